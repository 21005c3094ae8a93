import { vars } from '../../../theme/contract.css.ts';
import { component, overPicture, variants } from '../../../theme/mixins.css.ts';

const forced = '(forced-colors: active)';

/** Obsidian in either theme, as a card of a deck is. */
export const card = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minInlineSize: '7rem',
  maxInlineSize: '16rem',
  margin: 0,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x4,
  borderRadius: vars.radius.card,
  border: `1px solid color-mix(in oklch, ${overPicture.ink} 22%, transparent)`,
  background: overPicture.ground(1),
  color: overPicture.ink,
  textAlign: 'center',
  '@media': { [forced]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' } },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: vars.space.x1,
      borderRadius: `calc(${vars.radius.card} - ${vars.space.x1})`,
      border: `1px solid color-mix(in oklch, ${overPicture.ink} 8%, transparent)`,
      pointerEvents: 'none',
    },
  },
});
export const numeral = component({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.display,
});
export const drawing = component({
  inlineSize: '100%',
  maxInlineSize: '11rem',
  blockSize: 'auto',
  fill: 'none',
});
export const lines = component({ stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const weight = variants(component, {
  strong: { strokeWidth: 1.15 },
  fine: { strokeWidth: 0.7, opacity: 0.62 },
});
export const water = component({ stroke: 'currentColor', strokeWidth: 0.5, opacity: 0.4 });
/** What the water gives back. */
export const reflection = component({ opacity: 0.28 });
export const point = component({
  fill: vars.gold.solid,
  '@media': { [forced]: { fill: 'Highlight' } },
});
export const hollow = component({ stroke: 'currentColor', strokeWidth: 0.7 });
export const unreached = component({ opacity: 0.5, '@media': { [forced]: { opacity: 1 } } });
export const words = component({ display: 'grid', gap: vars.space.x1 });
export const name = component({ fontSize: vars.size.small, lineHeight: vars.leading.control });
export const note = component({
  color: `color-mix(in oklch, ${overPicture.ink} 74%, ${overPicture.ground(1)})`,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
  '@media': { [forced]: { color: 'CanvasText' } },
});
