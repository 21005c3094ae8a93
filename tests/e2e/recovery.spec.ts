import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkLimits, reauthenticationLimits } from '@mirror-studio/domain/constants/sign-in';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { ageLimits, ageSessions } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';
import { beginWorker } from './worker.ts';

test.beforeEach(({ page, studio }) => beginWorker(page, studio.url));

test('a forgotten password is set anew by a link, and the new one signs in', async ({
  person,
  page,
  studio,
}) => {
  await person.openSession();
  // The link that let them in is younger than a minute otherwise, and no other would be sent.
  await studio.whileStopped((dataDir) => ageLimits(dataDir, magicLinkLimits.cooldownMs));
  await person.go(pathOf('login'));
  await page.getByRole('button', { name: signIn.usePassword }).click();
  await page.getByRole('button', { name: signIn.forgotPassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: signIn.recoverTitle })).toBeVisible();
  const send = async (email: string) => {
    await page.getByLabel(signIn.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: signIn.recoverSend }).click();
    await expect(page.getByText(signIn.recoverSent.replace('{{email}}', email))).toBeVisible();
  };
  // Nobody learns from the answer who has an account here.
  await send(`nobody.${person.email}`);
  await page.getByRole('button', { name: signIn.otherEmail }).click();
  await send(person.email);
  await page.goto(await person.link());
  await expect(page.getByRole('heading', { level: 1, name: signIn.newPasswordTitle })).toBeVisible();
  const password = page.getByLabel(signIn.password, { exact: true });
  await password.fill('obsidian');
  await page.getByRole('button', { name: signIn.newPassword }).click();
  await expect(page.getByText(signIn.passwordRule)).toBeVisible();
  await password.fill('Onyx-glass-7');
  await page.getByRole('button', { name: signIn.newPassword }).click();
  await expect(person.balance).toBeVisible();

  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
  await person.go(`${pathOf('login')}?with=password`);
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  await password.fill('Onyx-glass-7');
  await page.getByRole('button', { name: signIn.signIn, exact: true }).click();
  await expect(person.balance).toBeVisible();
});

test('in a session that began long ago the code of a mail is asked for, and what was typed stays', async ({
  page,
}) => {
  const studio = await Studio.start();
  try {
    const person = new Person(page, studio, 'iris@example.com');
    await person.openSession();
    await studio.whileStopped((dataDir) => ageLimits(dataDir, magicLinkLimits.cooldownMs));
    await person.go(`${pathOf('login')}?with=password`);
    await page.getByRole('button', { name: signIn.forgotPassword }).click();
    await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
    await page.getByRole('button', { name: signIn.recoverSend }).click();
    await expect(page.getByText(signIn.recoverSent.replace('{{email}}', person.email))).toBeVisible();
    await page.goto(await person.link());
    await expect(page.getByRole('heading', { level: 1, name: signIn.newPasswordTitle })).toBeVisible();
    const password = page.getByLabel(signIn.password, { exact: true });
    await password.fill('Onyx-glass-7');
    await studio.whileStopped((dataDir) => ageSessions(dataDir, reauthenticationLimits.recentSignInMs));

    const submit = page.getByRole('button', { name: signIn.newPassword, exact: true });
    await submit.click();
    const code = page.getByRole('textbox', { name: mailCode.code });
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(mailCode.helpAnew);
    await expect(password).toHaveValue('Onyx-glass-7');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText(mailCode.missing)).toBeVisible();
    const sent = (await person.code()).replace(' ', '');
    await code.fill(sent === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(mailCode.wrong)).toBeVisible();
    await expect(password).toHaveValue('Onyx-glass-7');
    await code.fill(sent);
    await page.keyboard.press('Enter');
    await expect(person.balance).toBeVisible();
  } finally {
    await studio.dispose();
  }
});
