import { vars } from '../../theme/contract.css.ts';
import { figures, fill, primitive } from '../../theme/mixins.css.ts';
import { roomBelow } from '../Rows/Rows.css.ts';

const { space } = vars;

export const root = primitive({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** What is scrolled to comes to stand above the bar. */
export const list = primitive({
  minInlineSize: 0,
  selectors: {
    '[data-open] > &': { vars: { [roomBelow]: '4.5rem' } },
  },
});

/** At the end of the list, and in sight while it is scrolled: it has a place of its own, so it covers no last row. */
export const place = primitive({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.x3,
  pointerEvents: 'none',
});

export const bar = primitive({
  vars: { [fill]: vars.surface.overlay },
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  columnGap: space.x2,
});

export const count = primitive({
  paddingInline: space.x1,
  marginInlineEnd: space.x2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  ...figures,
});
