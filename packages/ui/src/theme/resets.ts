import type { StyleRule } from '@vanilla-extract/css';

interface Reset {
  /** The elements, as a list of selectors. */
  elements: string;
  /** Which of them. */
  attribute?: string;
  rule: StyleRule;
}

/** What browsers add to elements and we do not want: of ours always, of a whole page by reset.css. */
export const resets: readonly Reset[] = [
  {
    elements: 'h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend',
    rule: { margin: 0, padding: 0 },
  },
  { elements: 'fieldset', rule: { border: 0, minInlineSize: 0 } },
  { elements: 'ul, ol', attribute: '[role="list"]', rule: { listStyle: 'none' } },
  {
    elements: 'button, input, textarea, select',
    rule: { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  },
  { elements: 'img, video, svg, canvas', rule: { display: 'block', maxInlineSize: '100%' } },
  { elements: 'h1, h2, h3, h4, h5, h6', rule: { font: 'inherit' } },
];
