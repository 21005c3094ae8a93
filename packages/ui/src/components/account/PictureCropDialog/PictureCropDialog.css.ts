import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, overPicture, hidden as unseen } from '../../../theme/mixins.css.ts';

const { space } = vars;

/** Where the picture lies under the square, in shares of its side. */
export const pictureWidth = createVar();
export const pictureHeight = createVar();
export const pictureLeft = createVar();
export const pictureTop = createVar();

export const root = component({ display: 'grid', gap: space.x5, justifyItems: 'center', minInlineSize: 0 });
export const hidden = component(unseen);

/** As large as there is room for: with the controls below it, it is seen whole on a low window. */
export const stage = component({
  position: 'relative',
  inlineSize: 'min(100%, 20rem, 46vh)',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `1px solid ${vars.line.divider}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRing },
});
export const picture = component({
  position: 'absolute',
  maxInlineSize: 'none',
  inlineSize: pictureWidth,
  blockSize: pictureHeight,
  insetInlineStart: 0,
  insetBlockStart: 0,
  translate: `${pictureLeft} ${pictureTop}`,
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
/** What stands beside a name is round: its corners are seen, and darkened. */
export const ring = component({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  outline: `1px solid ${overPicture.ink}`,
  outlineOffset: '-1px',
  boxShadow: `0 0 0 20rem ${overPicture.ground(0.55)}`,
  pointerEvents: 'none',
});
export const waiting = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const controls = component({
  display: 'grid',
  gap: space.x4,
  inlineSize: 'min(100%, 20rem)',
});
export const moves = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
});
export const hint = component({
  inlineSize: 'min(100%, 20rem)',
  textWrap: 'pretty',
  color: vars.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
export const problem = component({ inlineSize: '100%' });
