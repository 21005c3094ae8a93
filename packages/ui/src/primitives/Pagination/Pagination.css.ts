import { vars } from '../../theme/contract.css.ts';
import { figures, focusRing, primitive, transition } from '../../theme/mixins.css.ts';

const { space, text, control } = vars;
const narrow = '(inline-size < 26rem)';

export const root = primitive({ containerType: 'inline-size', minInlineSize: 0 });
export const line = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  '@container': { [narrow]: { justifyContent: 'space-between' } },
});

export const pages = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: '0.125rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container': { [narrow]: { display: 'none' } },
});

const box = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: control.heightSmall,
  blockSize: control.heightSmall,
  paddingInline: space.x1,
  fontSize: vars.size.small,
  ...figures,
} as const;

export const page = primitive({
  ...box,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.muted,
  fontFamily: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  ...transition(['background-color', 'color']),
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.fill.hover, color: text.base },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[aria-current]': {
      color: text.base,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px 0 ${text.base}`,
      borderRadius: 0,
    },
    '&[data-focus-visible]': { ...focusRing, borderRadius: vars.radius.control },
  },
});

export const gap = primitive({ ...box, color: text.faint });

/** In little room, in the place of the numbers. */
export const place = primitive({
  display: 'none',
  color: text.muted,
  fontSize: vars.size.small,
  ...figures,
  '@container': { [narrow]: { display: 'inline' } },
});

export const arrow = primitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
