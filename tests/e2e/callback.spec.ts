import { pathOf } from '@mirror-studio/domain/access';
import { storageKey } from '@mirror-studio/domain/storage';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { become, withLocal } from './local-provider.ts';
import { Person } from './person.ts';
import { beginWorker } from './worker.ts';

test.beforeEach(({ page, studio }) => beginWorker(page, studio.url));

/** A second person, whose session somebody writes into an address. */
const strangerOf = (person: Person) =>
  new Person(person.page, person.studio, person.email.replace('mara.', 'otto.'));

type OpenSession = Awaited<ReturnType<Person['openSession']>>;

/** The fragment as the auth service writes it. */
const fragmentOf = ({ user: _, ...tokens }: OpenSession) =>
  new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)])).toString();

const signedInAs = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { user?: { email?: string } };
    return kept.user?.email ?? null;
  }, storageKey('session'));

/** Nothing that signs anybody in can be read in the address. */
const isAddressClean = (page: Page) => !/token|code=/.test(page.url());

test("an address with another person's session signs nobody in before a press", async ({ person, page }) => {
  const otto = strangerOf(person);
  const landing = `${pathOf('authCallback')}#${fragmentOf(await otto.openSession())}`;
  await otto.go(landing);
  const go = page.getByRole('button', { name: `Continue as ${otto.email}` });
  await expect(go).toBeVisible();
  expect(isAddressClean(page)).toBe(true);
  expect(await signedInAs(page)).toBeNull();
  await page.getByRole('button', { name: signIn.continueNot }).click();
  await page.waitForURL(`**${pathOf('home')}`);
  expect(await signedInAs(page)).toBeNull();

  // Saying no uses nothing up.
  await otto.go(landing);
  await go.click();
  await expect(otto.balance).toBeVisible();
  expect(await signedInAs(page)).toBe(otto.email);
});

test("an address with another person's session does not replace somebody who is signed in", async ({
  person,
  page,
}) => {
  const otto = strangerOf(person);
  await person.enter();
  const theirs = fragmentOf(await otto.openSession());
  await person.go(`${pathOf('authCallback')}#${theirs}`);
  await expect(page.getByRole('button', { name: `Continue as ${otto.email}` })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${person.email}`)).toBeVisible();
  expect(await signedInAs(page)).toBe(person.email);
  await page.getByRole('button', { name: `Stay signed in as ${person.email}` }).click();
  await expect(person.balance).toBeVisible();
  expect(await signedInAs(page)).toBe(person.email);

  // On another page it is not used at all, and taken out of the address.
  await person.go(`${pathOf('council')}?tab=1#${theirs}`);
  await expect(person.balance).toBeVisible();
  await expect(page).toHaveURL(/\?tab=1$/);
  expect(await signedInAs(page)).toBe(person.email);
  // Put into the bar of a page that is open already, it loads nothing by itself.
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, theirs);
  await expect(page).toHaveURL(/\?tab=1$/);
  expect(await signedInAs(page)).toBe(person.email);
});

test('a session whose tokens belong to two people is refused, and ends nobody', async ({ person, page }) => {
  const otto = strangerOf(person);
  await person.enter();
  const ida = new Person(page, person.studio, otto.email.replace('otto.', 'ida.'));
  const his = await otto.openSession();
  const mixed = { ...his, refresh_token: (await ida.openSession()).refresh_token };
  await person.go(`${pathOf('authCallback')}#${fragmentOf(mixed)}`);
  await page.getByRole('button', { name: `Continue as ${otto.email}` }).click();
  await expect(page.getByText(signIn.linkRefused)).toBeVisible();
  expect(await signedInAs(page)).toBe(person.email);

  // A token of a session that has ended, which the auth client would take for the end of its own.
  const ended = { ...his, access_token: `${his.access_token}x` };
  await person.go(pathOf('home'));
  await person.go(`${pathOf('authCallback')}#${fragmentOf(ended)}`);
  await expect(page.getByText(signIn.linkRefused)).toBeVisible();
  expect(await signedInAs(page)).toBe(person.email);
});

test('what was asked for here signs in at once; a code that comes to somebody signed in asks', async ({
  person,
  page,
  context,
}) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByText(signIn.sentTitle)).toBeVisible();
  const link = await person.link();
  // Meanwhile somebody else signs in, in another tab of this browser.
  const otto = new Person(await context.newPage(), person.studio, strangerOf(person).email);
  await otto.enter();
  await page.goto(link);
  await expect(page.getByText(signIn.continueUnknown)).toBeVisible();
  expect(isAddressClean(page)).toBe(true);
  expect(await signedInAs(page)).toBe(otto.email);
  await page.getByRole('button', { name: signIn.continueWithLink }).click();
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  expect(await signedInAs(page)).toBe(person.email);
});

test('a browser that remembers nothing signs in by a link, where it asks first', {
  annotation: { type: 'console', description: 'the app tells that the browser keeps nothing' },
}, async ({ person, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await page.getByRole('button', { name: mail.magicLinkButton }).click();
  await page.getByRole('button', { name: `Continue as ${person.email}` }).click();
  await person.introduce();
  await expect(person.balance).toBeVisible();
  expect(isAddressClean(page)).toBe(true);
});

test('a second request that fails leaves the link of the first one good', async ({
  person,
  page,
  context,
}) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  const link = await person.link();
  // Within the minute, after a reload that forgot the countdown.
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('alert')).toContainText(signIn.tooManyLinks);
  // And without a network.
  await person.go(pathOf('login'));
  await context.setOffline(true);
  await person.askForLink('somebody.else@example.com');
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.goto(link);
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  expect(isAddressClean(page)).toBe(true);
});

test('a link opens after another service was gone to, which then opens too', async ({ person, page }) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  const link = await person.link();
  await person.go(pathOf('login'));
  await page.getByRole('button', { name: withLocal }).click();
  await page.waitForURL((url) => url.pathname !== pathOf('login'));
  const there = page.url();
  await page.goto(link);
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  await page.goto(there);
  await become(page, person.email);
  await page.getByRole('button', { name: signIn.continueWithLink }).click();
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
});
