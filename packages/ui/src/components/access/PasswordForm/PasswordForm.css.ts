import { vars } from '../../../theme/contract.css.ts';
import { component, hidden, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const form = component({ display: 'grid', gap: space.x4 });
export const rule = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: `${space.x1} ${space.x4}`,
  listStyle: 'none',
  fontSize: vars.size.label,
});
export const part = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: text.muted,
  ...transition(['color']),
  selectors: { '&[data-met]': { color: vars.status.success.text } },
});
export const dot = component({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&:empty::before': {
      content: '',
      inlineSize: '0.3125rem',
      blockSize: '0.3125rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});
export const spoken = component(hidden);
export const providers = component({ display: 'grid', gap: space.x2 });
export const or = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  color: text.faint,
  fontSize: vars.size.label,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, blockSize: '1px', background: vars.line.divider },
  },
});
export const others = component({ display: 'grid', justifyItems: 'start', marginInlineStart: '-0.625rem' });
/** As high as the line and one row of buttons. A second row goes on into the edge of the page: it moves nothing either. */
export const room = component({ position: 'relative', minBlockSize: '5rem' });
export const inRoom = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gap: space.x3,
});
export const sideBySide = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: space.x2,
});
