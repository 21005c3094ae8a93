import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { ours } from './ours.ts';

/** What fills a hairlined surface. Registered as a colour, so that it can fade. */
export const fill = createVar({ syntax: '<color>', inherits: false, initialValue: 'transparent' });

/**
 * The one colour of a face that is painted with images, for where they give way to a colour of the page's own. It is nothing
 * for what has no such face.
 */
export const face = createVar({ syntax: '*', inherits: false });

/** Names the colour of a face that is painted with {@link fill}. */
const withFace = (rule: StyleRule): StyleRule =>
  typeof rule.background === 'string' && rule.background.includes(fill)
    ? { ...rule, vars: { [face]: fill, ...rule.vars } }
    : rule;

const inLayer = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: withFace(rule) } });

type Parts = StyleRule | readonly (StyleRule | string)[];
const styleIn = (layer: string) => (parts: Parts) =>
  style([
    ...(Array.isArray(parts) ? parts : [parts]).map((part) =>
      typeof part === 'string' ? part : inLayer(layer, part),
    ),
    ours,
  ]);

/** Makes a class in the layer of the primitives; takes a rule or a list of rules and classes. */
export const primitive = styleIn(layers.primitives);
/** Makes a class in the layer of the patterns. */
export const pattern = styleIn(layers.patterns);
/** Makes a class in the layer of the components. */
export const component = styleIn(layers.components);

/** One class for each key, all in the layer of `make`. They go on an element that has a class of its own. */
export function variants<Key extends string>(
  make: (parts: Parts) => string,
  rules: Record<Key, Parts>,
): Record<Key, string> {
  const entries = Object.entries(rules) as [Key, Parts][];
  return Object.fromEntries(
    entries.map(([key, parts]) => [key, make(parts).replace(` ${ours}`, '')]),
  ) as Record<Key, string>;
}

const edge = (top: string, bottom: string): StyleRule => ({
  border: '1px solid transparent',
  background: `linear-gradient(${fill}, ${fill}) padding-box, linear-gradient(${top}, ${bottom}) border-box`,
});

/** A silvered edge lit from above, round whatever `fill` is set to. Needs an opaque fill. */
export const hairline = edge(vars.line.hairTop, vars.line.hairBottom);
/** The edge of something sunken: the light lies on its lower lip, at 3:1. */
export const lip = edge(vars.line.lipTop, vars.line.lipBottom);
/** The same edge in one colour, for a control that is chosen, refused or of value. */
export const edged = (colour: string): StyleRule => edge(colour, colour);

/** The colours of what lies over a picture of any colour, in either theme. The ground takes its opacity, from 0 to 1. */
export const overPicture = {
  ink: 'oklch(0.98 0.004 288)',
  ground: (opacity: number) => `oklch(0.14 0.012 288 / ${opacity})`,
} as const;

/** The edge of a picture, drawn over it: it is visible on a ground of its own colour. For `selectors`. */
export const pictureEdge = {
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.line.hairBottom}`,
    pointerEvents: 'none',
  },
} as const satisfies StyleRule['selectors'];

/** A ring in the gap outside the control. Spread it under `[data-focus-visible]`. */
export const focusRing: StyleRule = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' };

/** One transition for the named properties, in the fast time unless told. */
export const transition = (properties: string[], time: string = vars.motion.fast): StyleRule => ({
  transition: properties.map((property) => `${property} ${time} ${vars.motion.standard}`).join(', '),
});

/** The name that {@link transition} takes for the fill of a hairlined surface. */
export const fillProperty = fill.slice(4, -1);

/** Seen by no one, read by screen readers. */
export const hidden: StyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** Figures of one width, so that a changing number does not shift. */
export const figures: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' };

/**
 * The measures of text in em, for a page that is seen before its font is there: in the face that stands in for it a figure, and
 * so a ch, is not as wide. What 65 and 44 figures of Instrument Sans are.
 */
export const steadyMeasures = { [vars.measure.text]: '43.3378em', [vars.measure.narrow]: '29.3364em' };

/** The end of what scrolls, while there is more under it. */
export const fadingEnd: StyleRule = { maskImage: 'linear-gradient(#000 calc(100% - 2rem), #0000)' };

/** One line, then an ellipsis. */
export const oneLine: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
