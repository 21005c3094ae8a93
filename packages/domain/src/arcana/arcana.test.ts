import { expect, test } from 'vitest';
import { arcana, numeralOf } from './index.ts';

test('the cards are numbered as a deck is', () => {
  expect(arcana).toHaveLength(22);
  expect(arcana.map(numeralOf).join(' ')).toBe(
    '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI',
  );
});
