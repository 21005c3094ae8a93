import './layers.css.ts';
import './themes.css.ts';
import '../fonts/faces.css.ts';
import { fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { face } from './mixins.css.ts';
import { ours } from './ours.ts';
import { resets } from './resets.ts';

const inLayer = (layer: string, selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

// Of a page's own elements, none is touched: reset.css does that, for a page that is all ours.
const scope = `.${ours}`;
inLayer(layers.reset, `${scope}, ${scope}::before, ${scope}::after`, { boxSizing: 'border-box' });
for (const { elements, attribute = '', rule } of resets)
  inLayer(layers.reset, `${scope}:where(${elements})${attribute}`, rule);
inLayer(layers.reset, `${scope}[hidden]`, { display: 'none' });

inLayer(layers.base, '[data-theme]', { backgroundColor: vars.surface.canvas, color: vars.text.base });
inLayer(layers.base, `${scope}::selection`, { backgroundColor: vars.violet.surface, color: vars.text.base });
inLayer(layers.base, `${scope}:focus-visible`, {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
});
inLayer(layers.base, `${scope}:where(a)`, {
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
inLayer(layers.base, `${scope}:where(code, kbd, pre, samp)`, {
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
});

// The faces of components are images: where a utility colours one, such as Tailwind's `bg-red-500`, it is seen. One that does so
// at times, such as `hover:bg-red-500`, needs a plain colour for all other times.
inLayer(layers.adaptations, `${scope}:is([class*=" bg-"], [class*=":bg-"])`, { backgroundImage: 'none' });
inLayer(layers.adaptations, `${scope}[class*=":bg-"]`, {
  backgroundColor: fallbackVar(face, 'revert-layer'),
});
