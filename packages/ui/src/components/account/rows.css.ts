import { vars } from '../../theme/contract.css.ts';
import { component, figures, variants } from '../../theme/mixins.css.ts';

const { space, text, status } = vars;
const narrow = '(width < 40rem)';

export const section = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const list = component({
  display: 'grid',
  listStyle: 'none',
  minInlineSize: 0,
  borderBlock: `1px solid ${vars.line.divider}`,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x4,
  rowGap: space.x3,
  paddingBlock: space.x4,
  minInlineSize: 0,
  '@media': { [narrow]: { columnGap: space.x3 } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.divider}` } },
});
/** What it is, in a ring: the row begins there. */
export const sign = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.line.divider}`,
  borderRadius: vars.radius.full,
  '@media': { [narrow]: { alignSelf: 'start' } },
});
export const signTone = variants(component, {
  neutral: { color: text.muted },
  warning: {
    borderColor: status.warning.border,
    backgroundColor: status.warning.surface,
    color: status.warning.text,
  },
});
export const words = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x1,
  color: text.base,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: '2px',
  color: text.muted,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const faint = component({ color: text.faint });
/** At the end of the row; under the words where there is no room beside them. */
export const end = component({
  justifySelf: 'end',
  '@media': { [narrow]: { gridColumn: 2, justifySelf: 'start' } },
});
export const problem = component({
  color: status.danger.text,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const hint = component({ color: text.muted, fontSize: vars.size.small });
