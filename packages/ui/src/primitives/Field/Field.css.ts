import { vars } from '../../theme/contract.css.ts';
import {
  edged,
  figures,
  fill,
  hairline,
  hidden as hiddenRule,
  lip,
  primitive,
  transition,
  variants,
} from '../../theme/mixins.css.ts';

const { control, space, text, status } = vars;

export const root = primitive({ display: 'grid', gap: space.x2, alignContent: 'start', minInlineSize: 0 });

export const labelLine = primitive({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
});

export const label = primitive({
  color: text.muted,
  fontWeight: vars.weight.medium,
  selectors: { '[data-disabled] &': { color: text.disabled } },
});

export const optional = primitive({ color: text.faint, fontWeight: vars.weight.regular });
export const aside = primitive({ color: text.faint, flexShrink: 0, ...figures });
export const hidden = primitive(hiddenRule);

export const help = primitive({ color: text.faint, fontSize: vars.size.label, lineHeight: 1.45 });

export const error = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  color: status.danger.text,
  fontSize: vars.size.label,
  lineHeight: 1.45,
});
export const errorIcon = primitive({ flexShrink: 0, marginBlockStart: '0.0625rem' });

/** The well in which something is typed or chosen. */
export const well = primitive({
  ...lip,
  vars: { [fill]: vars.surface.field },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  color: text.base,
  ...transition(['box-shadow', 'outline-color']),
  outline: '2px solid transparent',
  outlineOffset: '-1px',
  selectors: {
    '&[data-invalid]': edged(status.danger.text),
    '&[data-disabled]': {
      ...hairline,
      vars: { [fill]: vars.surface.sunken },
      color: text.disabled,
      cursor: 'not-allowed',
    },
    '&:focus-within:has(input:focus, textarea:focus), &[data-focus-visible]': {
      outlineColor: vars.focus.ring,
    },
  },
});

export const wellSize = variants(primitive, {
  medium: { minBlockSize: control.height, paddingInline: '0.75rem', fontSize: vars.size.body },
  small: { minBlockSize: control.heightSmall, paddingInline: '0.625rem', fontSize: vars.size.small },
});

export const input = primitive({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: vars.leading.control,
  caretColor: vars.violet.text,
  selectors: {
    '&::placeholder': { color: text.faint, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: text.disabled },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.surface.field}`,
      WebkitTextFillColor: text.base,
      borderRadius: vars.radius.inner,
    },
  },
  '@media': {
    // iOS zooms into a field whose text is under 16 px.
    '(pointer: coarse)': { fontSize: '1rem' },
  },
});

export const slot = primitive({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  color: text.faint,
});
/** A button inside the well, concentric with it. */
export const endSlot = primitive({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.x1,
  marginInlineEnd: '-0.4375rem',
});

/** Its ring turns inward, where the well does not cut it. */
export const innerButton = primitive({
  selectors: { '&:focus-visible, &[data-focus-visible]': { outlineOffset: '-2px' } },
});
