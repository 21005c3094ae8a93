import { vars } from '../../../theme/contract.css.ts';
import { component, figures, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const filters = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.x3} ${space.x4}`,
  minInlineSize: 0,
});
export const kind = component({
  inlineSize: '13rem',
  '@media': { '(width < 40rem)': { inlineSize: '100%' } },
});
export const period = component({
  inlineSize: '17.5rem',
  '@media': { '(width < 40rem)': { inlineSize: '100%' } },
});
export const what = component({ display: 'flex', alignItems: 'center', gap: space.x2, minInlineSize: 0 });
export const sign = component({ flex: 'none', color: text.muted });
export const reason = component({ ...oneLine, minInlineSize: 0 });
export const change = component({ ...figures, whiteSpace: 'nowrap', color: text.base });
/** Value came in. */
export const gain = component({ color: vars.gold.text });
/** As wide as the longest of them, so that the figures of a column end under one another. */
export const unit = component({
  color: text.faint,
  fontSize: vars.size.small,
  selectors: {
    '[data-layout="table"] &': { display: 'inline-grid', textAlign: 'start' },
    '[data-layout="table"] &::after': {
      content: 'attr(data-longest)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});
