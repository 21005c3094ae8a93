import { vars } from '../../theme/contract.css.ts';
import { edged, fill, hairline, primitive, variants } from '../../theme/mixins.css.ts';

export const root = primitive({
  ...hairline,
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  color: vars.text.base,
});

export const tone = variants(primitive, {
  raised: { vars: { [fill]: vars.surface.raised } },
  sunken: { vars: { [fill]: vars.surface.field } },
  gold: { ...edged(vars.gold.border), vars: { [fill]: vars.gold.surface } },
  violet: { ...edged(vars.violet.border), vars: { [fill]: vars.violet.surface } },
});

export const padding = variants(primitive, {
  none: { padding: 0 },
  small: { padding: vars.space.x3 },
  medium: { padding: vars.space.x4 },
  large: { padding: vars.space.x6 },
});
