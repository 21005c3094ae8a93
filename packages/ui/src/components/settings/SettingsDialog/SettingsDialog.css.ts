import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

/** As high as the longest tab, so that changing tabs moves nothing. */
export const panel = component({ display: 'grid', alignContent: 'start', minBlockSize: '21rem' });
/** With the row of the shortcuts. */
export const tall = component({ minBlockSize: '24.25rem' });
export const group = component({ display: 'grid' });
export const title = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  paddingBlockStart: space.x4,
});
export const row = component({
  paddingBlock: space.x4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${line.divider}` } },
});
/** A row that leads elsewhere: its words, and the button at the end of the line. */
export const leading = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  borderBlockStart: `1px solid ${line.divider}`,
});
export const rowHint = component({ color: text.faint, fontSize: vars.size.label });
/** What depends on the setting above it. */
export const dependent = component({
  marginInlineStart: space.x4,
  paddingInlineStart: space.x4,
  borderInlineStart: `1px solid ${line.divider}`,
});
export const hint = component({ color: text.faint, fontSize: vars.size.label, paddingBlockStart: space.x2 });

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x3,
  inlineSize: '100%',
});
export const footHint = component({ flex: '1 1 10rem', color: text.muted, fontSize: vars.size.label });

export const about = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  paddingBlockStart: space.x6,
});
export const name = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.2,
});
export const build = component({ color: text.muted, fontSize: vars.size.small });
/** As high as a finger on touch. */
export const door = component({
  '@media': {
    '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.height },
  },
});
export const links = component({
  display: 'grid',
  gap: space.x2,
  listStyle: 'none',
  paddingBlockStart: space.x2,
});
