import { pathOf } from '@mirror-studio/domain/access';
import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { formatAny, formatText } from '@mirror-studio/domain/texts';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { rememberedBrowsers } from '@mirror-studio/domain/texts/en/rememberedBrowsers';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { sessions } from '@mirror-studio/domain/texts/en/sessions';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { rememberedBrowsers as spanishList } from '@mirror-studio/domain/texts/es/rememberedBrowsers';
import { secondFactor as spanish } from '@mirror-studio/domain/texts/es/secondFactor';
import { signIn as spanishSignIn } from '@mirror-studio/domain/texts/es/signIn';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { codeOf, enrolFactor, fillCode } from './totp.ts';

const password = 'Onyx-glass-7';
const passwordPage = `${pathOf('login')}?with=password`;
const remember = formatText(secondFactor, 'remember', 'en', rememberedBrowserLimits);

/** Gives somebody a password and a second factor. */
async function enrol(person: Person, page: Page): Promise<string> {
  const { access_token: token } = await person.signIn();
  const given = await fetch(`${person.studio.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  expect(given.status).toBe(200);
  const { secret } = await enrolFactor(person, token, -1);
  await leave(person, page);
  return secret;
}

/** Without a session, as the browser is after a sign-out. */
async function leave(person: Person, page: Page) {
  await person.go(endpoints.health.path);
  await page.evaluate((key) => localStorage.removeItem(key), storageKey('session'));
}

async function signInByPassword(
  person: Person,
  page: Page,
  texts: typeof signIn | typeof spanishSignIn = signIn,
) {
  await person.go(passwordPage);
  await page.getByLabel(texts.email, { exact: true }).fill(person.email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.signIn, exact: true }).click();
}

test('a remembered browser is not asked at a sign-in, and is before what matters; it can be forgotten', async ({
  person,
  page,
}) => {
  const secret = await enrol(person, page);
  const door = page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle });
  await signInByPassword(person, page);
  await expect(door).toBeVisible();
  await page.getByText(remember, { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: remember })).toBeChecked();
  await fillCode(page.getByRole('textbox', { name: secondFactor.code }), secret);
  await page.keyboard.press('Enter');
  await expect(person.balance).toBeVisible();
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();

  await signInByPassword(person, page);
  await expect(person.balance).toBeVisible();
  await page.reload();
  await expect(person.balance).toBeVisible();
  await expect(door).toHaveCount(0);

  const elsewhere = await fetch(`${person.studio.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  expect(elsewhere.status).toBe(200);
  await person.go(pathOf('profile'));
  const list = page.getByRole('list', { name: rememberedBrowsers.title });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(sessions.current)).toBeVisible();

  await page.getByRole('button', { name: sessions.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: sessions.endOthers }).click();
  const asked = page.getByRole('dialog', { name: secondFactor.stepUpTitle });
  await expect(asked).toBeVisible();
  await expect(asked.getByRole('checkbox')).toHaveCount(0);
  await fillCode(asked.getByRole('textbox', { name: secondFactor.code }), secret, 1);
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByText(sessions.onlyThis)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await list.getByRole('button').click();
  await expect(person.toast.getByText(toasts.browserForgotten)).toBeVisible();
  await expect(list).toHaveCount(0);
  await leave(person, page);
  await signInByPassword(person, page);
  await expect(door).toBeVisible();
});

test('by keyboard alone, in Spanish, on the narrowest screen', async ({ person, page }) => {
  const secret = await enrol(person, page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const reach = async (one: Locator) => {
    for (let stop = 0; stop < 60 && !(await one.evaluate((node) => node === document.activeElement)); stop++)
      await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  };
  await signInByPassword(person, page, spanishSignIn);
  await expect(page.getByRole('textbox', { name: spanish.code })).toBeFocused();
  await page.keyboard.type(codeOf(secret));
  const box = page.getByRole('checkbox', {
    name: formatAny(spanish, 'remember', 'es', rememberedBrowserLimits),
  });
  await reach(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleDescription(spanish.rememberHelp);
  await fits();
  await reach(page.getByRole('button', { name: spanish.confirm }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: spanish.stepUpTitle })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(person, page);

  await signInByPassword(person, page, spanishSignIn);
  await expect(page.getByLabel(spanishSignIn.password, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await person.go(pathOf('profile'));
  const list = page.getByRole('list', { name: spanishList.title });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await fits();
  await reach(list.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
});

test('a leaked password is refused beside its field, and what was typed stays', async ({ person, page }) => {
  await person.go(passwordPage);
  await page.getByRole('button', { name: signIn.toSignUp }).click();
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  const field = page.getByLabel(signIn.password, { exact: true });
  await field.fill('Password1!');
  await page.getByRole('button', { name: signIn.signUp, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(signIn.passwordLeaked);
  await expect(field).toHaveValue('Password1!');
  await expect(page.getByLabel(signIn.email, { exact: true })).toHaveValue(person.email);
  await field.fill(password);
  await expect(page.getByText(signIn.passwordLeaked)).toHaveCount(0);
  await page.getByRole('button', { name: signIn.signUp, exact: true }).click();
  await expect(field).toHaveCount(0);
});
