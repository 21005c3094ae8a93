import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, hidden, oneLine, transition } from '../../../theme/mixins.css.ts';

const { space, surface, text, line } = vars;
const sheet = `screen and (max-width: ${sidebarLimits.sheetBelowPx - 0.02}px)`;
const wide = `screen and (min-width: ${sidebarLimits.sheetBelowPx}px)`;
/** Beside an open sidebar a narrower page's header holds half of what it should. */
export const tightBelowPx = 1024;
const tight = `${wide} and (max-width: ${tightBelowPx - 0.02}px)`;

export const root = component({ display: 'flex', minBlockSize: '100dvh', isolation: 'isolate' });

export const skip = component({
  position: 'fixed',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  zIndex: vars.layer.toast,
  paddingInline: space.x4,
  paddingBlock: space.x2,
  borderRadius: vars.radius.control,
  background: surface.overlay,
  color: text.base,
  boxShadow: vars.shadow.overlay,
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&:focus': { display: 'flex', alignItems: 'center', minBlockSize: vars.control.height } },
    },
  },
  selectors: { '&:not(:focus)': hidden },
});

export const rail = component({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'flex-start',
  flexShrink: 0,
  blockSize: '100dvh',
  inlineSize: `${sidebarLimits.widthRem}rem`,
  borderInlineEnd: `1px solid ${line.divider}`,
  background: surface.sunken,
  ...transition(['inline-size'], vars.motion.base),
  selectors: { '&[data-narrow]': { inlineSize: `${sidebarLimits.iconWidthRem}rem` } },
  '@media': { [sheet]: { display: 'none' } },
});

const besideOpenRail = `${rail}:not([data-narrow]) ~ * &`;

export const sidebar = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  blockSize: '100%',
  paddingInline: space.x3,
  overflowY: 'auto',
  overflowX: 'hidden',
  background: surface.sunken,
  color: text.muted,
  selectors: {
    // A finger needs 44 of the 64 px.
    '&[data-narrow]': { '@media': { '(pointer: coarse)': { paddingInline: space.x2 } } },
  },
});

export const brand = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: '4rem',
  paddingInline: space.x2,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  color: text.base,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
});

export const top = component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const group = component({ display: 'grid', gap: '2px', paddingBlockEnd: space.x4 });
export const groupTitle = component({
  paddingInline: space.x3,
  paddingBlock: space.x2,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.02em',
  color: text.faint,
  ...oneLine,
});
export const groupTitleHidden = component(hidden);
export const items = component({ display: 'grid', gap: '2px', listStyle: 'none' });

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  inlineSize: '100%',
  minBlockSize: vars.control.row,
  paddingInline: space.x3,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: text.muted,
  fontSize: vars.size.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ...transition(['background-color', 'color']),
  selectors: {
    '&[data-hovered]': { background: vars.fill.hover, color: text.base },
    '&[data-pressed]': { background: vars.fill.pressed },
    '&[aria-current]': { background: vars.fill.selected, color: text.base, fontWeight: vars.weight.medium },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '[data-narrow] &': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
export const itemLabel = component({ flex: 1, ...oneLine });
export const note = component({ color: text.faint, fontSize: vars.size.caption, whiteSpace: 'nowrap' });
export const itemIcon = component({
  flexShrink: 0,
  selectors: { '[aria-current] &': { color: vars.violet.text } },
});

export const coins = component([
  item,
  {
    marginBlockStart: space.x1,
    color: vars.gold.text,
    background: vars.gold.surface,
    border: `1px solid ${vars.gold.border}`,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-hovered]': {
        background: vars.gold.surface,
        color: vars.gold.text,
        borderColor: vars.gold.solid,
      },
    },
  },
]);

/** Stays in sight however long the list above it is. */
export const bottom = component({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  background: surface.sunken,
});
export const foot = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInline: space.x2,
  borderBlockStart: `1px solid ${line.divider}`,
  selectors: { '[data-narrow] &': { flexDirection: 'column', paddingInline: 0 } },
});
export const who = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  lineHeight: vars.leading.control,
});
export const name = component({ ...oneLine, color: text.base, fontWeight: vars.weight.medium });
export const email = component({ ...oneLine, color: text.faint, fontSize: vars.size.label });

export const page = component({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const header = component({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minBlockSize: '4rem',
  paddingInline: 'clamp(0.75rem, 2vw, 1.75rem)',
  borderBlockEnd: `1px solid ${line.divider}`,
  background: `color-mix(in oklab, ${surface.canvas} 86%, transparent)`,
  backdropFilter: 'blur(14px)',
});
export const toggle = component({ marginInlineStart: '-0.5rem' });
export const onlyWide = component({ display: 'contents', '@media': { [sheet]: { display: 'none' } } });
export const onlySheet = component({ display: 'none', '@media': { [sheet]: { display: 'contents' } } });

export const crumbs = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  flex: 1,
  minInlineSize: 0,
  listStyle: 'none',
  fontSize: vars.size.body,
  color: text.muted,
  // A name cut to a letter says nothing.
  '@media': { [sheet]: { '@container': { '(max-width: 31rem)': { visibility: 'hidden' } } } },
});
export const crumb = component({
  ...oneLine,
  selectors: {
    '&:not(:last-child)': { flexShrink: 0 },
    '&:not(:last-child)::after': { content: '"/"', marginInlineStart: space.x3, color: text.faint },
    '&:last-child': { color: text.base, fontWeight: vars.weight.medium },
  },
  '@container': { '(max-width: 46rem)': { selectors: { '&:not(:last-child)': { display: 'none' } } } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  paddingBlock: space.x1,
  alignItems: 'center',
  gap: space.x1,
  '@media': { [wide]: { gap: space.x2 } },
});
/** Leaves the header for the sheet, or for the open sidebar of a tablet. */
export const secondary = component({
  display: 'contents',
  '@media': {
    [sheet]: { display: 'none' },
    [tight]: { selectors: { [besideOpenRail]: { display: 'none' } } },
  },
});
/** Leaves a narrow header: it can be done elsewhere too. */
export const spare = component({
  display: 'contents',
  '@container': { '(max-width: 60rem)': { display: 'none' } },
});
export const extra = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  paddingInline: space.x1,
  paddingBlock: space.x1,
  selectors: { [`${rail} &`]: { display: 'none' } },
  '@media': { [tight]: { selectors: { [`${rail} &`]: { display: 'flex' } } } },
});
export const main = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});
