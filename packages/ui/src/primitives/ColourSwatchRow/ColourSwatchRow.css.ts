import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, focusRing, primitive, transition } from '../../theme/mixins.css.ts';

const { space, text } = vars;

/** The colour that a swatch shows. */
export const colour = createVar();

export const row = primitive({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: space.x3,
  maxInlineSize: '36rem',
  minInlineSize: 0,
});

export const item = primitive({ display: 'grid', minInlineSize: 0 });

export const swatch = primitive({
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.base,
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '4px' },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
});

export const fill = primitive({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.5rem',
  borderRadius: vars.radius.control,
  backgroundColor: colour,
  // An edge of its own where the colour is that of the page.
  boxShadow: `inset 0 0 0 1px ${vars.line.hairTop}`,
  forcedColorAdjust: 'none',
  ...transition(['box-shadow']),
  selectors: {
    '[data-hovered] > &': { boxShadow: `inset 0 0 0 1px ${vars.line.control}` },
    '[data-selected] > &': {
      boxShadow: `0 0 0 2px ${vars.surface.canvas}, 0 0 0 4px ${text.base}`,
    },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '[data-selected] > &': { outline: '3px solid Highlight', outlineOffset: '2px' } },
    },
  },
});

/** On any colour: the sign lies on a ground of its own. */
export const mark = primitive({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.surface.overlay,
  color: text.base,
  boxShadow: vars.shadow.raised,
});

export const name = primitive({
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  marginBlockStart: space.x1,
  overflowWrap: 'anywhere',
});

export const value = primitive({
  color: text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.control,
  ...figures,
});

export const failure = primitive({ color: vars.status.danger.text, fontSize: vars.size.label });
