import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const glyph = component({ flexShrink: 0, color: text.muted });
export const quiet = component({ color: text.muted, fontSize: vars.size.label });

/** One row that scrolls sideways: the form stays as short as it is. */
export const strip = component({
  display: 'flex',
  gap: space.x2,
  overflowX: 'auto',
  // Room for the ring of a focus, which is outside.
  padding: '4px',
  margin: '-4px',
  listStyle: 'none',
  scrollbarWidth: 'thin',
});
export const thumb = component({
  display: 'block',
  flexShrink: 0,
  inlineSize: '4rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { outline: `2px solid ${vars.silver.solid}`, outlineOffset: '1px' },
    '&[data-focus-visible]': focusRing,
  },
});
export const more = component({ display: 'grid', placeItems: 'center', flexShrink: 0 });
