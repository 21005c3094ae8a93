import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const wide = 'screen and (min-width: 1024px)';

export const root = component({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(22rem, 26.25rem) minmax(0, 1fr)' } },
});
/** Nothing of it is seen until it has something to say. */
export const notice = component({
  paddingInline: 'clamp(1.25rem, 2vw, 1.75rem)',
  paddingBlock: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.line.divider}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const form = component({ display: 'flex', minInlineSize: 0 });
export const results = component({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${vars.line.divider}`,
  // Below the header, which stays in sight.
  scrollMarginBlockStart: '4.5rem',
  '@media': {
    [wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line.divider}` },
  },
});
