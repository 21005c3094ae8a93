import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space } = vars;

/** As wide as a row can be read from its name to its end. */
export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x10,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  maxInlineSize: '60rem',
  minInlineSize: 0,
});
export const sections = component({ display: 'grid', gap: space.x12, minInlineSize: 0 });
