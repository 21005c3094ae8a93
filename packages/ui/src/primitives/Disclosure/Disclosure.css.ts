import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition } from '../../theme/mixins.css.ts';

export const root = primitive({ minInlineSize: 0, borderBlockEnd: `1px solid ${vars.line.divider}` });

/** The button in it has the type. */
export const heading = primitive({
  margin: 0,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});

export const button = primitive({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.x2,
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: vars.text.base,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition(['color']),
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});

export const arrow = primitive({
  flexShrink: 0,
  color: vars.text.faint,
  ...transition(['transform'], vars.motion.base),
  selectors: { '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' } },
});

export const panel = primitive({
  overflow: 'clip',
  blockSize: 'var(--disclosure-panel-height)',
  ...transition(['height', 'block-size'], vars.motion.base),
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const content = primitive({
  // Clear of the button's ring.
  paddingBlock: `${vars.space.x1} ${vars.space.x4}`,
  color: vars.text.muted,
});
