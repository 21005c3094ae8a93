import { vars } from '../../theme/contract.css.ts';
import { figures, focusRing, primitive, transition, variants } from '../../theme/mixins.css.ts';

const { space, text, line, status, silver } = vars;
const markSize = '1.75rem';
/** Under it, steps stand one below the other in any case. */
const wide = '(inline-size >= 36rem)';

export const root = primitive({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

export const list = primitive({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const step = primitive({ position: 'relative', display: 'grid', minInlineSize: 0 });

/** The line to the next step: what lies behind is drawn stronger. */
export const track = primitive({
  position: 'absolute',
  insetBlock: `calc(${markSize} + ${space.x1}) ${space.x1}`,
  insetInlineStart: `calc(${markSize} / 2)`,
  inlineSize: '1px',
  backgroundColor: line.control,
  opacity: 0.5,
  selectors: {
    '[data-state="done"] > &': { backgroundColor: text.base, opacity: 1 },
    'li:last-child > &': { display: 'none' },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

export const body = primitive({
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  alignContent: 'start',
  columnGap: space.x3,
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlockEnd: space.x6,
  paddingInline: 0,
  paddingBlockStart: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.base,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  lineHeight: vars.leading.control,
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    'li:last-child > &': { paddingBlockEnd: 0 },
    'button&, a&': { cursor: 'pointer' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '4px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.height } },
});

export const mark = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  border: `1.5px solid ${line.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.surface.canvas,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.strong,
  ...figures,
  ...transition(['background-color', 'border-color', 'color']),
  selectors: {
    '[data-hovered] > &': { backgroundColor: vars.fill.quietHover },
    '[data-state="done"] > * > &': { borderColor: text.base, color: text.base },
    '[data-state="current"] > * > &': {
      backgroundColor: silver.solid,
      borderColor: silver.solid,
      color: text.onSilver,
    },
    '[data-state="error"] > * > &': { borderColor: status.danger.text, color: status.danger.text },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-state="current"] > * > &': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const words = primitive({
  display: 'grid',
  gap: '0.125rem',
  minInlineSize: 0,
  // The first line stands in the middle of the mark.
  paddingBlockStart: `calc((${markSize} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
});

export const label = primitive({
  color: text.muted,
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-state="done"] &': { color: text.base },
    '[data-state="current"] &': { color: text.base, fontWeight: vars.weight.strong },
    '[data-state="error"] &': { color: status.danger.text },
    '[data-hovered] &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const description = primitive({ color: text.faint, fontSize: vars.size.label });

const across = '[data-orientation="horizontal"] &';

/** Side by side, where there is room. They go on the elements that have the classes above. */
export const horizontal = variants(primitive, {
  list: {
    '@container': {
      [wide]: {
        selectors: { [across]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.x3 } },
      },
    },
  },
  track: {
    '@container': {
      [wide]: {
        selectors: {
          [across]: {
            insetBlock: `calc(${markSize} / 2) auto`,
            insetInline: `calc(${markSize} + ${space.x2}) ${space.x1}`,
            inlineSize: 'auto',
            blockSize: '1px',
          },
        },
      },
    },
  },
  body: {
    '@container': {
      [wide]: {
        selectors: {
          [across]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.x2, paddingBlockEnd: 0 },
        },
      },
    },
  },
  words: { '@container': { [wide]: { selectors: { [across]: { paddingBlockStart: 0 } } } } },
});
