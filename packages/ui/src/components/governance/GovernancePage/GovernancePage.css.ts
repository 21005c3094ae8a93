import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../../theme/mixins.css.ts';

const { space, text, line, size } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '60rem',
});
export const choices = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const list = component({
  display: 'grid',
  listStyle: 'none',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  boxShadow: `inset 0 1px 0 ${line.divider}`,
});
export const item = component({ display: 'grid', minInlineSize: 0 });
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.x2} ${space.x5}`,
  paddingBlock: space.x5,
  minInlineSize: 0,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const words = component({ display: 'grid', gap: space.x2, minInlineSize: 0, inlineSize: '100%' });
export const decision = component({
  ...figures,
  margin: 0,
  color: text.muted,
  fontSize: size.label,
});
export const title = component({
  justifySelf: 'start',
  maxInlineSize: '100%',
  color: text.base,
  fontFamily: vars.font.display,
  fontSize: size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
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
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': focusRing,
  },
});
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
  color: text.muted,
  fontSize: size.small,
});
export const voted = component({ color: text.base, fontWeight: vars.weight.medium });
