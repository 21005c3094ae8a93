import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});
export const head = component({ display: 'grid', gap: '2px' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
});
export const count = component({ ...figures, color: text.faint, fontSize: vars.size.label });
export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.x4,
});
export const column = component({ display: 'grid', gap: space.x4, listStyle: 'none' });
export const item = component({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  cursor: 'zoom-in',
  ...transition(['opacity']),
  selectors: { '&[data-hovered]': { opacity: 0.92 }, '&[data-focus-visible]': focusRing },
});
export const more = component({ justifySelf: 'center', color: text.faint, fontSize: vars.size.label });

export const viewer = component({ display: 'grid', gap: space.x5 });
export const caption = component({ display: 'grid', gap: space.x3 });
export const prompt = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  fontSize: vars.size.label,
});
export const fact = component({ display: 'flex', gap: space.x2 });
export const term = component({ color: text.faint });
