import { pathOf } from '@mirror-studio/domain/access';
import { orderParam } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { expect, test } from './fixtures.ts';

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test('a package is bought, simulated and marked so, and the receipt is in the ledger', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('shop'));
  await expect(page.getByText(shop.simulatedNote)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(purchase.sovereignName) }).check({ force: true });
  await page.getByRole('button', { name: shop.paySimulated }).click();
  await expect(page.getByRole('heading', { level: 1, name: '500 coins are yours' })).toBeVisible();
  await expect(page.getByText(shop.paidSimulated)).toBeVisible();
  // Opened again, it says the same and moves nothing.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '500 coins are yours' })).toBeVisible();
  await page.getByRole('link', { name: shop.toReceipt }).click();
  await expect(page.getByRole('dialog')).toContainText(wallet.reason_simulated_purchase);
  await page.keyboard.press('Escape');
  await expect(person.balance).toHaveAccessibleName(/1,000 Mirror Coins/);
});

test('an amount that earns the bonus says what is bonus before it is bought', async ({ person, page }) => {
  await person.signIn();
  await person.go(pathOf('shop'));
  await page.getByRole('button', { name: money(1111) }).click();
  const summary = page.getByRole('region', { name: shop.summary });
  await expect(summary).toContainText('+12');
  await expect(summary).toContainText('123 coins');
  await page.getByRole('button', { name: shop.paySimulated }).click();
  await expect(page.getByRole('heading', { level: 1, name: '123 coins are yours' })).toBeVisible();
});

test('an address that is made up, or of nothing, is answered and moves nothing', async ({ person, page }) => {
  await person.signIn();
  for (const query of [
    '',
    `?${orderParam}=${crypto.randomUUID()}`,
    `?${orderParam}=cs_live_1&session_id=cs_live_1`,
  ]) {
    await person.go(pathOf('shopSuccess') + query);
    await expect(page.getByRole('heading', { level: 1, name: shop.missingTitle })).toBeVisible();
  }
  await page.getByRole('link', { name: shop.toShop }).click();
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
});

test('a purchase whose answer is lost is asked for again under its key, and bought once', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('shop'));
  let asked = 0;
  await page.route('**/api/payments/create', async (route) => {
    asked += 1;
    if (asked > 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: shop.paySimulated }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: shop.paySimulated }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1,200 coins are yours' })).toBeVisible();
  await page.getByRole('link', { name: shop.toStudio }).click();
  await expect(person.balance).toHaveAccessibleName(/1,700 Mirror Coins/);
});
