import { vars } from '../../../theme/contract.css.ts';
import { hidden, oneLine, primitive, transition } from '../../../theme/mixins.css.ts';
import { cards } from '../Table.css.ts';

const { space, text, line: lines, size } = vars;

export const header = primitive({
  position: 'relative',
  color: text.muted,
  fontSize: size.label,
  fontWeight: vars.weight.medium,
  cursor: 'default',
  ...transition(['color']),
  selectors: {
    '&[data-numeric]': { flexDirection: 'row-reverse', textAlign: 'end' },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered], &[data-sort-direction]': { color: text.base },
    // Where rows are cards, what is left of the head is what they can be sorted by.
    [`${cards} &:not([data-allows-sorting])`]: hidden,
    [`${cards} &`]: { minBlockSize: vars.control.row, paddingInline: space.x1 },
  },
});

export const headLabel = primitive({ ...oneLine });

export const arrow = primitive({
  display: 'inline-flex',
  flexShrink: 0,
  color: text.faint,
  selectors: { '[data-sort-direction] > &': { color: text.base } },
});

export const resizer = primitive({
  position: 'absolute',
  insetInlineEnd: '-0.375rem',
  insetBlock: 0,
  zIndex: vars.layer.raised,
  inlineSize: '0.75rem',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: space.x3,
      insetInlineStart: 'calc(50% - 0.5px)',
      inlineSize: '1px',
      backgroundColor: lines.control,
    },
    '&:hover::after': { backgroundColor: text.base },
    '&[data-resizing]::after, &[data-focus-visible]::after': {
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      backgroundColor: vars.focus.ring,
    },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '1.5rem', insetInlineEnd: '-0.75rem' } },
});
