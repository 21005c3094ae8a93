import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, hairline, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const edge = 'clamp(1.25rem, 2.4vw, 1.75rem)';

/** Width by height of what is shown, as a ratio and as a number. */
export const ratio = createVar();
export const across = createVar();

export const root = component({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  paddingBlock: `${space.x7} ${space.x8}`,
  paddingInline: edge,
  minInlineSize: 0,
});
/** In the middle of what is seen, however long the form beside it is. */
export const empty = component({
  marginInline: 'auto',
  position: 'sticky',
  insetBlockStart: 'calc(50dvh - 7rem)',
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x4}`,
});
export const facts = component({ ...figures, color: text.muted, fontSize: vars.size.label });

/** As large as there is room, but with the timeline below it in sight. */
export const stage = component({
  position: 'relative',
  alignSelf: 'center',
  inlineSize: `min(100%, calc(max(16rem, 100dvh - 23rem) * ${across}))`,
  aspectRatio: ratio,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  isolation: 'isolate',
  selectors: pictureEdge,
});
export const picture = component({ inlineSize: '100%', blockSize: '100%' });
export const lens = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });
/** Where a picture will be. */
export const place = component({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: 'calc(100dvh - 16rem)',
  borderRadius: vars.radius.card,
});

export const told = component({
  ...figures,
  color: text.muted,
  fontSize: vars.size.label,
  textAlign: 'center',
});
export const transport = component({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const now = component({ ...figures, marginInlineStart: 'auto', fontSize: vars.size.small });
