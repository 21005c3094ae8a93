import { vars } from '../../../theme/contract.css.ts';
import { component, figures, hidden as unseen } from '../../../theme/mixins.css.ts';

const { space, line } = vars;
const ink = vars.text;

export const root = component({ display: 'grid', alignContent: 'start', gap: space.x4, minInlineSize: 0 });
export const title = component({
  color: ink.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const hidden = component(unseen);
export const note = component({ color: ink.faint, fontSize: vars.size.small, textWrap: 'pretty' });
export const failed = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  color: ink.muted,
  fontSize: vars.size.small,
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  minBlockSize: vars.control.heightSmall,
});
export const count = component({
  ...figures,
  flex: 1,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.display,
});
export const seed = component({
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: ink.faint,
  fontSize: vars.size.label,
});

/** As many as there are, each numbered at its head. */
export const list = component({
  display: 'grid',
  listStyle: 'none',
  counterReset: 'example',
});
export const example = component({
  counterIncrement: 'example',
  display: 'grid',
  gridTemplateColumns: 'minmax(1.25rem, auto) minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.x2,
  paddingBlock: space.x3,
  borderBlockStart: `1px solid ${line.divider}`,
  selectors: {
    '&::before': {
      content: 'counter(example)',
      color: ink.faint,
      fontFamily: vars.font.mono,
      fontSize: vars.size.caption,
      lineHeight: 1.75,
    },
    '&:last-child': { borderBlockEnd: `1px solid ${line.divider}` },
  },
});
/** Read, not pressed: selectable as a whole. */
export const text = component({
  color: ink.base,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
/** What the others have too: it steps back, so that what differs is seen. */
export const shared = component({ color: ink.faint });
/** A line of an example that is on its way. */
export const waiting = component({
  blockSize: '0.8rem',
  marginBlock: '0.3rem',
  borderRadius: vars.radius.inner,
  backgroundColor: vars.fill.skeleton,
  selectors: { '&:last-child': { inlineSize: '60%' } },
});
