import { specs } from '../../foundations/spec/specs.ts';
import { type Line, line } from './line.tsx';

/** What the specs of the components in a folder hold of the specification. */
export const specifiedIn = (area: string): readonly Line[] =>
  [...specs.values()]
    .filter((spec) => spec.area === area)
    .flatMap(({ Component, specified = [] }) =>
      specified.map(([section, props, words, figures]) => line(section, Component, props, words, figures)),
    );
