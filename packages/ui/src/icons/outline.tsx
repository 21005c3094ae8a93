import type { LucideIcon } from 'lucide-react';
import type { SVGAttributes } from 'react';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Side of the square box in px. The line stays 1.5 px at any size. Default 20. */
  size?: number;
}

/**
 * Makes an icon of the set: 20 px box, 1.5 px line, hidden from screen readers
 * (the control that shows it has the name).
 */
export function outline(Glyph: LucideIcon, name: string) {
  function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <Glyph aria-hidden focusable={false} size={size} strokeWidth={1.5} absoluteStrokeWidth {...rest} />
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
