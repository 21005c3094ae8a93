import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { component } from '../../theme/mixins.css.ts';

const { space, text } = vars;
const edge = 'clamp(1.25rem, 2.4vw, 1.75rem)';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  inlineSize: '100%',
  minInlineSize: 0,
});

export const fields = component({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x6,
  paddingBlock: `${space.x7} ${space.x8}`,
  paddingInline: edge,
});
// Who goes through them by Tab sees where they are: between the header and what it costs, which both stay in sight.
globalStyle(`${fields} :is(input, textarea, button)`, {
  '@layer': { [layers.components]: { scrollMarginBlock: '5.5rem 10rem' } },
});

export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
  maxInlineSize: '14ch',
});

export const group = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
/** What is kept of a picture that is made again, and the way to let it go. */
export const seed = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
  color: text.muted,
  fontSize: vars.size.small,
});
export const retry = component({ justifySelf: 'start' });

/** What it costs, and the one thing to do: always in sight. */
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x4}`,
  paddingBlock: space.x4,
  paddingInline: edge,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  background: vars.surface.canvas,
  '@media': { '(max-height: 30rem)': { position: 'static' } },
});
/** Beside the button that was pressed: the end of a long form may be out of sight. */
export const failure = component({ flexBasis: '100%' });
export const cost = component({
  display: 'grid',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
});
export const model = component({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
});
