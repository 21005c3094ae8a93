import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, oneLine, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});
export const head = component({ display: 'grid', gap: '2px' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
});
export const count = component({ ...figures, color: text.faint, fontSize: vars.size.label });
export const item = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': focusRing },
});
// Over a picture of any colour, in either theme.
const shade = 'oklch(0.14 0.012 288 / 0.78)';
const onShade = 'oklch(0.98 0.004 288)';
export const words = component({
  ...oneLine,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: space.x3,
  paddingBlock: `${space.x8} ${space.x3}`,
  background: `linear-gradient(transparent, ${shade})`,
  color: onShade,
  fontSize: vars.size.label,
  textAlign: 'start',
  opacity: 0,
  ...transition(['opacity'], vars.motion.base),
  selectors: {
    [`${item}[data-hovered] &, ${item}[data-focus-visible] &`]: { opacity: 1 },
  },
});
export const play = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: shade,
  color: onShade,
});
export const more = component({
  display: 'grid',
  justifySelf: 'center',
  justifyItems: 'center',
  gap: space.x3,
  color: text.faint,
  fontSize: vars.size.label,
});
export const moreFailed = component({ color: text.muted, fontSize: vars.size.body, textAlign: 'center' });
