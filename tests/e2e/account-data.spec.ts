import { readFile } from 'node:fs/promises';
import { pathOf } from '@mirror-studio/domain/access';
import { accountLimits } from '@mirror-studio/domain/constants/account';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { accountData as texts } from '@mirror-studio/domain/texts/es/accountData';
import { mail } from '@mirror-studio/domain/texts/es/mail';
import { signIn } from '@mirror-studio/domain/texts/es/signIn';
import { ageDeletions } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

test.use({ viewport: { width: 320, height: 700 }, locale: 'es-ES' });

const dayMs = 86_400_000;
const subjects = async (person: Person) =>
  (await person.studio.mails()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
const begins = (text: string) => text.split('{{')[0] ?? '';

/** A second link would have to wait for a minute: they sign in again with a password. */
const password = 'Onyx-glass-7';
const auth = (person: Person, path: string, method: string, body: object, headers: object = {}) =>
  fetch(`${person.studio.url}/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function setPassword(person: Person, token: string): Promise<void> {
  const answer = await auth(person, '/user', 'PUT', { password }, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
}
const passwordStatus = async (person: Person) =>
  (await auth(person, '/token?grant_type=password', 'POST', { email: person.email, password })).status;

test('everything is taken along and the account deleted, kept once, and in the end gone, by keyboard', async ({
  page,
}) => {
  const studio = await Studio.start();
  const person = new Person(page, studio, 'zoraida@example.com');
  const asked = page.getByRole('button', { name: texts.askExport });
  try {
    const session = await person.openSession();
    await setPassword(person, session.access_token);
    expect(await passwordStatus(person)).toBe(200);
    await person.go(endpoints.health.path);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('session'),
      JSON.stringify(session),
    ] as const);

    await person.go(pathOf('profile'));
    await asked.press('Enter');
    await expect(page.getByText(begins(texts.ready))).toBeVisible();
    // Nothing is wider than the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect.poll(() => subjects(person)).toContain(mail.exportReadySubject);

    await page.goto(await person.link());
    const fetching = page.getByRole('button', { name: texts.fetch, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), fetching.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^mirror-studio-data-[\d-]+\.zip$/);
    const zip = (await readFile(await download.path())).toString('latin1');
    expect(zip.startsWith('PK')).toBe(true);
    expect(zip).toContain('index.html');
    await expect(page.getByText(begins(texts.fetched))).toBeVisible();
    await expect(page).toHaveURL(studio.url + pathOf('profile'));
    // The link is used up.
    await page.goto(await person.link());
    await fetching.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: begins(texts.fetchFailed) })).toBeVisible();

    await page.getByRole('button', { name: texts.deleteOpen }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.deleteDialogTitle });
    await dialog.getByRole('textbox').fill('somebody@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(begins(texts.addressWrong))).toBeVisible();
    await dialog.getByRole('textbox').fill(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.closingTitle)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await subjects(person))[0]).toContain(begins(mail.deletionAskedSubject));

    // Elsewhere in the account nothing is open, and signing in again leads to the same page.
    await person.go(pathOf('gallery'));
    const closed = page.getByRole('heading', { level: 1, name: texts.closingTitle });
    await expect(closed).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: texts.signOut }).press('Enter');
    await expect(closed).toHaveCount(0);
    await studio.whileStopped((dataDir) => ageDeletions(dataDir, 2 * dayMs));
    await person.go(`${pathOf('login')}?with=password`);
    await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
    await page.getByLabel(signIn.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: signIn.signIn, exact: true }).press('Enter');
    await expect(closed).toBeVisible();
    await page.getByRole('button', { name: texts.keepAccount }).press('Enter');
    await expect(closed).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(async () => (await subjects(person))[0]).toBe(mail.deletionKeptSubject);

    // Asked for again, and the days pass.
    await person.go(pathOf('profile'));
    await page.getByRole('button', { name: texts.deleteOpen }).press('Enter');
    await dialog.getByRole('textbox').fill(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.closingTitle)).toBeVisible();
    await studio.whileStopped((dataDir) => ageDeletions(dataDir, accountLimits.deletedWithinDays * dayMs));
    await expect.poll(async () => (await subjects(person))[0]).toBe(mail.deletionDoneSubject);
    await studio.whileStopped((dataDir) => ageDeletions(dataDir, dayMs));
    // The letters went with everything else.
    await expect.poll(() => subjects(person)).toEqual([]);
    expect(await passwordStatus(person)).toBe(400);
  } finally {
    await studio.dispose();
  }
});
