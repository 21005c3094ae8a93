import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const { status } = vars;

export const root = primitive({
  margin: 0,
  color: vars.text.base,
  fontSize: vars.size.body,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const change = primitive({
  paddingInline: '0.125em',
  borderRadius: '0.1875rem',
  textDecorationThickness: '0.09em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

/** More than colour: what went is crossed out, what came is underlined. */
const marked = variants(primitive, {
  removed: {
    backgroundColor: status.danger.surface,
    color: status.danger.text,
    textDecorationLine: 'line-through',
  },
  added: {
    backgroundColor: status.success.surface,
    color: status.success.text,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

const ink = variants(primitive, {
  removed: { color: vars.text.faint, textDecorationLine: 'line-through' },
  added: {
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: vars.line.control,
    textUnderlineOffset: '0.25em',
  },
});

export const look = { marked, ink };

export const same = primitive({ color: vars.text.muted, fontSize: vars.size.small });
