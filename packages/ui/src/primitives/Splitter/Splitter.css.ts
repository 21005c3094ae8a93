import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition, variants } from '../../theme/mixins.css.ts';

const { line } = vars;

/** The share of the first pane, from 0% to 100%. */
export const share = createVar();

export const root = primitive({
  containerType: 'inline-size',
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const panes = primitive({ display: 'grid', minInlineSize: 0, minBlockSize: 0 });

/** Side by side there has to be room: below that the panes stand one below the other, and nothing is to be moved. */
const isTight = '(max-width: 30rem)';

export const orientation = variants(primitive, {
  horizontal: {
    gridTemplateColumns: `minmax(0, ${share}) auto minmax(0, 1fr)`,
    '@container': { [isTight]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
  },
  vertical: { gridTemplateRows: `minmax(0, ${share}) auto minmax(0, 1fr)` },
});

export const pane = primitive({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });
export const isCollapsed = primitive({ visibility: 'hidden' });
export const isCollapsedBeside = primitive({
  visibility: 'hidden',
  // One below the other, there is nothing to bring it back with.
  '@container': { [isTight]: { visibility: 'inherit' } },
});

export const separator = primitive({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    // A hairline is seen, a strip of 12 px is held; 44 px under a finger.
    '&::before': {
      content: '',
      position: 'absolute',
      background: line.divider,
      ...transition(['background']),
    },
    '&::after': { content: '', position: 'absolute' },
    '&:hover::before, &[data-dragging]::before': { background: line.control },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const between = variants(primitive, {
  horizontal: {
    inlineSize: '1px',
    cursor: 'col-resize',
    selectors: {
      '&::before': { insetBlock: 0, inlineSize: '1px' },
      '&::after': { insetBlock: 0, insetInline: '-0.375rem' },
    },
    '@container': { [isTight]: { display: 'none' } },
    '@media': { '(pointer: coarse)': { selectors: { '&::after': { insetInline: '-1.375rem' } } } },
  },
  vertical: {
    blockSize: '1px',
    cursor: 'row-resize',
    selectors: {
      '&::before': { insetInline: 0, blockSize: '1px' },
      '&::after': { insetInline: 0, insetBlock: '-0.375rem' },
    },
    '@media': { '(pointer: coarse)': { selectors: { '&::after': { insetBlock: '-1.375rem' } } } },
  },
});

export const grip = primitive({
  position: 'relative',
  borderRadius: vars.radius.full,
  backgroundColor: line.control,
  boxShadow: `0 0 0 4px ${vars.surface.canvas}`,
  selectors: { ':focus-visible > &': focusRing },
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' } },
});
export const gripOf = variants(primitive, {
  horizontal: { inlineSize: '4px', blockSize: '2rem' },
  vertical: { inlineSize: '2rem', blockSize: '4px' },
});
