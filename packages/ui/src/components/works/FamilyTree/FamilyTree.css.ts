import { vars } from '../../../theme/contract.css.ts';
import { component, oneLine, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const side = '2.5rem';

export const root = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const heading = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
});
export const waiting = component({ display: 'grid', gap: space.x3 });
export const note = component({ color: text.muted, fontSize: vars.size.small });
export const member = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
});
export const picture = component({
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  selectors: pictureEdge,
});
/** Where there is no picture: a prompt, or nothing any more. */
export const blank = component({
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.control,
  border: `1px dashed ${vars.line.divider}`,
});
export const words = component({ display: 'grid', minInlineSize: 0, lineHeight: 1.35 });
export const title = component({ ...oneLine, fontSize: vars.size.small });
export const gone = component({ color: text.muted, fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const by = component({ ...oneLine, color: text.faint, fontSize: vars.size.label });
