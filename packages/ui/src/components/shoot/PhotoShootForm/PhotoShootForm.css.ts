import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, surface, line, text } = vars;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100%',
});
export const fields = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  flex: 1,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});
export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  maxInlineSize: '13ch',
  textWrap: 'balance',
});
export const pair = component({
  display: 'grid',
  gap: space.x5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInline: 'clamp(1.25rem, 2vw, 1.75rem)',
  borderBlockStart: `1px solid ${line.divider}`,
  background: `color-mix(in oklab, ${surface.canvas} 90%, transparent)`,
  backdropFilter: 'blur(14px)',
});
export const cost = component({
  flex: 1,
  minInlineSize: '8rem',
  display: 'grid',
  lineHeight: vars.leading.control,
});
export const price = component({ fontWeight: vars.weight.medium });
export const model = component({ color: text.faint, fontSize: vars.size.label });
export const ratio = component({
  flexShrink: 0,
  display: 'inline-block',
  border: '1.5px solid currentColor',
  borderRadius: '3px',
  boxSizing: 'border-box',
});
