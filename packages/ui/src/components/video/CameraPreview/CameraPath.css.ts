import { vars } from '../../../theme/contract.css.ts';
import { component, overPicture } from '../../../theme/mixins.css.ts';

// Over a picture of any colour, in either theme.
const silver = 'oklch(0.96 0.006 288)';
const shadow = 'oklch(0.1 0.012 288 / 0.6)';
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const drawing = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
});
/** What the frame that is shown does not see. */
export const outside = component({ fill: 'oklch(0.1 0.012 288 / 0.46)' });
export const trace = component({ ...thin, stroke: silver, strokeWidth: 1, strokeOpacity: 0.34 });
const parts = (stroke: string, strokeWidth: number) =>
  component({ ...thin, stroke, strokeWidth, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const halo = parts(shadow, 4);
export const line = parts(silver, 1.5);
/** It ends there: the line is broken. */
export const endFrame = component({ strokeDasharray: '7 6' });
export const seen = component({ ...thin, stroke: silver, strokeWidth: 2.5 });
export const camera = component({
  fill: silver,
  stroke: shadow,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

const label = component({
  position: 'absolute',
  margin: vars.space.x2,
  paddingInline: vars.space.x2,
  paddingBlock: '1px',
  borderRadius: vars.radius.full,
  background: overPicture.ground(0.72),
  color: overPicture.ink,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
export const startLabel = component([label, {}]);
export const endLabel = component([label, {}]);
