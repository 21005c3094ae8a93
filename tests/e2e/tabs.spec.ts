// What every tab has of one session: who it is, and its next token (§4).
import { pathOf } from '@mirror-studio/domain/access';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { storageKey } from '@mirror-studio/domain/storage';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

test('another person who signs in in one tab is in the other too, with nothing of the one before', async ({
  person,
  page,
  context,
}) => {
  const otto = new Person(page, person.studio, person.email.replace('mara.', 'otto.'));
  const { user: _, ...tokens } = await otto.openSession();
  await person.enter();
  const other = await context.newPage();
  const there = new Person(other, person.studio, person.email);
  await there.go(pathOf('profile'));
  await expect(other.getByText(person.email).first()).toBeVisible();
  await other.getByRole('textbox', { name: ownProfile.words }).fill('Mara alone writes this.');
  const fragment = new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)]));
  await person.go(`${pathOf('authCallback')}#${fragment.toString()}`);
  await page.getByRole('button', { name: signIn.continueAs.replace('{{email}}', otto.email) }).click();
  await expect(person.balance).toBeVisible();
  await expect(other.getByText(otto.email).first()).toBeVisible();
  await expect(other.getByText(person.email)).toHaveCount(0);
  await expect(other.getByText('Mara alone writes this.')).toHaveCount(0);
});

test('signing out in one tab signs out the other at once, whatever is typed there', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  const other = await context.newPage();
  await other.goto(person.studio.url + pathOf('profile'));
  await other.getByRole('textbox', { name: ownProfile.words }).fill('Half a sentence.');
  await page.getByRole('button', { name: shell.signOut }).first().click();
  await expect(other.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText(errors.sessionExpired)).toHaveCount(0);
});

test('a tab that is refused while another one signs out goes with it, and speaks of no expired session', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  const other = await context.newPage();
  await other.goto(person.studio.url + pathOf('profile'));
  await other.getByRole('textbox', { name: ownProfile.words }).fill('Half a sentence.');
  const { promise: isOut, resolve: leave } = Promise.withResolvers<void>();
  // The session has ended at the server, and the tab that ends it does not hear so before the other one is refused by itself.
  await page.route('**/auth/v1/logout*', async (route) => {
    const response = await route.fetch();
    await isOut;
    await route.fulfill({ response });
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: shell.signOut }).first().click();
  await expect(other.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText(errors.sessionExpired)).toHaveCount(0);
  leave();
});

test('of two tabs whose token is worn out one renews it, and both go on', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  const other = await context.newPage();
  const there = new Person(other, person.studio, person.email);
  await there.go(pathOf('council'));
  await expect(there.balance).toBeVisible();
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes(`${authBasePath}/token?grant_type=refresh_token`))
      renewals.push(response.status());
  });
  await page.evaluate((key) => {
    const kept: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, access_token: 'worn.out.token', expires_at: 1 }));
  }, storageKey('session'));
  await Promise.all([page.reload(), other.reload()]);
  for (const each of [person, there]) await expect(each.balance).toHaveAccessibleName(/500 Mirror Coins/);
  expect(renewals).toEqual([200]);
});
