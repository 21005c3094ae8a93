import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { errorBody } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { sessions } from '@mirror-studio/domain/texts/en/sessions';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

const password = 'Silver-mirror-7';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const endFirefox = sessions.endOf.replace('{{device}}', 'Firefox on Linux');

/** The same person in another browser. A second link would have to wait for a minute: they sign in with a password. */
async function enterElsewhere(person: Person, page: Page, token: string): Promise<Person> {
  const call = async (path: string, method: string, body: object, headers: Record<string, string>) => {
    const answer = await fetch(`${person.studio.url}/auth/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json() as Promise<unknown>;
  };
  await call('/user', 'PUT', { password }, { authorization: `Bearer ${token}` });
  const credentials = { email: person.email, password };
  const session = await call('/token?grant_type=password', 'POST', credentials, { 'user-agent': firefox });
  const there = new Person(page, person.studio, person.email);
  await there.go(endpoints.health.path);
  await there.storeSession(session);
  await there.go(pathOf('promptStudio'));
  await expect(there.balance).toBeVisible();
  return there;
}

test('one browser ends the other, by keyboard: that is out on its next request, and the log says so', async ({
  person,
  page,
  browser,
}) => {
  const { access_token } = await person.enter();
  const context = await browser.newContext();
  const other = await context.newPage();
  const there = await enterElsewhere(person, other, access_token);
  const mails = (await person.studio.mails()).filter(({ to }) => to === person.email);
  expect(mails[0]).toMatchObject({
    subject: mail.newDeviceSubject,
    link: person.studio.url + pathOf('profile'),
  });

  await person.go(pathOf('profile'));
  const rows = page.getByRole('list', { name: sessions.title }).getByRole('listitem');
  const events = page.getByRole('list', { name: securityLog.title }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(sessions.current);
  await expect(events.first()).toContainText(securityLog.kind_signed_in_new_device);
  await page.getByRole('button', { name: endFirefox }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: sessions.endTitle })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person.toast.getByText(toasts.sessionEnded)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('list', { name: sessions.title })).toBeFocused();
  await expect(page.getByText(sessions.onlyThis)).toBeVisible();
  await expect(events.first()).toContainText(securityLog.kind_session_ended);
  await expect(events.first()).toContainText(securityLog.ended.replace('{{device}}', 'Firefox on Linux'));

  await there.go(pathOf('gallery'));
  await expect(other.getByRole('alert').filter({ hasText: errors.sessionExpired })).toBeVisible();
  await expect(there.balance).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await context.close();
});

test('what was not ended stays in the list and says why, and signing out ends this session alone', async ({
  person,
  page,
  browser,
}) => {
  const { access_token } = await person.enter();
  const context = await browser.newContext();
  const there = await enterElsewhere(person, await context.newPage(), access_token);
  await page.route('**/api/sessions/*/end', (route) =>
    route.fulfill({ status: 503, json: errorBody('SERVER_ERROR', errors.code_SERVER_ERROR) }),
  );
  await person.go(pathOf('profile'));
  const rows = page.getByRole('list', { name: sessions.title }).getByRole('listitem');
  await page.getByRole('button', { name: endFirefox }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: sessions.end }).click();
  const said = rows.filter({ hasText: 'Firefox on Linux' }).getByRole('alert');
  await expect(said).toHaveText(sessions.endFailed.replace('{{reason}}', errors.code_SERVER_ERROR));
  await expect(rows).toHaveCount(2);

  await rows.first().getByRole('button', { name: sessions.signOut }).click();
  await page.waitForURL(`**${pathOf('home')}`);
  await there.go(pathOf('profile'));
  await expect(there.page.getByText(sessions.onlyThis)).toBeVisible();
  await expect(
    there.page.getByRole('list', { name: securityLog.title }).getByRole('listitem').first(),
  ).toContainText(securityLog.kind_signed_out);
  await context.close();
});
