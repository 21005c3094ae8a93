import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { errorBody } from '@mirror-studio/domain/errors';
import { profileTable } from '@mirror-studio/domain/profile';
import { storageKey } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { expect, test } from './fixtures.ts';
import { Person, texts } from './person.ts';

const { shell, signIn } = texts;

test('what moves in one tab is right in the other, and signing out in one signs out both', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  const other = await context.newPage();
  const there = new Person(other, person.studio, person.email);
  await there.go(pathOf('council'));
  await expect(there.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
  const dialog = await person.openExchange();
  await dialog.getByRole('spinbutton', { name: texts.exchange.coins }).fill('100');
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(there.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(other.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await expect(other.getByText(errors.sessionExpired)).toBeHidden();
});

test('a session that ends by itself says so, and offers a link to the saved address', async ({
  person,
  page,
}) => {
  await person.enter();
  await page.evaluate((key) => {
    const kept: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1, refresh_token: 'gone' }));
  }, storageKey('session'));
  await page.reload();
  const said = page.getByRole('alert').filter({ hasText: errors.sessionExpired });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: signIn.reAuth }).click();
  // The link that let them in is younger than a minute.
  await expect(said.getByRole('button', { name: /Send another link in \d+ seconds?/ })).toBeDisabled();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey('session'))).toBeNull();
});

test('a session near its end is renewed before anything is asked with it', async ({ person, page }) => {
  await person.enter();
  await page.evaluate((key) => {
    const kept: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, access_token: 'worn.out.token', expires_at: 1 }));
  }, storageKey('session'));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.reload();
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
  expect(refused).toEqual([]);
});

test.describe('without the worker', () => {
  // It holds back a file, which the worker would have answered.
  test.use({ serviceWorkers: 'block' });

  test('a token that is refused before the auth client has come is renewed, and what was sent is sent again', async ({
    person,
    page,
  }) => {
    await person.enter();
    const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
    await page.route('**/assets/auth-*.js', async (route) => {
      await isRefused;
      await route.continue();
    });
    let sent = 0;
    await page.route(`**${endpoints.exchange.path}`, async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fulfill({ status: 401, json: errorBody('AUTH_REQUIRED', errors.code_AUTH_REQUIRED) });
      refuse();
    });
    await page.reload();
    const dialog = await person.openExchange();
    await dialog.getByRole('spinbutton', { name: texts.exchange.coins }).fill('100');
    await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
    await expect(dialog).toBeHidden();
    await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
    expect(sent).toBe(2);
  });
});

test('every page has a title of its own', async ({ person, page }) => {
  await person.go(pathOf('home'));
  await expect(page).toHaveTitle(common.productName);
  await person.enter();
  await expect(page).toHaveTitle(`${routes.promptStudio} · ${common.productName}`);
  await page
    .getByRole('link', { name: new RegExp(routes.gallery) })
    .first()
    .click();
  await expect(page).toHaveTitle(`${routes.gallery} · ${common.productName}`);
});

test('a server that refuses every token ends the session and says so, and a sign-in leads back', async ({
  person,
  page,
  context,
  studio,
}) => {
  const session = await person.enter();
  const place = `${pathOf('council')}?type=image`;
  // A page that still asks would end the session before the one that is to say so is open.
  await person.go(endpoints.health.path);
  await context.route('**/api/**', (route) =>
    route.fulfill({
      status: 401,
      json: errorBody('AUTH_REQUIRED', errors.code_AUTH_REQUIRED),
    }),
  );
  await person.go(place);
  await expect(page.getByRole('alert').filter({ hasText: errors.sessionExpired })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pathOf('login')}$`));
  await expect(person.balance).toHaveCount(0);
  await context.unroute('**/api/**');
  // The server takes tokens again, and so the same session is as good as one of a new sign-in.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('session'),
    JSON.stringify(session),
  ] as const);
  await page.reload();
  await expect(page).toHaveURL(studio.url + place);
  await expect(person.balance).toBeVisible();
});

test('a visitor who asked for a page comes to it after signing in', async ({ person, page }) => {
  const place = `${pathOf('council')}?type=image`;
  await person.go(place);
  await person.askForLink();
  await expect(page.getByText(signIn.sentTitle)).toBeVisible();
  await page.goto(await person.link());
  await person.introduce();
  await expect(page).toHaveURL(person.studio.url + place);
});

test('terms that are accepted again lead back to the page that was asked for', async ({ person, page }) => {
  const { access_token: token, user } = await person.signIn();
  const withdrawn = await fetch(`${person.studio.url}/rest/v1/${profileTable}?id=eq.${user.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ terms_accepted: false }),
  });
  expect(withdrawn.ok).toBe(true);
  const accepted = await fetch(person.studio.url + endpoints.acceptLegal.path, {
    method: endpoints.acceptLegal.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(endpoints.acceptLegal.docs.sample.request),
  });
  expect(accepted.ok).toBe(true);
  await person.go(pathOf('council'));
  const modal = page.getByRole('dialog', { name: gates.termsTitle });
  await modal.getByRole('checkbox', { name: gates.termsAgree }).press('Space');
  await modal.getByRole('checkbox', { name: gates.complianceAgree }).press('Space');
  await modal.getByRole('button', { name: gates.termsAccept }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${pathOf('council')}$`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(routes.council) })).toBeVisible();
});
