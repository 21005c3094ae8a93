import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition } from '../../theme/mixins.css.ts';

const { space, text, control } = vars;
const narrow = '(inline-size < 30rem)';

export const root = primitive({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

export const list = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  listStyle: 'none',
  margin: 0,
  // The words of the first one begin where the page does.
  marginInlineStart: `calc(${space.x2} * -1)`,
  padding: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.control,
});

export const crumb = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** Between the first and the last two: it stands in the menu where there is little room. */
export const between = primitive({ '@container': { [narrow]: { display: 'none' } } });

/** The menu of those. */
export const more = primitive({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-flex' } },
});

export const link = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: control.heightSmall,
  paddingInline: space.x2,
  paddingBlock: space.x1,
  borderRadius: vars.radius.control,
  color: text.muted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  ...transition(['background-color', 'color']),
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.fill.hover, color: text.base },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': focusRing,
    '&[data-current]': { color: text.base, fontWeight: vars.weight.strong, cursor: 'default' },
  },
  '@media': { '(pointer: coarse)': { minInlineSize: control.heightSmall } },
});

export const arrow = primitive({
  flexShrink: 0,
  color: text.faint,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
