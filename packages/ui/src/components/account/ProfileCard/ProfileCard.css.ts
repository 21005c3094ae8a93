import { vars } from '../../../theme/contract.css.ts';
import { component, fill, focusRing, hairline, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

/** A little light falls on the person from above. */
export const root = component({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  display: 'grid',
  gap: space.x5,
  alignContent: 'start',
  minInlineSize: 0,
  padding: `clamp(${space.x5}, 8cqi, ${space.x8})`,
  borderRadius: vars.radius.card,
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x5,
  rowGap: space.x4,
  minInlineSize: 0,
});
export const who = component({
  display: 'grid',
  flex: '1 1 9rem',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const handle = component({
  color: text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  overflowWrap: 'anywhere',
});
export const mark = component({ marginBlockStart: space.x2 });
export const nameless = component({ color: text.faint });
export const words = component({
  maxInlineSize: vars.measure.narrow,
  color: text.base,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const links = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x5,
  rowGap: space.x2,
  minInlineSize: 0,
  listStyle: 'none',
});
export const link = component({
  ...transition(['color']),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  paddingBlock: '2px',
  borderRadius: vars.radius.inner,
  color: text.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.line.divider,
  textUnderlineOffset: '0.25em',
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem', minInlineSize: '2.75rem' } },
  selectors: {
    '&:hover': { color: text.base, textDecorationColor: 'currentColor' },
    '&:focus-visible': focusRing,
  },
});
export const icon = component({ display: 'inline-grid', flexShrink: 0, color: text.faint });
