import { vars } from '../../../theme/contract.css.ts';
import { component, hidden as unseen } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;
const small = '(max-width: 30rem)';

export const root = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const group = component({ display: 'grid', minInlineSize: 0 });
export const title = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: space.x1,
});
export const list = component({ display: 'grid', listStyle: 'none' });

/** One line; on a small screen two: what it is and whether it is on, then its keys. */
export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplate:
    "'name keys actions lever' auto 'message message message message' auto / minmax(0, 1fr) auto auto auto",
  alignItems: 'center',
  columnGap: space.x4,
  minBlockSize: vars.control.row,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${line.divider}`,
  '@media': {
    [small]: {
      gridTemplate: "'name lever' auto 'keys actions' auto 'message message' auto / minmax(0, 1fr) auto",
      columnGap: space.x3,
      rowGap: space.x1,
    },
  },
});
export const name = component({ gridArea: 'name', overflowWrap: 'anywhere' });
export const keys = component({
  gridArea: 'keys',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  color: text.faint,
  fontSize: vars.size.label,
});
export const actions = component({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x2,
});
export const lever = component({ gridArea: 'lever', justifySelf: 'end' });
export const message = component({
  gridArea: 'message',
  color: text.muted,
  fontSize: vars.size.label,
  paddingBlock: space.x1,
});
export const hidden = component(unseen);
