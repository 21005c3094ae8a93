import { expect, test } from 'vitest';
import { quoteAmount, quotePackage, reversedCoins, shopShelves } from './orders.ts';
import { coinPackages, tokenPacks } from './purchases.ts';

test('a package is ordered at its own price alone', () => {
  for (const { id, coins, priceCents } of coinPackages) {
    expect(quotePackage(coins, priceCents)).toEqual({ item: id, coins, priceCents });
    expect(quotePackage(coins, priceCents - 1)).toBeNull();
    expect(quotePackage(coins + 1, priceCents)).toBeNull();
  }
});

test('an amount is ordered with its bonus, and only where it is for sale', () => {
  expect(quoteAmount(950)).toEqual({ item: 'tokens', coins: 100, priceCents: 950 });
  expect(quoteAmount(1111)).toEqual({ item: 'tokens', coins: 123, priceCents: 1111 });
  expect(quoteAmount(1112)).toEqual({ item: 'tokens', coins: 123, priceCents: 1112 });
  expect(quoteAmount(1113)).toBeNull();
});

test('the shelves hold every package and every pack', () => {
  expect(shopShelves.packages.map(({ coins }) => coins)).toEqual([500, 1200, 3000]);
  expect(shopShelves.packs).toEqual(
    tokenPacks.map(({ tokens, priceCents }) => ({ item: 'tokens', coins: tokens, priceCents })),
  );
});

test.each([
  [0, false, 0],
  [-1, false, 0],
  [1, false, 0],
  [250, false, 25],
  [499, false, 49],
  [500, false, 50],
  [900, false, 50],
  [0, true, 50],
])('of 50 coins for 500 cents, %i cents back and disputed %s take %i', (refundedCents, isDisputed, coins) => {
  expect(reversedCoins({ coins: 50, priceCents: 500, refundedCents, isDisputed })).toBe(coins);
});
