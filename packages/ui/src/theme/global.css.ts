import './layers.css.ts';
import './themes.css.ts';
import '../fonts/faces.css.ts';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend', {
  margin: 0,
  padding: 0,
});
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('img, video, svg, canvas', { display: 'block', maxInlineSize: '100%' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('[hidden]', { display: 'none' });

base('html', {
  // Emphasis leans; nothing else of a face is made up.
  fontSynthesis: 'style',
  fontOpticalSizing: 'none',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.line.hairTop} transparent`,
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
});
base('body, [data-theme]', {
  backgroundColor: vars.surface.canvas,
  color: vars.text.base,
});
base('body', {
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  letterSpacing: vars.tracking.body,
  // The face kerns a space before a figure almost away.
  wordSpacing: '0.04em',
  minBlockSize: '100dvh',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
base('::selection', { backgroundColor: vars.violet.surface, color: vars.text.base });
base(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
base('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
base('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '0.92em' });
