import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = '(width >= 64rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
/** What is said of the set, beside the pictures where there is room. */
export const columns = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
});
export const fields = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const pictures = component({ display: 'grid', gap: space.x3, minInlineSize: 0, border: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const legend = component({
  color: text.muted,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.label,
});
export const count = component({ ...figures, color: text.faint, fontSize: vars.size.label });
export const problem = component({ color: vars.status.danger.text, fontSize: vars.size.label });
/** Thousands scroll in their own place. */
export const window = component({
  maxBlockSize: 'max(24rem, calc(100dvh - 18rem))',
  overflowY: 'auto',
  overflowX: 'hidden',
  padding: '4px',
  margin: '-4px',
});
export const picture = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: {
    ...pictureEdge,
    '&[data-focus-visible]': focusRing,
    '&[data-selected]': { outline: `2px solid ${vars.silver.solid}`, outlineOffset: '1px' },
    '&[data-selected][data-focus-visible]': { outlineColor: vars.focus.ring, outlineOffset: '2px' },
  },
});
export const mark = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: space.x1,
  borderRadius: vars.radius.full,
  background: vars.silver.solid,
  color: text.onSilver,
  fontSize: vars.size.label,
  fontWeight: vars.weight.strong,
  ...figures,
});
export const more = component({ display: 'grid', justifyItems: 'center', paddingBlock: space.x3 });
