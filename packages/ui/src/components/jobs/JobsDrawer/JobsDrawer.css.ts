import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const title = component({ display: 'inline-flex', alignItems: 'center', gap: space.x3 });
export const keys = component({ fontFamily: vars.font.sans });
export const content = component({ display: 'grid', gap: space.x4, alignContent: 'start' });
/** Stays while the cards go by under it. */
export const filters = component({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space.x1})`,
  zIndex: vars.layer.raised,
  inlineSize: '100%',
  paddingBlockEnd: space.x2,
  marginBlockEnd: `calc(-1 * ${space.x2})`,
  background: vars.surface.overlay,
});
export const list = component({ display: 'grid', gap: space.x4, listStyle: 'none' });
/** Its own place to scroll: the drawer less its head and filters. */
export const longList = component({ blockSize: 'max(16rem, calc(100dvh - 10.5rem))' });
/** The same, less the footer. */
export const isOverFooter = component({ blockSize: 'max(16rem, calc(100dvh - 15rem))' });
export const waiting = component({ display: 'grid', gap: space.x3 });
export const said = component({ color: text.muted, fontSize: vars.size.small });

export const card = component({ display: 'grid', gap: space.x3 });
export const head = component({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const kind = component({
  flex: 1,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
});
export const kindIcon = component({ color: text.muted });
export const prompt = component({
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const problem = component({
  color: vars.status.danger.text,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const thumbnails = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  listStyle: 'none',
});
export const video = component({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
});
export const credits = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  color: text.muted,
  fontSize: vars.size.label,
});
export const foot = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x4} ${space.x2}`,
  minBlockSize: '1.5rem',
  color: text.faint,
  fontSize: vars.size.label,
});
export const dot = component({ selectors: { '&::before': { content: '"·"', marginInlineEnd: space.x2 } } });
/** At the end of the line, together on the next one where they do not fit beside the time. */
export const actions = component({
  display: 'flex',
  marginInlineStart: 'auto',
  marginBlock: '-0.375rem',
  marginInlineEnd: '-0.5rem',
});
