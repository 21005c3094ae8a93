import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, fill, hairline, variants } from '../../../theme/mixins.css.ts';

const { space, status } = vars;
export const swiped = createVar();
/** How far below its place, and to the right of it, the region stands, to lie over no action. */
export const below = createVar();
export const aside = createVar();

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.motion.travel}))` } });

/** The header of a page, and the title of a dialog that fills it, with its close button. */
const head = '4rem';

/** Dialogs, drawers and long forms mostly have their buttons at their foot, lists their search at the head of one side. */
export const region = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: `calc(${head} + max(${space.x2}, env(safe-area-inset-top)) + ${fallbackVar(below, '0px')})`,
  marginInline: 'auto',
  left: fallbackVar(aside, '0px'),
  right: `calc(-1 * ${fallbackVar(aside, '0px')})`,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
});

export const root = component({
  ...hairline,
  vars: { [fill]: vars.surface.overlay, [swiped]: '0px' },
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInline: `${space.x4} ${space.x2}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  color: vars.text.base,
  touchAction: 'pan-y',
  transform: `translateX(${swiped})`,
  opacity: `calc(1 - ${swiped} / ${toastLimits.swipePx * 4}px)`,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.emphasised}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const icon = variants(component, {
  info: { color: status.info.text },
  success: { color: status.success.text },
  warning: { color: status.warning.text },
  error: { color: status.danger.text },
});
export const iconBox = component({ flexShrink: 0, paddingBlockStart: '0.0625rem' });
export const words = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: '2px',
  overflowWrap: 'anywhere',
});
export const title = component({ fontWeight: vars.weight.strong, lineHeight: 1.4 });
export const description = component({ color: vars.text.muted, fontSize: vars.size.small, lineHeight: 1.45 });
/** Its cross stands on the line of the title. */
export const close = component({ marginBlock: '-0.375rem' });
export const action = component({ justifySelf: 'start', marginBlockStart: space.x2 });
