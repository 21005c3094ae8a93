import { vars } from '../../theme/contract.css.ts';
import {
  edged,
  fill,
  fillProperty,
  focusRing,
  hairline,
  primitive,
  transition,
} from '../../theme/mixins.css.ts';

const { control, space, text, violet } = vars;

export const chips = primitive({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

export const rail = primitive({
  ...hairline,
  vars: { [fill]: vars.surface.sunken },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: '0.125rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.card,
});

export const item = primitive({ display: 'grid', minInlineSize: 0 });

const common = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minBlockSize: control.heightSmall,
  color: text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
} as const;

export const chip = primitive({
  ...hairline,
  ...common,
  vars: { [fill]: vars.fill.quiet },
  paddingInline: '0.75rem',
  borderRadius: vars.radius.control,
  ...transition([fillProperty, 'color']),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover }, color: text.base },
    '&[data-selected]': { ...edged(violet.border), vars: { [fill]: violet.surface }, color: text.base },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
});

export const segment = primitive({
  ...common,
  paddingInline: space.x2,
  borderRadius: vars.radius.control,
  ...transition(['color']),
  selectors: {
    '&[data-hovered]': { color: text.base },
    '&[data-selected]': { color: text.base, fontWeight: vars.weight.strong },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
});

/** Slides from the old choice to the new one. */
export const indicator = primitive({
  ...hairline,
  vars: { [fill]: vars.surface.overlay },
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: vars.shadow.raised,
  transition: `translate ${vars.motion.base} ${vars.motion.emphasised}, width ${vars.motion.base} ${vars.motion.emphasised}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { backgroundColor: 'Highlight', opacity: 0.3, forcedColorAdjust: 'none' },
  },
});

export const words = primitive({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
});
