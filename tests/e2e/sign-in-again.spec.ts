import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { ageLimits } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import {
  call,
  dialogOn,
  endElsewhere,
  enterPassword,
  interrupted,
  password,
  save,
  saved,
  typed,
  words,
} from './interrupted.ts';
import { Person } from './person.ts';
import { enrolFactor, fillCode } from './totp.ts';

test('a form half filled in survives a session that was ended: signing in again over it saves it', async ({
  person,
  page,
}) => {
  await interrupted(person, page);
  await save(page);
  await expect(dialogOn(page).getByLabel(signIn.email, { exact: true })).toHaveValue(person.email);
  await enterPassword(page);
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByText(ownProfile.saved)).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
  await expect(page).toHaveURL(person.studio.url + pathOf('profile'));
  expect((await saved(person)).profile.words).toBe(typed);
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
});

test('so does one that is sent before the auth client has come: it is not called over until that is known', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  await call(person, 'PUT', '/auth/v1/user', { password }, token);
  const { promise: isLooked, resolve: look } = Promise.withResolvers<void>();
  const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/assets/auth-*.js', async (route) => {
    await isRefused;
    await route.continue();
  });
  page.on('response', (response) => response.status() === 401 && refuse());
  // The answer to the renewal is held: nothing is said before it.
  await page.route('**/token?grant_type=refresh_token', async (route) => {
    await isLooked;
    await route.continue();
  });
  await person.go(pathOf('giftCoins'));
  await page.getByRole('textbox', { name: gifts.to }).fill(`new-${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: gifts.amount }).fill('40');
  await endElsewhere(person);
  const isAsked = page.waitForRequest('**/token?grant_type=refresh_token');
  await page.getByRole('button', { name: 'Give 40 coins' }).click();
  await isAsked;
  await expect(page.getByRole('alert').filter({ hasText: errors.sessionExpired })).toHaveCount(0);
  look();
  await enterPassword(page);
  await expect(dialogOn(page)).toBeHidden();
  await expect(person.balance).toHaveAccessibleName(/460 Mirror Coins/);
});

test('by the code of an email it goes on too', async ({ person, page, studio }) => {
  // The mail that let them in is younger than a minute otherwise, and no other would be sent. The page is opened after that:
  // one that has seen the server stop refuses to send until it answers again.
  await interrupted(person, page, async () => {
    await studio.whileStopped((dataDir) => ageLimits(dataDir, magicLinkLimits.cooldownMs));
  });
  await save(page);
  const dialog = dialogOn(page);
  await dialog.getByRole('button', { name: signIn.sendLink }).click();
  const field = dialog.getByRole('textbox', { name: mailCode.code });
  // Sent by then: the mail before it has a code too.
  await expect(field).toBeVisible();
  await field.fill(await person.code());
  await dialog.getByRole('button', { name: mailCode.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(ownProfile.saved)).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
  expect((await saved(person)).profile.words).toBe(typed);
});

test('an email asked for too soon is refused in words, and the form stays as it is', async ({
  person,
  page,
}) => {
  await interrupted(person, page);
  await save(page);
  const dialog = dialogOn(page);
  const send = dialog.getByRole('button', { name: signIn.sendLink });
  await expect(send).toBeVisible();
  // Refused too, or the newest where the one that let them in is older than a minute by now.
  const asked = { email: person.email, create_user: false };
  await call(person, 'POST', '/auth/v1/otp', asked).catch(() => undefined);
  await send.click();
  await expect(dialog.getByText(signIn.tooManyLinks)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(words(page)).toHaveValue(typed);
});

test('closed, the form stays as it is and says why; saving asks again', async ({ person, page }) => {
  await interrupted(person, page);
  await save(page);
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: errors.sessionExpired })).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
  await save(page);
  await enterPassword(page);
  await expect(page.getByText(ownProfile.saved)).toBeVisible();
  expect((await saved(person)).profile.words).toBe(typed);
});

test('whoever has a second factor proves it in the same place', async ({ person, page }) => {
  let secret = '';
  await interrupted(person, page, async (token) => {
    const enrolled = await enrolFactor(person, token);
    ({ secret } = enrolled);
    await person.storeSession(enrolled.session);
    return enrolled.session.access_token;
  });
  await save(page);
  await enterPassword(page);
  const dialog = dialogOn(page);
  await fillCode(dialog.getByRole('textbox', { name: secondFactor.code }), secret, 1);
  await dialog.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(ownProfile.saved)).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
});

test('somebody else who signs in there gets nothing of the page', async ({ person, page, studio }) => {
  const other = new Person(page, studio, `other-${crypto.randomUUID().slice(0, 8)}@example.test`);
  const { access_token: token } = await other.openSession();
  await call(other, 'PUT', '/auth/v1/user', { password }, token);
  await interrupted(person, page);
  await save(page);
  await enterPassword(page, other.email);
  await expect(page).toHaveURL(person.studio.url + pathOf('promptStudio'));
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
  await person.go(pathOf('profile'));
  await expect(words(page)).toHaveValue('');
  expect((await saved(person)).profile.words).toBe('');
});

test('a page on which nothing was typed goes away with its session', async ({ person, page }) => {
  const { access_token: token } = await person.signIn();
  await call(person, 'PUT', '/auth/v1/user', { password }, token);
  await person.go(pathOf('profile'));
  await expect(words(page)).toBeVisible();
  await endElsewhere(person);
  // What asks the server first leads away: the press, or the balance, before the link can be pressed.
  await page
    .getByRole('link', { name: new RegExp(routes.gallery) })
    .first()
    .click({ timeout: 10_000 })
    .catch(() => undefined);
  await expect(page.getByRole('alert').filter({ hasText: errors.sessionExpired })).toBeVisible();
  await expect(words(page)).toBeHidden();
});
