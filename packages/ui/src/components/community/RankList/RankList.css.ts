import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;
const narrow = '(width < 40rem)';

export const list = component({
  display: 'grid',
  listStyle: 'none',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
});
export const item = component({ display: 'grid', minInlineSize: 0 });
/** What begins a band: its number and name, over its first row. */
export const band = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x3,
  margin: 0,
  paddingBlock: `${space.x5} ${space.x2}`,
  color: text.muted,
  fontSize: vars.size.label,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
});
export const numeral = component({
  minInlineSize: '2.5rem',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.display,
  color: text.base,
});
export const bandName = component({ color: text.base, fontSize: vars.size.small });
export const from = component({ ...figures, marginInlineStart: 'auto' });
export const row = component({
  display: 'grid',
  gridTemplateColumns: '3.5rem 2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x4,
  minBlockSize: '4rem',
  paddingBlock: space.x2,
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.inner,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
  '@media': { [narrow]: { gridTemplateColumns: '2.5rem 2.5rem minmax(0, 1fr) auto', columnGap: space.x2 } },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': focusRing,
  },
});
/** Who looks at the list. */
export const own = component({ backgroundColor: vars.fill.selected });
export const place = component({
  ...figures,
  justifySelf: 'end',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.display,
  color: text.muted,
  '@media': { [narrow]: { fontSize: vars.size.body } },
});
export const words = component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = component({ color: text.base, fontWeight: vars.weight.strong });
export const handle = component({ color: text.muted, fontSize: vars.size.label });
export const points = component({
  ...figures,
  color: text.base,
  textAlign: 'end',
  paddingInlineEnd: space.x2,
});
