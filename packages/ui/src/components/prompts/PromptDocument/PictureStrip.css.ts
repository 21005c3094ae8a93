import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const gap = space.x3;
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  minInlineSize: 0,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});
export const title = component({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const strip = component({
  // What is said to readers alone stands out of the flow: it is clipped with the strip.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap,
  margin: 0,
  padding: '4px',
  marginInline: '-4px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
const blockSize = 'clamp(7rem, 16vw, 10rem)';
export const place = component({
  flexShrink: 0,
  blockSize,
  borderRadius: vars.radius.control,
  overflow: 'clip',
  overflowClipMargin: '4px',
});
/** Stands for those that are not drawn. */
export const skipped = component({ flexShrink: 0, blockSize });
export const picture = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.control,
  overflow: 'clip',
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': focusRing },
});
export const words = component({ margin: 0, color: text.faint, fontSize: vars.size.small });
export const more = component({ flexShrink: 0 });
