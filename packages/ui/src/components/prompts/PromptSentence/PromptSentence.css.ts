import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, hidden, transition } from '../../../theme/mixins.css.ts';

const { space, text, line, motion } = vars;

export const root = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });

/** One large sentence. Its lines have room for the hairlines under the words. */
export const sentence = component({
  minInlineSize: 0,
  color: text.muted,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.42,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  ...transition(['font-size', 'opacity'], motion.slow),
});
/** While one slot is asked for below. */
export const isAside = component({ fontSize: vars.size.heading, color: text.faint });

const come = keyframes({ from: { opacity: 0, filter: 'blur(4px)' } });

/** Runs on over the end of a line, as words do. */
export const slot = component({
  borderRadius: vars.radius.inner,
  color: text.base,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: line.control,
  textUnderlineOffset: '0.24em',
  textDecorationSkipInk: 'none',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...transition(['color', 'background-color', 'text-decoration-color', 'box-shadow']),
  selectors: {
    '&[data-empty]': { color: text.faint, fontStyle: 'italic', textDecorationStyle: 'dotted' },
    [`${isAside} &`]: { color: text.faint },
    [`${isAside} &[data-current]`]: { color: text.base, textDecorationThickness: '2px' },
    '&[data-hovered]': {
      color: text.base,
      textDecorationColor: text.base,
      backgroundColor: vars.fill.hover,
      boxShadow: `0 0 0 0.14em ${vars.fill.hover}`,
    },
    '&[data-open]': {
      color: text.base,
      textDecorationColor: text.base,
      backgroundColor: vars.fill.selected,
      boxShadow: `0 0 0 0.14em ${vars.fill.selected}`,
    },
    '&[data-focus-visible]': focusRing,
  },
});

export const label = component(hidden);
/** The place of words that are on their way. */
export const waiting = component({
  display: 'inline-block',
  inlineSize: '5em',
  blockSize: '0.7em',
  borderRadius: vars.radius.inner,
  backgroundColor: vars.fill.skeleton,
});

/** New words come up as a picture does in its bath. */
const appear = `${come} ${motion.slow} ${motion.emphasised}`;
const comes = {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: appear } },
} as const;
export const words = component(comes);

/** The word that stands in the line, and under it what may stand there instead. */
export const fan = component({
  ...comes,
  display: 'inline-grid',
  justifyItems: 'start',
  maxInlineSize: '100%',
  verticalAlign: 'baseline',
  fontStyle: 'normal',
});
export const first = component({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'inherit',
  textUnderlineOffset: '0.24em',
});
export const after = component({ color: text.muted });
/** Hung on a silver line that fades, each a little further out; no wider than the word if that is wide enough. */
export const others = component({
  display: 'grid',
  gap: '0.2em',
  inlineSize: 0,
  minInlineSize: 'max(100%, 5.5em)',
  marginBlockStart: '0.55em',
  marginBlockEnd: '0.5em',
  paddingInlineStart: '0.7em',
  borderInlineStart: '1px solid transparent',
  borderImage: `linear-gradient(${line.control}, transparent) 1`,
  fontSize: '0.52em',
  lineHeight: 1.25,
  letterSpacing: 0,
  color: text.muted,
});
export const other = component({
  selectors: {
    '&:nth-child(2)': { paddingInlineStart: '0.3em' },
    '&:nth-child(3)': { paddingInlineStart: '0.6em' },
    '&:nth-child(n + 4)': { paddingInlineStart: '0.9em' },
  },
});
export const or = component({ color: text.faint, fontStyle: 'italic', paddingInlineEnd: '0.1em' });

export const faults = component({ display: 'grid', gap: space.x2, listStyle: 'none' });
export const fault = component({
  display: 'flex',
  gap: space.x2,
  alignItems: 'baseline',
  color: vars.status.warning.text,
  fontSize: vars.size.small,
});
