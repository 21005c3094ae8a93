import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  fillProperty,
  focusRing,
  hairline,
  oneLine,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text, gold, line } = vars;

export const root = component({ display: 'grid', gap: space.x6 });
export const balance = component({ display: 'flex', alignItems: 'center', gap: space.x4 });
export const held = component({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const label = component({ color: text.muted, fontSize: vars.size.label });
export const figure = component({
  ...figures,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
  color: gold.text,
  overflowWrap: 'anywhere',
});
export const figureUnit = component({
  color: text.muted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const section = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const heading = component({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});

export const log = component({ borderBlock: `1px solid ${line.divider}`, overflow: 'hidden' });
export const waiting = component({
  display: 'grid',
  paddingBlockStart: space.x3,
  color: text.muted,
  fontSize: vars.size.small,
});
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  paddingInlineEnd: space.x3,
  borderBlockEnd: `1px solid ${line.divider}`,
});
export const words = component({ flex: 1, display: 'grid', gap: '2px', minInlineSize: 0 });
export const reason = component({ ...oneLine, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const when = component({ color: text.faint, fontSize: vars.size.caption });
export const change = component({
  ...figures,
  display: 'grid',
  gap: '2px',
  textAlign: 'end',
  color: text.muted,
  fontWeight: vars.weight.strong,
});
export const unit = component({
  color: text.faint,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
});
export const gain = component({ color: gold.text });

export const packs = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: space.x2,
  listStyle: 'none',
});
export const pack = component({
  ...hairline,
  ...figures,
  vars: { [fill]: vars.fill.quiet },
  display: 'grid',
  gap: '2px',
  inlineSize: '100%',
  padding: space.x3,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition([fillProperty]),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover } },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
export const packTokens = component({ fontWeight: vars.weight.medium });
export const packPrice = component({ color: text.muted, fontSize: vars.size.label });
export const slider = component({ display: 'grid', gap: space.x1 });
export const bonusAmounts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
});
export const quote = component({ ...figures, color: text.muted, fontSize: vars.size.small });
export const tokens = component({ color: gold.text, fontWeight: vars.weight.strong });
