import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const twins = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const lead = component({
  margin: 0,
  color: text.muted,
  fontSize: vars.size.small,
  textWrap: 'pretty',
});
export const list = component({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const twin = component({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x3,
  paddingBlock: space.x2,
  minInlineSize: 0,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
});
export const words = component({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const title = component({
  color: text.base,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
    },
  },
  selectors: {
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    '&[data-focus-visible]': focusRing,
  },
});
export const status = component({ color: text.muted, fontSize: vars.size.label });
