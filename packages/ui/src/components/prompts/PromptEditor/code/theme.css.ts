import { vars } from '../../../../theme/contract.css.ts';

const { fill, radius, space, text } = vars;

/**
 * The field's own rules lie in no layer, and so over every layer: what must be otherwise is said in its own way
 * (`EditorView.theme`), with the same tokens.
 */
export const rules = {
  '&': {
    color: text.base,
    backgroundColor: 'transparent',
    fontSize: 'var(--prompt-size)',
    maxHeight: 'var(--prompt-most)',
    borderRadius: 'inherit',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: vars.font.mono,
    lineHeight: 'var(--prompt-leading)',
    letterSpacing: '0',
    scrollbarWidth: 'thin',
    overflowX: 'hidden',
    borderRadius: 'inherit',
  },
  '.cm-content': {
    padding: 'var(--prompt-block) 0',
    minHeight: 'calc(var(--rows) * 1lh + 2 * var(--prompt-block))',
    caretColor: vars.violet.text,
  },
  // Of one text the beginning and the end of its lines are free, so that grounds of alternations are not cut.
  '.cm-line': { boxSizing: 'border-box', padding: '0 var(--prompt-inline)' },
  '.cm-widgetBuffer': { maxInlineSize: '100%' },
  '.cm-placeholder': { color: text.faint },
  '&.cm-editor .cm-content[aria-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  '.cm-tooltip.cm-tooltip-autocomplete': {
    border: `1px solid ${vars.line.hairTop}`,
    borderRadius: radius.control,
    backgroundColor: vars.surface.overlay,
    color: text.base,
    boxShadow: vars.shadow.overlay,
    padding: '0.25rem',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: vars.font.mono,
    fontSize: vars.size.small,
    maxHeight: '14rem',
    minWidth: '12rem',
    maxWidth: 'min(26rem, 90vw)',
    scrollbarWidth: 'thin',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x4,
    padding: '0.3125rem 0.5rem',
    borderRadius: radius.inner,
    lineHeight: vars.leading.control,
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: fill.pressed,
    color: text.base,
    outline: `2px solid ${vars.focus.ring}`,
    outlineOffset: '-2px',
  },
  '.cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completionMatchedText': {
    textDecoration: 'none',
    color: vars.violet.text,
    fontWeight: vars.weight.strong,
  },
  '.cm-completionDetail': {
    marginLeft: '0',
    flexShrink: '0',
    color: text.muted,
    fontFamily: vars.font.sans,
    fontSize: vars.size.label,
    fontStyle: 'normal',
  },
};
