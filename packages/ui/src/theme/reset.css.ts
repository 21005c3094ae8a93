import './layers.css.ts';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { resets } from './resets.ts';

// For a page that is all ours, as the app is. A page that has its own look leaves it out.
const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('body', { margin: 0, padding: 0 });
reset('*, *::before, *::after', { boxSizing: 'border-box' });
for (const { elements, attribute = '', rule } of resets) {
  reset(
    elements
      .split(', ')
      .map((element) => `${element}${attribute}`)
      .join(', '),
    rule,
  );
}
reset('[hidden]', { display: 'none' });
// Dark is the theme of a page that names none.
reset('html', { colorScheme: 'dark' });

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
base('body', {
  backgroundColor: vars.surface.canvas,
  color: vars.text.base,
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
