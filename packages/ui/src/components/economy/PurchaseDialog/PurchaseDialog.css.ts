import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  fillProperty,
  focusRing,
  hairline,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text, gold } = vars;

export const packages = component({ display: 'grid', gap: space.x3, listStyle: 'none' });
export const pack = component({
  ...hairline,
  vars: { [fill]: vars.fill.quiet },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${space.x4}`,
  inlineSize: '100%',
  padding: space.x4,
  borderRadius: vars.radius.card,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition([fillProperty]),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover } },
    '&[data-focus-visible]': focusRing,
  },
});
/** A row of coins grows with what is in the package. */
export const pile = component({
  position: 'relative',
  inlineSize: '2.875rem',
  blockSize: '1.75rem',
  color: gold.text,
});
export const coin = component({
  position: 'absolute',
  insetBlockStart: 0,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.surface.overlay}`,
});
export const words = component({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  fontWeight: vars.weight.medium,
});
export const description = component({ color: text.muted, fontSize: vars.size.small, lineHeight: 1.45 });
export const amounts = component({ ...figures, display: 'grid', justifyItems: 'end', gap: '2px' });
export const price = component({ fontSize: vars.size.lead, fontWeight: vars.weight.medium });
export const coins = component({ color: gold.text, fontSize: vars.size.label, whiteSpace: 'nowrap' });

export const confirm = component({ display: 'grid', gap: space.x4 });
export const chosen = component({
  ...hairline,
  vars: { [fill]: vars.surface.sunken },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  borderRadius: vars.radius.card,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const note = component({ color: text.muted, fontSize: vars.size.label, textAlign: 'center' });
export const buttons = component({ display: 'grid', gap: space.x2 });
