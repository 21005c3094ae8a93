import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { billing } from '@mirror-studio/domain/texts/es/billing';
import { ledger } from '@mirror-studio/domain/texts/es/ledger';
import { purchase } from '@mirror-studio/domain/texts/es/purchase';
import { shop } from '@mirror-studio/domain/texts/es/shop';
import { subscriptions as texts } from '@mirror-studio/domain/texts/es/subscriptions';
import { wallet } from '@mirror-studio/domain/texts/es/wallet';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const width = 320;
test.use({ locale: 'es-ES', viewport: { width, height: 640 } });

const withPlan = (text: string, plan: string) => text.replace('{{plan}}', plan);
const { glassName: glass, silverName: silver, obsidianName: obsidian } = purchase;

/** Goes on with Tab until something has the focus, on a page that does not scroll sideways, and presses a key there. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await expect(wanted).toBeVisible();
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let at = 0; at < 120 && !(await hasFocus()); at++) await page.keyboard.press('Tab');
  expect(await hasFocus(), `Tab leads to ${wanted.toString()}`).toBe(true);
  await expect(wanted).toBeInViewport({ ratio: 0.5 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.keyboard.press(key);
}

/** As `person.enter`, whose studio speaks English. */
async function enter(person: Person): Promise<void> {
  const session = await person.openSession();
  await person.go(endpoints.health.path);
  await person.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('session'),
    JSON.stringify(session),
  ] as const);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function confirm(page: Page, name: string, says: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(says);
  await press(page, dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toBeHidden();
}

test('subscribed, changed, cancelled and resumed, and its receipt read, by keyboard alone, in Spanish, at 320 px', async ({
  person,
  page,
}) => {
  await enter(person);
  await person.go(pathOf('subscriptions'));
  const current = page.getByRole('region', { name: texts.current });
  await expect(page.getByText(texts.placeholderNote)).toBeVisible();
  await expect(page.getByText(texts.placeholder, { exact: true })).toHaveCount(3);

  await test.step('subscribe', async () => {
    await press(page, button(page, withPlan(texts.subscribe, glass)));
    await confirm(page, texts.confirm, /9,99/);
    await expect(current).toContainText(glass);
    await expect(current).toContainText(texts.simulated);
    await expect(current).toContainText('110 monedas');
  });

  await test.step('change now, for the difference that is shown before', async () => {
    await press(page, button(page, withPlan(texts.changeTo, obsidian)));
    await confirm(page, texts.confirm, /30,00.*410 monedas.*39,99/);
    await expect(current).toContainText('520 monedas');
  });

  await test.step('change with the next month, and take it back', async () => {
    await press(page, button(page, withPlan(texts.changeTo, silver)));
    await confirm(page, texts.confirmLater, new RegExp(silver));
    await expect(current).toContainText(texts.becomes);
    await press(page, button(page, withPlan(texts.keepPlan, obsidian)));
    await confirm(page, texts.confirmLater, new RegExp(obsidian));
    await expect(current).not.toContainText(texts.becomes);
  });

  await test.step('cancel, keep it so over a reload, and resume', async () => {
    await press(page, button(page, texts.cancel));
    await confirm(page, texts.confirmCancelButton, new RegExp(texts.confirmCancelTitle.replace('?', '.')));
    await expect(current).toContainText(texts.state_cancelled);
    await page.reload();
    await expect(current).toContainText(texts.state_cancelled);
    await press(page, button(page, texts.resume));
    await expect(current).toContainText(texts.state_active);
  });

  await test.step('what stands on receipts', async () => {
    await press(page, page.getByRole('link', { name: texts.toBilling }));
    await expect(page.getByRole('region', { name: billing.received })).toContainText(
      wallet.reason_welcome_grant,
    );
    await press(page, page.getByRole('textbox', { name: billing.name }), 'Home');
    await page.keyboard.type('Mara Oduya');
    await press(page, page.getByRole('textbox', { name: billing.taxId }), 'Home');
    await page.keyboard.type('X'.repeat(41));
    await press(page, button(page, billing.save));
    await expect(page.getByText(billing.tooLong.replace('{{most, number}}', '40'))).toBeVisible();
    await press(page, page.getByRole('textbox', { name: billing.taxId }), 'Backspace');
    await press(page, button(page, billing.save));
    await expect(page.getByText(billing.saved, { exact: true })).toBeVisible();
  });

  await test.step('the receipt, which has an address of its own', async () => {
    const row = page.getByRole('row').filter({ hasText: glass });
    await expect(row).toContainText(shop.simulated);
    await press(page, page.getByRole('row').filter({ hasText: obsidian }), 'ArrowDown');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('article', { name: billing.receipt });
    await expect(sheet).toContainText(billing.receiptSimulated);
    await expect(sheet).toContainText('Mara Oduya');
    await expect(sheet).toContainText('9,99');
    await page.reload();
    await expect(sheet).toContainText(billing.receiptSimulated);
    // On paper there is the sheet alone.
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await press(page, page.getByRole('link', { name: billing.inLedger, exact: true }));
    await expect(page.getByRole('article', { name: ledger.receipt })).toContainText(
      wallet.reason_simulated_subscription,
    );
  });
});

test('the receipt of a made-up address is answered', async ({ person, page }) => {
  await enter(person);
  await person.go(`${pathOf('billing')}?receipt=${crypto.randomUUID()}`);
  await expect(page.getByRole('dialog')).toContainText(billing.receiptMissing);
  await page.keyboard.press('Escape');
  await expect(page.getByText(billing.purchasesEmptyTitle)).toBeVisible();
});
