import { vars } from '../../../../theme/contract.css.ts';
import { component } from '../../../../theme/mixins.css.ts';

/** As the lines of the code's own field are set: the same text breaks at the same places. */
const set = {
  padding: 'var(--prompt-block) var(--prompt-inline)',
  fontFamily: vars.font.mono,
  fontSize: 'var(--prompt-size)',
  lineHeight: 'var(--prompt-leading)',
  letterSpacing: 0,
  whiteSpace: 'break-spaces',
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
  tabSize: 4,
} as const;

export const grows = component({
  display: 'grid',
  maxBlockSize: 'var(--prompt-most)',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderRadius: 'inherit',
  '::after': { content: 'attr(data-text) "\\200B"', gridArea: '1 / 1', visibility: 'hidden', ...set },
});

export const text = component({
  ...set,
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 'calc(var(--rows) * 1lh + 2 * var(--prompt-block))',
  margin: 0,
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  color: vars.text.base,
  caretColor: vars.violet.text,
  overflow: 'hidden',
  resize: 'none',
  '::placeholder': { color: vars.text.faint, opacity: 1 },
  selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' } },
});
