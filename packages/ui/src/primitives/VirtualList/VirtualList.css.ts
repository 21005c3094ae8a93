import { vars } from '../../theme/contract.css.ts';
import { fadingEnd, focusRing, primitive } from '../../theme/mixins.css.ts';

export const root = primitive({
  blockSize: '100%',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  overscrollBehavior: 'contain',
  // The list keeps what is in sight in its place itself.
  overflowAnchor: 'none',
  borderRadius: vars.radius.inner,
  selectors: { '&:focus-visible': focusRing, '&[data-more]': fadingEnd },
});

export const list = primitive({ position: 'relative', listStyle: 'none', margin: 0, padding: 0 });
export const row = primitive({ position: 'absolute', insetInline: 0 });
export const loader = primitive({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  color: vars.text.faint,
});
