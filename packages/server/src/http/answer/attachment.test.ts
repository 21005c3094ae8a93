import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['a 1.png', 'attachment; filename="a 1.png"'],
  ['Árbol (2).png', `attachment; filename="Arbol (2).png"; filename*=UTF-8''%C3%81rbol%20%282%29.png`],
  [
    '夏の 🌫️.png',
    `attachment; filename="_ _.png"; filename*=UTF-8''%E5%A4%8F%E3%81%AE%20%F0%9F%8C%AB%EF%B8%8F.png`,
  ],
  ['a"b\\c%41.png', `attachment; filename="a_b_c_41.png"; filename*=UTF-8''a%22b%5Cc%2541.png`],
  ["it's.png", `attachment; filename="it's.png"`],
])('names %s in ASCII and in UTF-8', (name, header) => {
  expect(attachment(name)).toBe(header);
});
