import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, focusRing, hairline, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = 'screen and (min-width: 860px)';

export const dialog = component({ maxInlineSize: '72rem' });

export const viewer = component({
  display: 'grid',
  gap: space.x5,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: space.x6 } },
});
/** The picture and its filmstrip. A prompt can be longer than the window: they stay while it is read. */
export const left = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' } },
});
/** As large as the window lets it be. */
export const stage = component({
  containerType: 'size',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'clamp(16rem, 100dvh - 17rem, 44rem)',
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  overflow: 'clip',
});
export const zoomed = component({ position: 'absolute', inset: 0 });
export const canvas = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: 'inherit',
  selectors: {
    // What is whole leaves scrolling to the dialog.
    '&[data-whole]': { cursor: 'zoom-in', touchAction: 'pan-y' },
    '&:active:not([data-whole])': { cursor: 'grabbing' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const sheet = component({
  pointerEvents: 'none',
  transformOrigin: 'center',
  selectors: { '&[data-pixels]': { imageRendering: 'pixelated' } },
});
export const zoomBar = component({
  vars: { [fill]: vars.surface.overlay },
  ...hairline,
  position: 'absolute',
  insetBlockEnd: space.x3,
  insetInlineEnd: space.x3,
  display: 'flex',
  alignItems: 'center',
  padding: '2px',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
});
export const percent = component({
  ...figures,
  minInlineSize: '3.5rem',
  color: text.muted,
  fontSize: vars.size.label,
  textAlign: 'center',
});
const wholeVideo = 'min(100%, 100cqb * var(--ratio, 1))';
export const video = component({ maxInlineSize: wholeVideo, maxBlockSize: '100%', inlineSize: '100%' });

export const strip = component({
  display: 'flex',
  gap: space.x1,
  padding: '3px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});
export const stripPlace = component({ flex: 'none', inlineSize: '3.25rem' });
export const stripFrame = component({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.control,
  overflow: 'clip',
  cursor: 'pointer',
  opacity: 0.6,
  ...transition(['opacity']),
  selectors: {
    '&[data-hovered], &[aria-current], &[data-other]': { opacity: 1 },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${text.base}` },
    '&[data-other]': { boxShadow: `0 0 0 2px ${vars.focus.ring}` },
    '&[data-focus-visible]': focusRing,
  },
});

export const compared = component({ maxBlockSize: '100%' });
export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x2,
  inlineSize: '100%',
  blockSize: '100%',
});
export const half = component({
  containerType: 'size',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  placeItems: 'center',
  minInlineSize: 0,
});
export const halfSheet = component({ alignSelf: 'center' });
export const halfName = component({ color: text.faint, fontSize: vars.size.label, lineHeight: '2rem' });

export const caption = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  minInlineSize: 0,
});
export const prompt = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});
export const facts = component({
  ...figures,
  display: 'grid',
  gap: '2px',
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  fontSize: vars.size.label,
});
export const term = component({ color: text.faint });
export const actions = component({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockStart: 'auto',
      paddingBlockStart: space.x3,
      background: vars.surface.overlay,
    },
  },
});
export const tools = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const filled = component({ fill: 'currentColor' });
export const comparison = component({ display: 'grid', gap: space.x2 });
export const hint = component({ color: text.muted, fontSize: vars.size.small });
export const turn = component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const position = component({ ...figures, color: text.muted, fontSize: vars.size.label });
export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
