import { createElement, type SVGAttributes } from 'react';
import { cx } from '../theme/cx.ts';
import { ours } from '../theme/ours.ts';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Side of the square box in px. The line keeps its width, 1.5 px unless told, at any size. Default 20. */
  size?: number;
}

/** Shapes of an icon on a grid of 24: the element and its attributes. */
type Shapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];

const grid = 24;
const line = 1.5;

/**
 * Makes an icon of the set: 20 px box, 1.5 px line, hidden from screen readers
 * (the control that shows it has the name).
 */
export function outline(name: string, shapes: Shapes) {
  function Icon({ size = 20, strokeWidth = line, ...rest }: IconProps) {
    const box: SVGAttributes<SVGSVGElement> = {
      'aria-hidden': true,
      focusable: false,
      width: size,
      height: size,
      viewBox: `0 0 ${grid} ${grid}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: (Number(strokeWidth) * grid) / size,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
      className: cx(ours, rest.className),
    };
    // As arguments, not as a list: their order never changes, so they need no keys.
    return createElement(
      'svg',
      box,
      ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
