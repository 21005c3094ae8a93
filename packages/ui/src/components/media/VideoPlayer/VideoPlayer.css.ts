import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, overPicture, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

/** Width by height. */
export const ratio = createVar();

export const root = component({
  display: 'grid',
  gap: space.x2,
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: {
    '&:fullscreen': {
      gridTemplateRows: 'minmax(0, 1fr) auto',
      padding: space.x4,
      backgroundColor: vars.surface.sunken,
    },
  },
});

export const frame = component({
  position: 'relative',
  display: 'grid',
  aspectRatio: ratio,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  isolation: 'isolate',
  selectors: {
    ':fullscreen > &': { aspectRatio: 'auto', minBlockSize: 0 },
    ...pictureEdge,
  },
});

export const video = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  cursor: 'pointer',
});

export const cover = component({ position: 'absolute', inset: 0, display: 'grid', pointerEvents: 'none' });
/** The poster fills the frame of a full screen, too. */
export const poster = component({ blockSize: '100%' });

export const middle = component({
  position: 'relative',
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  // Over a picture of any colour, in either theme.
  background: overPicture.ground(0.72),
  color: overPicture.ink,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const failure = component({
  position: 'relative',
  zIndex: 1,
  placeSelf: 'stretch',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x3,
  overflow: 'auto',
  backgroundColor: vars.surface.sunken,
  color: text.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
});

export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  minInlineSize: 0,
});

/** On a line of its own: each frame counts, and a short line would pass over some. */
export const seek = component({ flex: '1 0 100%', minInlineSize: 0 });

export const time = component({
  paddingInline: space.x2,
  minBlockSize: vars.control.heightSmall,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.muted,
  fontSize: vars.size.label,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...figures,
  selectors: {
    '&[data-hovered]': { color: text.base, background: vars.fill.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
});
export const now = component({ color: text.base });

/** What stays when the time is read stands at the end. */
export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  marginInlineStart: 'auto',
});

/** As wide as high, for a finger. */
export const speed = component({ minInlineSize: vars.control.heightSmall });
