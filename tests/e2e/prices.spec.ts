import { pathOf } from '@mirror-studio/domain/access';
import { customAmountLimits, mirrorBonusLimits } from '@mirror-studio/domain/constants/wallet';
import {
  coinPackages,
  dollarsFromCents,
  quoteTokens,
  subscriptionPlans,
  tokenPacks,
} from '@mirror-studio/domain/economy';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const number = new Intl.NumberFormat('en');
const money = (cents: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(dollarsFromCents(cents));

interface Offered {
  readonly coins: number;
  readonly priceCents: number;
}
const packages: readonly Offered[] = coinPackages;
const packs: readonly Offered[] = tokenPacks.map(({ tokens: coins, priceCents }) => ({ coins, priceCents }));
const plans: readonly Offered[] = subscriptionPlans.map(({ monthlyCoins: coins, priceCents }) => ({
  coins,
  priceCents,
}));
const { minimumCents, maximumCents, defaultCents } = customAmountLimits;
const amounts = [minimumCents, maximumCents, defaultCents, ...mirrorBonusLimits.priceCents];
const catalogue = new Set(
  [...[...packages, ...packs, ...plans].map(({ priceCents }) => priceCents), ...amounts].map(money),
);

/** Each of what a place offers stands with its coins and its price in one item, in the order of the catalogue. */
async function expectOffers(items: Locator, offers: readonly Offered[]) {
  await expect(items).toHaveCount(offers.length);
  for (const [at, { coins, priceCents }] of offers.entries()) {
    await expect(items.nth(at)).toContainText(`${number.format(coins)} `);
    await expect(items.nth(at)).toContainText(money(priceCents));
  }
}

/** A place names no price that the catalogue has not. */
async function expectNoOtherPrice(place: Locator) {
  const named = (await place.allInnerTexts()).join(' ').match(/\$\s?[\d.,]*\d/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((price) => !catalogue.has(price))).toEqual([]);
}

test('every place where coins are sold tells the coins and prices of the one catalogue', async ({
  person,
  page,
}) => {
  const main = page.getByRole('main');
  await person.go(pathOf('pricing'));
  await expectOffers(main.getByRole('listitem').filter({ hasText: '$' }), [...packages, ...packs, ...plans]);
  await expectNoOtherPrice(main);

  await person.signIn();
  await person.go(pathOf('shop'));
  const offered = main.getByRole('radiogroup', { name: shop.offers });
  await expectOffers(offered.locator('label'), [...packages, ...packs]);
  const summary = page.getByRole('region', { name: shop.summary });
  for (const priceCents of mirrorBonusLimits.priceCents) {
    await page.getByRole('button', { name: money(priceCents) }).click();
    await expect(summary).toContainText(number.format(quoteTokens(priceCents).totalTokens));
    await expect(summary).toContainText(money(priceCents));
  }
  await expectNoOtherPrice(main);

  await person.go(pathOf('subscriptions'));
  await expectOffers(main.getByRole('listitem').filter({ hasText: '$' }), plans);
  await expectNoOtherPrice(main);

  await person.balance.click();
  await page
    .getByRole('dialog', { name: balance.label })
    .getByRole('button', { name: balance.purchaseCoins })
    .click();
  const buying = page.getByRole('dialog', { name: purchase.title });
  await expectOffers(buying.getByRole('listitem'), packages);
  await expectNoOtherPrice(buying);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /tokens/ }).click();
  const held = page.getByRole('dialog', { name: wallet.title });
  await expectOffers(held.getByRole('region', { name: wallet.packs }).getByRole('listitem'), packs);
  await expectNoOtherPrice(held.getByRole('region', { name: wallet.packs }));
});

test('what was bought has the coins and the price of the catalogue on its page, in billing and on its receipt', async ({
  person,
  page,
}) => {
  const [, regal] = packages;
  if (!regal) throw new Error('Nothing is for sale');
  await person.signIn();
  await person.go(pathOf('shop'));
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: new RegExp(purchase.regalName) }).check({ force: true });
  await page.getByRole('button', { name: shop.paySimulated }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number.format(regal.coins));
  await expect(main).toContainText(money(regal.priceCents));
  await expectNoOtherPrice(main);
  await expect(main.getByText(shop.simulated, { exact: true })).toBeVisible();

  await person.go(pathOf('billing'));
  const row = page.getByRole('grid', { name: billing.purchases }).getByRole('row').nth(1);
  await expect(row).toContainText(number.format(regal.coins));
  await expect(row).toContainText(money(regal.priceCents));
  await expect(row).toContainText(shop.simulated);
  await row.press('Enter');
  const receipt = page.getByRole('article', { name: billing.receipt });
  await expect(receipt).toContainText(`${number.format(regal.coins)} `);
  await expect(receipt).toContainText(billing.receiptSimulated);
  await expectNoOtherPrice(receipt);
});
