import { vars } from '../../theme/contract.css.ts';
import { pattern } from '../../theme/mixins.css.ts';

const { space } = vars;

export const root = pattern({ display: 'grid', gap: space.x3, minInlineSize: 0 });

export const breadcrumbs = pattern({ color: vars.text.muted, fontSize: vars.size.small, minInlineSize: 0 });

/** The actions go below the words where there is no room beside them. */
export const line = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: space.x6,
  rowGap: space.x4,
});

export const words = pattern({
  display: 'grid',
  gap: space.x2,
  flex: '1 1 min(100%, 18rem)',
  minInlineSize: 0,
});

export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space.x3, maxInlineSize: '100%' });
