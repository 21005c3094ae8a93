import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { gifts as spanish } from '@mirror-studio/domain/texts/es/gifts';
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import type { Studio } from './studio.ts';

let people = 0;
const letters = () =>
  crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(10, 'k')
    .slice(0, 10);

/** Somebody else, at a browser of their own. */
async function another(
  browser: Browser,
  studio: Studio,
  email = `otto.${++people}.${process.pid}@example.com`,
) {
  const page = await (await browser.newContext()).newPage();
  return new Person(page, studio, email);
}

/** Lets somebody in who has a handle. */
async function enterNamed(somebody: Person): Promise<string> {
  const handle = `otto-${letters()}`;
  const { access_token: token } = await somebody.signIn();
  const answer = await somebody.page.request.put(somebody.studio.url + endpoints.saveProfile.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Otto', handle, words: '', links: [], basedOn: 0 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return handle;
}

test('coins go to a member, who thanks once, and both see one receipt', async ({
  browser,
  person,
  page,
  studio,
}) => {
  const otto = await another(browser, studio);
  const handle = await enterNamed(otto);
  await person.signIn();
  await person.go(pathOf('giftCoins'));
  await page.getByRole('textbox', { name: gifts.to }).fill(`@${handle}`);
  await page.getByRole('textbox', { name: gifts.amount }).fill('40');
  await page.getByRole('textbox', { name: gifts.words }).fill('For the salt flats');
  await page.getByRole('button', { name: 'Give 40 coins' }).click();
  await expect(page.getByText(`Otto (@${handle}) has them now.`)).toBeVisible();
  await expect(person.balance).toHaveAccessibleName(/460 Mirror Coins/);
  await expect(page.getByRole('textbox', { name: gifts.to })).toHaveValue('');

  await otto.go(pathOf('giftCoins'));
  await expect(otto.balance).toHaveAccessibleName(/540 Mirror Coins/);
  await otto.page.getByText('For the salt flats').click();
  const receipt = otto.page.getByRole('dialog', { name: gifts.receipt });
  await receipt.getByRole('button', { name: gifts.thank }).click();
  await expect(receipt.getByText(gifts.thanked).first()).toBeVisible();
  await expect(receipt.getByRole('button', { name: gifts.thank })).toBeHidden();
  const number = await receipt.getByText(/^[0-9a-f-]{36}$/).textContent();

  await person.go(`${pathOf('giftCoins')}?box=sent`);
  await page.getByText('For the salt flats').click();
  const own = page.getByRole('dialog', { name: gifts.receipt });
  await expect(own).toContainText(number ?? 'no number');
  await expect(own.getByText(gifts.thanked)).toBeVisible();
  await own.getByRole('link', { name: gifts.inLedger }).click();
  await expect(page.getByRole('dialog')).toContainText('Gift of 40 Mirror Coins');
  await otto.page.context().close();
});

test('coins wait for a stranger and are there when they join', async ({ browser, person, page, studio }) => {
  const otto = await another(browser, studio);
  await person.signIn();
  await person.go(pathOf('giftCoins'));
  await page.getByRole('textbox', { name: gifts.to }).fill(otto.email);
  await page.getByRole('textbox', { name: gifts.amount }).fill('30');
  await page.getByRole('button', { name: 'Give 30 coins' }).click();
  await expect(page.getByText(`They wait for ${otto.email}`)).toBeVisible();
  await expect
    .poll(async () => (await studio.mails()).find(({ to }) => to === otto.email)?.text ?? '')
    .toContain('30 Mirror Coins');
  await otto.enter();
  await expect(otto.balance).toHaveAccessibleName(/530 Mirror Coins/);
  await otto.page.context().close();
});

test('by keyboard alone, on 320 px and in Spanish, what is wrong is said and what was typed stays', async ({
  browser,
  person,
  page,
  studio,
}) => {
  const otto = await another(browser, studio);
  const handle = await enterNamed(otto);
  await otto.page.context().close();
  await page.setViewportSize({ width: 320, height: 720 });
  await person.signIn();
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('giftCoins'));
  const to = page.getByRole('textbox', { name: spanish.to });
  const amount = page.getByRole('textbox', { name: spanish.amount });
  await to.focus();
  await page.keyboard.type('nadie-se-llama-asi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(spanish.ambiguousAmount)).toBeVisible();
  await expect(amount).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText(spanish.toUnknown)).toBeVisible();
  await expect(amount).toHaveValue('7');
  await page.keyboard.press('Shift+Tab');
  await expect(to).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(handle);
  await page.keyboard.press('Enter');
  await expect(page.getByText('7 monedas regaladas')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
