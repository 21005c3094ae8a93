import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const wide = 'screen and (min-width: 1024px)';

export const root = component({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(22rem, 26.25rem) minmax(0, 1fr)' } },
});
export const form = component({ display: 'flex', minInlineSize: 0 });
export const results = component({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${vars.line.divider}`,
  '@media': {
    [wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line.divider}` },
  },
});
