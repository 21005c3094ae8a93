import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, focusRing, hairline, transition } from '../../../theme/mixins.css.ts';
import { printedAlone } from '../../../theme/print.css.ts';

const { space, text, line, font, size, surface, silver } = vars;

export const root = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const form = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const options = component({
  display: 'grid',
  minInlineSize: 0,
  boxShadow: `inset 0 1px 0 ${line.divider}`,
});
export const option = component({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.x3,
  minBlockSize: '2.75rem',
  paddingBlock: space.x3,
  cursor: 'pointer',
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
  overflowWrap: 'anywhere',
});
export const radio = component({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.09em',
  border: `1.5px solid ${line.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: surface.field,
  cursor: 'inherit',
  ...transition(['background-color', 'border-color']),
  selectors: {
    '&:checked': { backgroundColor: silver.solid, borderColor: silver.solid },
    '&::after': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'transparent',
    },
    '&:checked::after': { backgroundColor: text.onSilver },
    '&:focus-visible': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const optionWords = component({ display: 'grid', gap: space.x1, minInlineSize: 0, lineHeight: 1.45 });
export const hint = component({ color: text.muted, fontSize: size.small });
export const rule = component({
  margin: 0,
  maxInlineSize: vars.measure.text,
  color: text.muted,
  fontSize: size.small,
});
export const problem = component({ margin: 0, color: vars.status.danger.text, fontSize: size.small });

export const receipt = component({ display: 'grid', gap: space.x3, justifyItems: 'start', minInlineSize: 0 });
export const slip = component({
  ...hairline,
  ...figures,
  vars: { [fill]: surface.raised },
  display: 'grid',
  gap: space.x4,
  inlineSize: 'min(27.5rem, 100%)',
  minInlineSize: 0,
  padding: space.x5,
  borderRadius: vars.radius.card,
  fontSize: size.small,
});
export const slipTitle = component({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const slipAbout = component({ margin: 0, color: text.muted, overflowWrap: 'anywhere' });
export const facts = component({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px dashed ${line.divider}`,
});
export const fact = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  gap: `${space.x1} ${space.x4}`,
  color: text.muted,
});
export const numberFact = component({ display: 'grid', gap: space.x1, color: text.muted });
export const said = component({ margin: 0, color: text.base, overflowWrap: 'anywhere' });
export const digits = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  gap: `${space.x1} 1ch`,
  fontFamily: font.mono,
  fontSize: size.caption,
  '@media': { '(max-width: 26rem)': { gridTemplateColumns: 'repeat(2, max-content)' } },
});
export const acts = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

export const secrecy = component({
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
  paddingBlockStart: space.x5,
  boxShadow: `inset 0 1px 0 ${line.divider}`,
});
export const summary = component({ margin: 0, fontSize: size.small, fontWeight: vars.weight.strong });

/** The attribute of a slip while it is printed. */
export const printing = 'data-printing';
printedAlone(slip, `[${printing}]`);
