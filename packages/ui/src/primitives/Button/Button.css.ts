import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  edged,
  face,
  fill,
  fillProperty,
  focusRing,
  hairline,
  primitive,
  transition,
  variants,
} from '../../theme/mixins.css.ts';

const { accent, control, space, text } = vars;

export const root = primitive({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.base,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
  letterSpacing: vars.tracking.body,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  ...transition([fillProperty, 'color', 'box-shadow', 'transform', 'filter', 'opacity']),
  selectors: {
    '&[data-pressed]': { transform: 'translateY(0.5px)' },
    '&[data-disabled]': { cursor: 'not-allowed', color: text.disabled },
    '&[data-pending]': { cursor: 'progress' },
    '&:focus-visible, &[data-focus-visible]': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const size = variants(primitive, {
  medium: {
    minBlockSize: control.height,
    paddingInline: control.padding,
    paddingBlock: space.x1,
    fontSize: vars.size.body,
  },
  small: {
    minBlockSize: control.heightSmall,
    paddingInline: control.paddingSmall,
    paddingBlock: '0.125rem',
    fontSize: vars.size.small,
  },
});

export const isFullWidth = primitive({ display: 'flex', inlineSize: '100%' });

const quietFace: StyleRule = { ...hairline, vars: { [fill]: vars.fill.quiet } };
const disabledFace: StyleRule = {
  ...hairline,
  vars: { [fill]: vars.fill.quiet, [face]: fill },
  color: text.disabled,
  boxShadow: 'none',
};

/** What the lit faces have in common, said once: it is in every bundle with a button. */
const lit = primitive({
  selectors: {
    '&[data-hovered]': { filter: 'brightness(1.06)' },
    '&[data-pressed]': { filter: 'brightness(0.96)' },
    '&[data-disabled]': disabledFace,
  },
});
/** A lit face: brighter at the top, with a fine light on its upper edge. */
const solid = (top: string, bottom: string, colour: string, shadow: string, more: StyleRule = {}) => [
  lit,
  {
    vars: { [face]: bottom },
    background: `linear-gradient(${top}, ${bottom}) border-box`,
    color: colour,
    ...more,
    boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.22), ${shadow}`,
    '@media': {
      '(forced-colors: active)': { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' },
    },
  },
];

export const variant = variants(primitive, {
  primary: solid(accent.solidTop, accent.solidBottom, accent.on, vars.shadow.raised, {
    borderColor: accent.edge,
  }),
  secondary: {
    ...quietFace,
    selectors: {
      '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover } },
      '&[data-pressed]': { vars: { [fill]: vars.fill.quiet } },
    },
  },
  ghost: {
    backgroundColor: 'transparent',
    color: text.muted,
    ...transition(['background-color', 'color']),
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.fill.hover, color: text.base },
      '&[data-pressed]': { backgroundColor: vars.fill.pressed, color: text.base },
    },
  },
  value: solid(vars.gold.solidTop, vars.gold.solidBottom, text.onGold, vars.shadow.gold),
  generate: solid(vars.violet.solidTop, vars.violet.solidBottom, text.onViolet, vars.shadow.glow),
  danger: {
    ...quietFace,
    color: vars.status.danger.text,
    selectors: {
      '&[data-hovered]': {
        ...edged(vars.status.danger.border),
        vars: { [fill]: vars.status.danger.surface },
      },
    },
  },
});

export const content = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pending = primitive({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
