import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  flex: 1,
  padding: 'clamp(1.25rem, 2.4vw, 1.75rem)',
  minInlineSize: 0,
});
export const centred = component({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  minBlockSize: '12rem',
  padding: space.x6,
  color: vars.text.muted,
});
export const head = component({ display: 'grid', gap: space.x2 });
export const split = component({
  display: 'grid',
  gap: space.x6,
  '@media': {
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'minmax(22rem, 26.25rem) minmax(0, 1fr)' },
  },
});
export const stack = component({ display: 'grid', alignContent: 'start', gap: space.x4 });
