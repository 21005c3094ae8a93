import { gzipSync } from 'node:zlib';
import { pathOf, type RouteId } from '@mirror-studio/domain/access';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { publicPages } from '@mirror-studio/domain/texts/en/publicPages';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, test } from './fixtures.ts';

const readable: readonly RouteId[] = [
  'terms',
  'termsNew',
  'privacy',
  'legalPrivacy',
  'legalPrivacyPlain',
  'legalTerms',
  'legalTermsPlain',
  'legalEthics',
  'legalPage',
  'about',
  'pricing',
  'features',
  'help',
];

test('what is to be accepted can be read, by anybody', async ({ person, page }) => {
  for (const id of readable) {
    await person.go(pathOf(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes[id as keyof typeof routes]);
    await expect(page.getByRole('main')).toHaveText(/[\s\S]{121}/, { useInnerText: true });
  }
  await person.go(pathOf('discord'));
  await expect(page.getByText(publicPages.discordMissing)).toBeVisible();
});

test('an address below /legal that leads to no text says so, and names those that are', async ({
  person,
  page,
}) => {
  await person.go(pathOf('legalPage', { page: 'cookies' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.unknownTitle);
  await page.getByRole('main').getByRole('link', { name: routes.legalEthics }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('legalEthics')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.legalEthics);
});

/** What the landing page may load, gzipped: 163,700 bytes when this was set. */
const firstPageBytes = 170_000;

test('the first page is light: it loads no auth client and no machine', async ({ person, page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await person.go(pathOf('home'));
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
  const loaded = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  expect(loaded.filter((text) => /exchangeCodeForSession|xstate\.init/.test(text))).toEqual([]);
  const bytes = loaded.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThan(firstPageBytes);
});

test('an account with a password: the rule is met item by item, the address confirmed, then signed in', async ({
  person,
  page,
}) => {
  await person.go(pathOf('login'));
  await page.getByRole('button', { name: signIn.usePassword }).press('Enter');
  await page.getByRole('button', { name: signIn.toSignUp }).press('Enter');
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  const password = page.getByLabel(signIn.password, { exact: true });
  await password.fill('obsidian');
  await password.press('Enter');
  await expect(page.getByText(signIn.passwordRule)).toBeVisible();
  await password.fill('Onyx-glass-7');
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await person.go(`${pathOf('login')}?with=password`);
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  await page.getByLabel(signIn.password, { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(signIn.wrongCredentials);
  await page.getByLabel(signIn.password, { exact: true }).fill('Onyx-glass-7');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
});
