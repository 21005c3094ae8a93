import { pathOf } from '@mirror-studio/domain/access';
import { common } from '@mirror-studio/domain/texts/en/common';
import { localProvider } from '@mirror-studio/domain/texts/en/localProvider';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { providerProblems } from '@mirror-studio/domain/texts/en/providerProblems';
import { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { waysIn } from '@mirror-studio/domain/texts/en/waysIn';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { become, withLocal } from './local-provider.ts';
import { Person } from './person.ts';
import { beginWorker } from './worker.ts';

test.beforeEach(({ page, studio }) => beginWorker(page, studio.url));

const provider = signIn.localProvider;
const linkLocal = waysIn.link.replace('{{provider}}', provider);
const unlinkLocal = waysIn.unlinkOf.replace('{{provider}}', provider);

const rowsOf = (page: Page) => page.getByRole('list', { name: waysIn.title }).getByRole('listitem');

test('somebody new comes in by another service, and its button moves nothing when it comes', async ({
  person,
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/v1/settings', async (route) => {
    await held;
    await route.continue();
  });
  await person.go(pathOf('login'));
  const send = page.getByRole('button', { name: signIn.sendLink });
  const last = page.getByRole('button', { name: signIn.usePassword });
  await expect(last).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const places = async () => [await send.boundingBox(), await last.boundingBox()];
  const before = await places();
  answer();
  const button = page.getByRole('button', { name: withLocal });
  await expect(button).toBeVisible();
  expect(await places()).toEqual(before);

  await button.press('Enter');
  await become(page, person.email);
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  await person.introduce();
  await expect(person.balance).toBeVisible();

  await person.go(pathOf('profile'));
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).last()).toContainText(person.email);
  await expect(rowsOf(page).last()).toContainText(waysIn.onlyWay);
  await expect(page.getByRole('button', { name: unlinkLocal })).toHaveCount(0);
});

test('a member links another account and unlinks it, by keyboard; what is linked elsewhere is told and changes nothing', async ({
  person,
  page,
  browser,
}) => {
  await person.signIn();
  await person.go(pathOf('profile'));
  await page.getByRole('button', { name: linkLocal }).press('Enter');
  const other = `other.${person.email}`;
  await become(page, other);
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`${pathOf('profile')}$`));
  await expect(rowsOf(page).last()).toContainText(other);
  const log = page.getByRole('list', { name: securityLog.title }).getByRole('listitem');
  await expect(log.first()).toContainText(securityLog.kind_identity_linked);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const somebody = new Person(elsewhere, person.studio, `else.${person.email}`);
  await somebody.signIn();
  await somebody.go(pathOf('profile'));
  await elsewhere.getByRole('button', { name: linkLocal }).click();
  await become(elsewhere, other);
  await expect(elsewhere.getByText(signIn.identityTaken)).toBeVisible();
  await elsewhere.getByRole('button', { name: signIn.identityGoOn }).click();
  await expect(rowsOf(elsewhere)).toHaveCount(2);
  await context.close();

  await page.getByRole('button', { name: unlinkLocal }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: waysIn.unlinkTitle.replace('{{provider}}', provider) });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: waysIn.unlink, exact: true }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('list', { name: waysIn.title })).toBeFocused();
  await expect(log.first()).toContainText(securityLog.kind_identity_unlinked);
});

test('who does not want to be signed in by another service is told, and can ask for a link', async ({
  person,
  page,
}) => {
  await person.go(pathOf('login'));
  await page.getByRole('button', { name: withLocal }).click();
  await page.getByRole('button', { name: localProvider.refuse }).click();
  await expect(page.getByRole('heading', { name: providerProblems.providerTitle })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(providerProblems.providerDeclined);
  expect(new URL(page.url()).search).toBe('');
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
});

for (const { from, path, other } of [
  { from: 'a link', path: pathOf('login'), other: signIn.usePassword },
  { from: 'a password', path: `${pathOf('login')}?with=password`, other: signIn.useLink },
]) {
  test(`a page that begins with ${from} asks once which services there are, says that it does not know, and asks when told to`, async ({
    person,
    page,
  }) => {
    let asked = 0;
    let isDown = true;
    await page.route('**/auth/v1/settings', async (route) => {
      asked += 1;
      await (isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue());
    });
    await person.go(path);
    const told = page.getByRole('status').filter({ hasText: signIn.providersUnknown });
    await expect(told).toHaveCount(1);
    // The other form mounts what asks for them anew.
    await page.getByRole('button', { name: other }).click();
    await expect(page.getByRole('button', { name: other })).toBeHidden();
    await expect(told).toHaveCount(1);
    const email = page.getByLabel(signIn.email, { exact: true });
    await email.fill('mara@');
    expect(asked).toBe(1);

    const retry = told.getByRole('button', { name: common.retry });
    await retry.click();
    await expect.poll(() => asked).toBe(2);
    await expect(retry).toBeEnabled();
    isDown = false;
    await retry.click();
    await expect(page.getByRole('button', { name: withLocal })).toBeVisible();
    await expect(told).toBeHidden();
    await expect(email).toHaveValue('mara@');
    expect(asked).toBe(3);
  });
}
