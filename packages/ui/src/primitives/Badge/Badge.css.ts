import { vars } from '../../theme/contract.css.ts';
import { figures, primitive, variants } from '../../theme/mixins.css.ts';

const { status, gold, violet } = vars;

export const root = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  flexShrink: 0,
  maxInlineSize: '100%',
  paddingInline: '0.625rem',
  minBlockSize: '1.5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  letterSpacing: '0.005em',
  whiteSpace: 'nowrap',
  ...figures,
});

const of = ({ text, border, surface }: { text: string; border: string; surface: string }) => ({
  color: text,
  borderColor: border,
  backgroundColor: surface,
});

export const tone = variants(primitive, {
  neutral: of(status.neutral),
  success: of(status.success),
  warning: of(status.warning),
  danger: of(status.danger),
  info: of(status.info),
  running: of(status.running),
  gold: of(gold),
  violet: of(violet),
});

/** A count on a corner of what it counts. */
export const count = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.full,
  backgroundColor: violet.solid,
  color: vars.text.onViolet,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  ...figures,
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export const anchor = primitive({ position: 'relative', display: 'inline-flex' });
export const pinned = primitive({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  pointerEvents: 'none',
  boxShadow: `0 0 0 2px ${vars.surface.canvas}`,
});
