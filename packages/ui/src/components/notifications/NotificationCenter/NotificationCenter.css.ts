import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  focusRing,
  hidden as hiddenRule,
  transition,
  variants,
} from '../../../theme/mixins.css.ts';

const { space, text, status } = vars;

export const root = component({
  display: 'grid',
  gap: space.x3,
  inlineSize: 'min(22rem, calc(100vw - 4rem))',
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  marginInline: '-0.5rem',
});
export const place = component({ maxBlockSize: 'min(26rem, 55dvh)' });
export const list = component({ display: 'grid', listStyle: 'none' });
export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.divider}` } },
});
export const item = component({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.inner,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition(['opacity']),
  selectors: { '&[data-focus-visible]': focusRing },
});
export const words = component({
  flex: 1,
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: vars.size.small,
  color: text.muted,
});
export const unread = component({ color: text.base, fontWeight: vars.weight.strong });
export const dot = component({
  flexShrink: 0,
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: vars.radius.full,
  background: vars.violet.text,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const message = component({ color: text.muted, fontSize: vars.size.label, lineHeight: 1.45 });
export const time = component({ flexShrink: 0, color: text.faint, fontSize: vars.size.caption });
export const hidden = component(hiddenRule);
export const icon = variants(component, {
  success: { color: status.success.text },
  error: { color: status.danger.text },
  warning: { color: status.warning.text },
  info: { color: status.info.text },
});
