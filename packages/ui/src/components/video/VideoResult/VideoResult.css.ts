import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, figures, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
/** Width by height of the video. */
export const across = createVar();
const edge = 'clamp(1.25rem, 2.4vw, 1.75rem)';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  paddingBlock: `${space.x7} ${space.x4}`,
  paddingInline: edge,
  minInlineSize: 0,
});
export const head = component({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: `${space.x3} ${space.x4}`,
});
export const words = component({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: '2px' });
export const title = component({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
});
export const summary = component({ ...figures, color: text.muted, fontSize: vars.size.label });
export const state = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
/** No wider than it can be seen whole, with what plays it below. */
export const player = component({
  alignSelf: 'center',
  inlineSize: `min(100%, 46rem, calc(max(16rem, 100dvh - 18rem) * ${across}))`,
});
