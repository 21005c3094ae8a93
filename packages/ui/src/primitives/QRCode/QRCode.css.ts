import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

/** The length of a side. */
export const side = createVar();

/** Dark on light whatever the theme: many readers find no code that is light on dark. */
export const root = primitive({
  display: 'block',
  inlineSize: side,
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  backgroundColor: 'white',
  color: 'black',
  borderRadius: vars.radius.inner,
  forcedColorAdjust: 'none',
  '@media': { print: { printColorAdjust: 'exact' } },
});

export const failure = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  inlineSize: side,
  maxInlineSize: '100%',
  padding: vars.space.x4,
  border: `1px dashed ${vars.line.control}`,
  borderRadius: vars.radius.inner,
  color: vars.status.danger.text,
  fontSize: vars.size.label,
  lineHeight: 1.45,
});
export const failureIcon = primitive({ flexShrink: 0, marginBlockStart: '0.0625rem' });
