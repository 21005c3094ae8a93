import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const { space, status } = vars;

export const root = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

// Quieter than a badge: it is large. The icon carries the colour.
const of = ({ border, surface }: { border: string; surface: string }) => ({
  borderColor: border,
  backgroundColor: `color-mix(in oklab, ${surface} 46%, ${vars.surface.raised})`,
});
const mark = (text: string) => ({ color: text });

export const tone = variants(primitive, {
  info: of(status.info),
  success: of(status.success),
  warning: of(status.warning),
  danger: of(status.danger),
  neutral: of(status.neutral),
});

export const icon = variants(primitive, {
  info: mark(status.info.text),
  success: mark(status.success.text),
  warning: mark(status.warning.text),
  danger: mark(status.danger.text),
  neutral: mark(vars.text.muted),
});

export const iconBox = primitive({ flexShrink: 0, marginBlockStart: '0.0625rem' });
export const text = primitive({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = primitive({ fontWeight: vars.weight.strong });
export const body = primitive({ color: vars.text.muted });
export const actions = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockStart: space.x3,
  selectors: { '&:empty': { display: 'none' } },
});
export const dismiss = primitive({ marginBlock: '-0.375rem', marginInlineEnd: '-0.5rem', flexShrink: 0 });
