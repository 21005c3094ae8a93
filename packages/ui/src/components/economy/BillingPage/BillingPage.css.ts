import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x8,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const section = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const what = component({ overflowWrap: 'anywhere' });
export const badges = component({ display: 'inline-flex', flexWrap: 'wrap', gap: space.x1 });
export const figure = component({ ...figures, whiteSpace: 'nowrap' });
export const gain = component({ ...figures, whiteSpace: 'nowrap', color: vars.gold.text });
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
});
export const rows = component({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** When it was stands below: a time that grows by a sign must not take the room of the words, and move what follows. */
export const entry = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  justifyItems: 'start',
  gap: `${space.x1} ${space.x4}`,
  paddingBlockEnd: space.x3,
  borderBlockEnd: `1px solid ${line.divider}`,
});
export const when = component({ gridRow: 2, color: text.muted, fontSize: vars.size.small });
export const muted = component({ color: text.muted });
