import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const well = primitive({ alignItems: 'stretch', padding: 0, borderRadius: vars.radius.card });

export const area = primitive({
  paddingBlock: '0.75rem',
  paddingInline: '0.875rem',
  lineHeight: vars.leading.body,
  fieldSizing: 'content',
  resize: 'vertical',
  maxBlockSize: '28rem',
  borderRadius: 'inherit',
  scrollbarWidth: 'thin',
});

/** A prompt is written in the typeface of things that are exact. */
export const isPrompt = primitive({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  letterSpacing: 0,
  lineHeight: '1.7',
});

export const over = primitive({ color: vars.status.danger.text, fontWeight: vars.weight.strong });
