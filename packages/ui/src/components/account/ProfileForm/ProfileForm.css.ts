import { vars } from '../../../theme/contract.css.ts';
import { component, hidden as unseen } from '../../../theme/mixins.css.ts';

const { space, text, status } = vars;
/** Of the place that it has, not of the window: beside it may stand a sidebar. */
const wide = '(min-width: 46rem)';

export const root = component({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.x6,
  minInlineSize: 0,
});
export const columns = component({
  display: 'grid',
  gap: space.x8,
  minInlineSize: 0,
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 21rem)', columnGap: space.x10 },
  },
});
export const fields = component({ display: 'grid', alignContent: 'start', gap: space.x6, minInlineSize: 0 });
export const beside = component({
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: space.x5, alignSelf: 'start' } },
});
export const besideLine = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x4,
});
/** As wide as a card is in the hand, apart from what can be changed. */
export const arcana = component({ inlineSize: '9rem', marginBlockStart: space.x5 });
export const faint = component({ color: text.faint, fontSize: vars.size.label });
export const muted = component({ color: text.muted, fontSize: vars.size.small, lineHeight: 1.45 });
export const news = component({ display: 'block', color: text.base });
export const free = component({ color: status.success.text });
export const hidden = component(unseen);

export const links = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const linkRow = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.x2,
  alignItems: 'start',
  // Without a label above it that a finger may hit as well.
  '@media': { '(pointer: coarse)': { vars: { [vars.control.height]: '2.875rem' } } },
});
export const legend = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});

export const both = component({
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  marginBlockStart: space.x3,
});
export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  columnGap: space.x5,
  rowGap: space.x1,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});
export const pairName = component({ gridColumn: '1 / -1', fontWeight: vars.weight.strong });
export const said = component({ minInlineSize: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
