import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, variants } from '../../theme/mixins.css.ts';

const { space } = vars;

export const root = primitive({
  display: 'grid',
  gap: space.x4,
  maxInlineSize: vars.measure.text,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.body,
});

export const heading = primitive({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.display,
  marginBlockStart: space.x4,
  textWrap: 'balance',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const headingSize = variants(primitive, {
  one: { fontSize: vars.size.heading },
  two: { fontSize: vars.size.title },
  other: {
    fontFamily: vars.font.sans,
    fontSize: vars.size.body,
    fontWeight: vars.weight.strong,
    letterSpacing: 'normal',
  },
});

export const list = primitive({
  display: 'grid',
  gap: space.x2,
  paddingInlineStart: '1.35em',
});

export const item = primitive({
  '::marker': { color: vars.text.faint, fontVariantNumeric: 'tabular-nums' },
});

export const quote = primitive({
  paddingInlineStart: space.x4,
  borderInlineStart: `2px solid ${vars.line.control}`,
  color: vars.text.muted,
});

export const code = primitive({
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: '0.25rem',
  backgroundColor: vars.fill.hover,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
});

export const block = primitive({
  whiteSpace: 'pre-wrap',
  padding: space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
});

export const strong = primitive({ fontWeight: vars.weight.strong });
/** In the ink of the text, as every link: violet is for what the machine makes. */
export const link = primitive({
  borderRadius: '0.125rem',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
});
export const rule = primitive({
  inlineSize: '100%',
  blockSize: '1px',
  border: 0,
  backgroundColor: vars.line.divider,
  marginBlock: space.x2,
});
