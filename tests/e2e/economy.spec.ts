import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { errorBody } from '@mirror-studio/domain/errors';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { texts } from './person.ts';

const { exchange } = texts;

async function openExchange(person: Person, amount: string) {
  await person.enter();
  const dialog = await person.openExchange();
  const field = dialog.getByRole('spinbutton', { name: exchange.coins });
  await field.fill(amount);
  return { dialog, field };
}

/** The keys of the exchanges that were sent, in their order; the first so many get no answer. */
async function loseAnswers(page: Page, lost: number): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**${endpoints.exchange.path}`, (route) => {
    keys.push(route.request().headers()[idempotencyHeader.toLowerCase()]);
    return keys.length <= lost ? route.abort('connectionreset') : route.continue();
  });
  return keys;
}

test('an exchange that the server fails is reported in a toast and in the dialog, and the amount stays', async ({
  person,
  page,
}) => {
  const { dialog, field } = await openExchange(person, '100');
  await page.route(`**${endpoints.exchange.path}`, (route) =>
    route.fulfill({ status: 500, json: errorBody('SERVER_ERROR', 'The ledger is being repaired.') }),
  );
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(person.toast).toContainText(toasts.exchangeFailedTitle);
  await expect(person.toast).toContainText('The ledger is being repaired.');
  await expect(dialog.getByRole('alert')).toContainText('The ledger is being repaired.');
  await expect(field).toHaveValue('100');
});

test('an exchange whose answer is lost is asked for once more under the same key', async ({
  person,
  page,
}) => {
  const { dialog } = await openExchange(person, '100');
  const keys = await loseAnswers(page, 1);
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('lost twice, it is reported without words of the browser, and Try again has the same key', async ({
  person,
  page,
}) => {
  const { dialog } = await openExchange(person, '100');
  const keys = await loseAnswers(page, 2);
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(person.toast).toContainText(toasts.exchangeFailed);
  await expect(dialog.getByRole('alert')).toContainText(errors.outcomeUnknown);
  await dialog.getByRole('button', { name: errors.action_retry }).click();
  await expect(dialog).toBeHidden();
  await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
  expect(new Set(keys).size).toBe(1);
});

test('an exchange shows the balance of its receipt with its toast, before the balance is read again', async ({
  person,
  page,
}) => {
  const { dialog } = await openExchange(person, '100');
  const released = Promise.withResolvers<void>();
  await page.route(`**${endpoints.balance.path}`, async (route) => {
    await released.promise;
    await route.fulfill({ json: { coins: 390, credits: 11 } });
  });
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(person.toast).toContainText(toasts.exchangeSuccessTitle);
  await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
  // The toast has said it: the balance does not say it again.
  await expect(page.getByRole('log').filter({ hasText: '400 Mirror Coins' })).toHaveCount(0);
  released.resolve();
  await expect(person.balance).toHaveAccessibleName(/390 Mirror Coins, 11 Usage Credits/);
});

test('a balance with one figure missing shows the other at once, and 0 for it', async ({ person, page }) => {
  await page.route(`**${endpoints.balance.path}`, (route) => route.fulfill({ json: { coins: 500 } }));
  await person.enter();
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
});

test('an amount is taken as it is written, and stepped by the keys of a number field', async ({
  person,
  page,
}) => {
  await page.route(`**${endpoints.balance.path}`, (route) =>
    route.fulfill({ json: { coins: 5000, credits: 0 } }),
  );
  const { dialog, field } = await openExchange(person, '1,000');
  await expect(field).toHaveAttribute('aria-valuenow', '1000');
  await expect(field).toHaveAttribute('aria-valuemax', '5000');
  await expect(dialog.getByRole('button', { name: 'Exchange 1,000 coins' })).toBeEnabled();
  await field.press('ArrowUp');
  await expect(field).toHaveValue('1010');
  await field.fill('1.000');
  await field.press('Enter');
  await expect(dialog.getByText(exchange.ambiguousAmountDescription)).toBeVisible();
  await expect(field).toHaveValue('1.000');
});

test('the toast, the figures of the header, the wallet and the ledger say the same once value has moved', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('credits'));
  const lines = page.getByRole('grid', { name: ledger.statement }).getByRole('row');
  await expect(lines.filter({ hasText: wallet.reason_welcome_grant })).toBeVisible();
  const dialog = await person.openExchange();
  await dialog.getByRole('spinbutton', { name: exchange.coins }).fill('120');
  await dialog.getByRole('button', { name: 'Exchange 120 coins' }).click();
  await expect(person.toast).toContainText('Converted 120 coins to 12 credits');
  await expect(person.balance).toHaveAccessibleName(/380 Mirror Coins, 12 Usage Credits/);
  const exchanged = lines.filter({ hasText: wallet.reason_exchange });
  await expect(exchanged.filter({ hasText: '380 coins' })).toBeVisible();
  await expect(exchanged.filter({ hasText: '12 credits' })).toBeVisible();
  const counter = page.getByRole('button', { name: /380 tokens/ });
  await counter.click();
  const opened = page.getByRole('dialog', { name: wallet.title });
  await expect(opened).toContainText('380');
  await expect(opened.getByText(wallet.reason_exchange).first()).toBeVisible();
});

test('the balance leads to all that has to do with coins', async ({ person, page }) => {
  await person.enter();
  await person.balance.click();
  const opened = page.getByRole('dialog', { name: balance.label });
  for (const id of ['billing', 'shop', 'subscriptions', 'giftCoins', 'referrals', 'userAnalytics'] as const)
    await expect(opened.getByRole('link', { name: routes[id] })).toHaveAttribute('href', pathOf(id));
  await opened.getByRole('link', { name: routes.credits }).click();
  await expect(page.getByRole('heading', { level: 1, name: routes.credits })).toBeVisible();
  await expect(opened).toBeHidden();
});
