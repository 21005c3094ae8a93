import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, hairline } from '../../../theme/mixins.css.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** A sheet to keep: the one thing on it are the codes. */
export const list = component({
  ...hairline,
  ...figures,
  vars: { [fill]: vars.surface.sunken },
  display: 'grid',
  // Two columns, never three; one where two do not fit.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(max(10rem, (100% - ${space.x4}) / 2), 100%), 1fr))`,
  gap: `${space.x2} ${space.x4}`,
  margin: 0,
  padding: space.x4,
  borderRadius: vars.radius.card,
  listStyle: 'none',
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
});

export const code = component({ whiteSpace: 'nowrap', lineHeight: 1.7 });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
