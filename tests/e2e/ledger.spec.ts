import { readFileSync } from 'node:fs';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { fillLedger, tamperLedger } from '@mirror-studio/server/testing/tamper-ledger';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

const credits = pathOf('credits');

async function exchange(url: string, token: string, coins: number): Promise<string> {
  const answer = await fetch(url + endpoints.exchange.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [idempotencyHeader]: crypto.randomUUID(),
    },
    body: JSON.stringify({ coins }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { transferId: string }).transferId;
}

test('the statement is narrowed in the address, a line opens its receipt by keyboard, and Back closes it', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const id = await exchange(person.studio.url, token, 100);
  await person.go(credits);
  const statement = page.getByRole('grid', { name: ledger.statement });
  const lines = statement.getByRole('row', { name: wallet.reason_exchange });
  await expect(lines).toHaveCount(2);
  await expect(statement.getByRole('row', { name: wallet.reason_welcome_grant })).toContainText('+500');
  await page.getByRole('radio', { name: ledger.direction_in }).press('Space');
  await expect(lines).toHaveCount(1);
  await expect(page).toHaveURL(/direction=in/);
  await page.getByRole('radio', { name: ledger.currency_coins }).press('Space');
  await expect(lines).toHaveCount(0);
  await page.goBack();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: ledger.clear }).click();
  await expect(lines).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: ledger.csv }).click();
  const saved = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(saved).toHaveLength(4);
  expect(saved[1]).toContain('Exchanged 100 coins for 10 credits');

  await lines.first().focus();
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: ledger.receipt });
  await expect(receipt.getByRole('article')).toContainText('Exchanged 100 coins for 10 credits');
  await expect(receipt).toContainText('400 coins after');
  await expect(page).toHaveURL(RegExp(`receipt=${id}`));
  await page.goBack();
  await expect(receipt).toBeHidden();
  await person.go(`${credits}?receipt=${id}`);
  await expect(receipt.getByRole('article')).toContainText(id);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('article')).toBeVisible();
  await expect(statement).toBeHidden();
  await expect(page.getByRole('button', { name: ledger.print })).toBeHidden();
  // Dark words on the dark ground of the page could not be read, where backgrounds are printed.
  for (const ground of ['html', 'body'])
    await expect(page.locator(ground)).toHaveCSS('background', /^rgba\(0, 0, 0, 0\)/);
  await page.emulateMedia({ media: 'screen' });
  await person.go(`${credits}?receipt=${crypto.randomUUID()}`);
  await expect(page.getByText(ledger.receiptMissing)).toBeVisible();
});

const check = async (page: Page) => {
  // The page under the dialog has a button of that name too.
  await page
    .getByRole('dialog', { name: ledgerCheck.title })
    .getByRole('button', { name: /^Check (my ledger|again)$/ })
    .click();
};

test('a ledger agrees, and whoever changes it behind the back of the product is found: the chain, then the checkpoint', {
  tag: '@slow',
}, async ({ page }) => {
  const studio = await Studio.start();
  try {
    const person = new Person(page, studio, 'noor@example.com');
    const { access_token: token, user } = await person.signIn();
    await exchange(studio.url, token, 100);
    await exchange(studio.url, token, 50);
    await studio.whileStopped((dataDir) => fillLedger(dataDir, user.id, 6_000));
    const open = async () => {
      await person.go(credits);
      await page.getByRole('button', { name: ledgerCheck.title }).click();
      return page.getByRole('dialog', { name: ledgerCheck.title });
    };
    let dialog = await open();
    await check(page);
    await expect(dialog.getByText(ledgerCheck.agreesTitle)).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: ledgerCheck.saveCheckpoint }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8').split('.')).toHaveLength(3);

    await studio.whileStopped((dataDir) => tamperLedger(dataDir, user.id));
    dialog = await open();
    await check(page);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(ledgerCheck.differsTitle, { timeout: 60_000 });
    await expect(alert).toContainText('Entry 2:');
    await expect(alert).toContainText(ledgerCheck.fault_digest);

    await studio.whileStopped((dataDir) => tamperLedger(dataDir, user.id, { isRelinked: true }));
    dialog = await open();
    await check(page);
    await expect(dialog.getByText(ledgerCheck.agreesTitle)).toBeVisible({ timeout: 60_000 });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'checkpoint.jws',
      mimeType: 'application/jose',
      buffer: readFileSync(file),
    });
    await expect(dialog.getByText(/^Checkpoint of/)).toBeVisible();
    await check(page);
    await expect(alert).toContainText(ledgerCheck.fault_checkpoint, { timeout: 60_000 });
  } finally {
    await studio.dispose();
  }
});

test('a check that loses its connection keeps what it has, and goes on', async ({ person, page }) => {
  const { access_token: token } = await person.signIn();
  await exchange(person.studio.url, token, 100);
  await person.go(`${credits}?check=1`);
  const dialog = page.getByRole('dialog', { name: ledgerCheck.title });
  let isCut = true;
  await page.route(`**${endpoints.ledgerChain.path}*`, (route) =>
    isCut ? route.abort('connectionreset') : route.continue(),
  );
  await check(page);
  await expect(dialog.getByText(ledgerCheck.interruptedTitle)).toBeVisible({ timeout: 30_000 });
  isCut = false;
  await dialog.getByRole('button', { name: ledgerCheck.resume }).click();
  await expect(dialog.getByText(ledgerCheck.agreesTitle)).toBeVisible();
});
