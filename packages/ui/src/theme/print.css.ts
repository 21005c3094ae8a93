import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const print = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { print: { '@layer': { [layers.components]: rule } } } });

/**
 * On paper there is this sheet, dark on light, and nothing of the page around it. Takes its class, and the attribute that it has while it is
 * what is printed; left out, it is whenever it is there.
 */
export function printedAlone(sheet: string, attribute = ''): void {
  // A class that is made of several is selected by its first.
  const selector = `.${sheet.split(' ')[0]}${attribute}`;
  // The ground of the page would be printed too, where whoever prints asks for backgrounds.
  print(`:root:has(${selector}), body:has(${selector})`, { background: 'none', colorScheme: 'only light' });
  print(`body:has(${selector}) > :not(:has(${selector}))`, { display: 'none' });
  print(`body :has(${selector})`, {
    position: 'static',
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    padding: '0',
    border: '0',
    background: 'none',
    boxShadow: 'none',
    backdropFilter: 'none',
    transform: 'none',
    overflow: 'visible',
  });
  print(`body :has(${selector}) > :not(:has(${selector}), ${selector})`, { display: 'none' });
  print(selector, { maxInlineSize: '27.5rem', colorScheme: 'only light' });
  print(`${selector} :is(*, *::before)`, { color: 'CanvasText' });
}
