import { vars } from '../../theme/contract.css.ts';
import { fill, hairline, primitive } from '../../theme/mixins.css.ts';

const vertical = '[data-orientation="vertical"]';

export const root = primitive({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: vars.space.x1,
  borderRadius: vars.radius.card,
  color: vars.text.base,
  selectors: { [`&${vertical}`]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } },
});

export const group = primitive({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  selectors: { [`${vertical} &`]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const separator = primitive({
  alignSelf: 'stretch',
  flexShrink: 0,
  border: 0,
  margin: vars.space.x1,
  inlineSize: '1px',
  backgroundColor: vars.line.control,
  opacity: 0.5,
  selectors: { [`${vertical} &`]: { inlineSize: 'auto', blockSize: '1px' } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', opacity: 1 } },
});
