import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, test } from './fixtures.ts';

test('a forgotten password is set anew by a link, and the new one signs in', async ({ person, page }) => {
  await person.enter();
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
  await person.go(pathOf('login'));
  await page.getByRole('button', { name: signIn.usePassword }).click();
  await page.getByRole('button', { name: signIn.forgotPassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: signIn.recoverTitle })).toBeVisible();
  const send = async (email: string) => {
    await page.getByLabel(signIn.email, { exact: true }).fill(email);
    const button = page.getByRole('button', { name: signIn.recoverSend });
    const sent = page.getByText(signIn.recoverSent.replace('{{email}}', email));
    const limited = page.getByText(signIn.tooManyLinks);
    await button.click();
    // The link that let them in may be younger than a minute.
    await expect(sent.or(limited)).toBeVisible();
    if (await limited.isVisible()) {
      await expect(button).toBeEnabled({ timeout: 2 * magicLinkLimits.cooldownMs });
      await button.click();
    }
    await expect(sent).toBeVisible();
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
