import { pathOf } from '@mirror-studio/domain/access';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { secondFactor as spanish } from '@mirror-studio/domain/texts/es/secondFactor';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { codeOf, enrolFactor, fillCode, wrongCode } from './totp.ts';

const password = 'Onyx-glass-7';
const passwordPage = `${pathOf('login')}?with=password`;

interface Tokens {
  readonly access_token: string;
}

/** Asks the server from inside the page, as its scripts do. */
const ask = (page: Page, method: string, path: string, token: string, body: object) =>
  page.evaluate(
    async (asked) => {
      const answer = await fetch(asked.path, {
        method: asked.method,
        headers: { authorization: `Bearer ${asked.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(asked.body),
      });
      if (!answer.ok) throw new Error(`${asked.path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    },
    { method, path, token, body },
  );

/** Lets the page have a session, and opens a place. */
async function takeSession(person: Person, session: unknown, place: string) {
  await person.go(endpoints.health.path);
  await person.storeSession(session);
  await person.go(place);
}

/** Gives somebody a password, a second factor and recovery codes. */
async function enrol(person: Person, page: Page) {
  const { access_token: first } = await person.signIn();
  await ask(page, 'PUT', '/auth/v1/user', first, { password });
  const { id, secret, session: proved } = await enrolFactor(person, first);
  const { path, method } = endpoints.makeRecoveryCodes;
  const { codes } = (await ask(page, method, path, proved.access_token, {})) as { codes: string[] };
  return { id, secret, codes, proved };
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
}

async function signInByPassword(person: Person, page: Page) {
  await person.go(passwordPage);
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.signIn, exact: true }).click();
}

/** A session of the first level, by the password. */
async function passwordSession(person: Person) {
  const answer = await fetch(`${person.studio.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
}

test('who has a second factor gives its code after signing in, and a wrong one is told', async ({
  person,
  page,
}) => {
  const { secret, proved } = await enrol(person, page);
  // A session in which it was proved goes in unasked.
  await takeSession(person, proved, pathOf('council'));
  await expect(person.balance).toBeVisible();
  await signOut(page);

  await signInByPassword(person, page);
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toBeVisible();
  await expect(person.balance).toHaveCount(0);
  const code = page.getByRole('textbox', { name: secondFactor.code });
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(page.getByText(secondFactor.codeMissing)).toBeVisible();
  await code.fill(wrongCode(secret));
  await page.getByRole('button', { name: secondFactor.confirm }).click();
  const said = page.getByRole('alert').filter({ hasText: secondFactor.codeWrong });
  await expect(said).toContainText('You have 4 more tries before a wait.');
  const right = codeOf(secret, 1);
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(person.balance).toBeVisible();
  await page.reload();
  await expect(person.balance).toBeVisible();
});

test('a page that was asked for waits for the code at its own address, and so does another password', async ({
  person,
  page,
}) => {
  const { secret } = await enrol(person, page);
  const place = `${pathOf('council')}?type=image`;
  await takeSession(person, await passwordSession(person), place);
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toBeVisible();
  await expect(page).toHaveURL(person.studio.url + place);
  // What anybody may see is there.
  await person.go(pathOf('termsNew'));
  await expect(page.getByRole('heading', { level: 1, name: routes.termsNew })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.go(pathOf('onboarding'));
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toBeVisible();
  await person.go(`${pathOf('login')}?with=new-password`);
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toBeVisible();
  await fillCode(page.getByRole('textbox', { name: secondFactor.code }), secret, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: signIn.newPasswordTitle })).toBeVisible();
});

test('a recovery code enters once', async ({ person, page }) => {
  const { codes } = await enrol(person, page);
  const [used = '', other = ''] = codes;
  const give = async (code: string) => {
    await page.getByRole('textbox', { name: secondFactor.recoveryCode }).fill(code);
    await page.getByRole('button', { name: secondFactor.confirm }).click();
  };
  await takeSession(person, await passwordSession(person), pathOf('council'));
  await page.getByRole('button', { name: secondFactor.useRecoveryCode }).click();
  await expect(page.getByRole('textbox', { name: secondFactor.recoveryCode })).toBeFocused();
  await give('abcd');
  await expect(page.getByText(secondFactor.recoveryCodeMissing)).toBeVisible();
  // As it is read off a paper.
  await give(used.toUpperCase().replaceAll('-', ' '));
  await expect(person.balance).toBeVisible();
  await expect(person.toast.getByText(toasts.recoveryCodeUsedTitle)).toBeVisible();
  await expect(person.toast.getByText(/^9 are left/)).toBeVisible();
  await signOut(page);

  await signInByPassword(person, page);
  await page.getByRole('button', { name: secondFactor.useRecoveryCode }).click();
  await give(used);
  await expect(page.getByRole('alert')).toContainText(secondFactor.recoveryCodeWrong);
  await give(other);
  await expect(person.balance).toBeVisible();
});

test('too many wrong codes say how long to wait, and signing out is a way on', async ({ person, page }) => {
  const { id, secret } = await enrol(person, page);
  await takeSession(person, await passwordSession(person), pathOf('council'));
  const code = page.getByRole('textbox', { name: secondFactor.code });
  const confirm = page.getByRole('button', { name: secondFactor.confirm });
  await code.fill(wrongCode(secret));
  await confirm.click();
  await expect(page.getByText(secondFactor.codeWrong)).toBeVisible();
  // One comes back with each minute: the others are used up at once, elsewhere.
  const elsewhere = await passwordSession(person);
  const path = `/auth/v1/factors/${id}`;
  const challenge = await ask(page, 'POST', `${path}/challenge`, elsewhere.access_token, {});
  const given = { challenge_id: (challenge as { id: string }).id, code: wrongCode(secret) };
  const refused = Array.from({ length: rateLimits.codeOfFactor.burst }, () =>
    ask(page, 'POST', `${path}/verify`, elsewhere.access_token, given),
  );
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).not.toContain('fulfilled');
  await code.fill(wrongCode(secret, 1));
  await confirm.click();
  await expect(page.getByText(secondFactor.tooManyTries)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wait \d+ seconds?$/ })).toBeDisabled();
  await page.getByRole('button', { name: secondFactor.signOut }).click();
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
});

test('by keyboard alone, in Spanish, on the narrowest screen', async ({ person, page }) => {
  const { secret, codes } = await enrol(person, page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await takeSession(person, await passwordSession(person), pathOf('council'));
  await expect(page.getByRole('heading', { level: 1, name: spanish.stepUpTitle })).toBeVisible();
  await expect(page.getByRole('textbox', { name: spanish.code })).toBeFocused();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await fits();
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(spanish.codeWrong);
  await fits();
  const other = page.getByRole('button', { name: spanish.useRecoveryCode });
  for (let stop = 0; stop < 6 && !(await other.evaluate((one) => one === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: spanish.recoveryCode })).toBeFocused();
  await fits();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: spanish.stepUpTitle })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});
