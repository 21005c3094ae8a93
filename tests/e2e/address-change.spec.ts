import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { addressChange as spanish } from '@mirror-studio/domain/texts/es/addressChange';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const newAddressOf = ({ email }: Person) => email.replace('mara.', 'new.');

/** The newest mail to an address, once it is there, and its code. */
async function mailTo({ studio }: Person, email: string) {
  const find = async () =>
    (await studio.mails()).find(({ to, text }) => to === email && codePattern.test(text));
  await expect.poll(async () => (await find())?.link ?? '').toContain('email_change');
  const found = await find();
  if (!found) throw new Error(`No mail to ${email}`);
  return { link: found.link, code: codePattern.exec(found.text)?.[1] ?? '' };
}
const codePattern = /: (\d{3} \d{3})$/m;

test('the address changes when both are proved: one by its code, the other by its link, elsewhere', async ({
  person,
  page,
  context,
  browser,
}) => {
  await person.signIn();
  await person.go(pathOf('profile'));
  const section = page.getByRole('region', { name: addressChange.title, exact: true });
  await expect(section.getByText(person.email)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(person.studio.url + pathOf('profile'));
  const otherSection = otherTab.getByRole('region', { name: addressChange.title, exact: true });
  await expect(otherSection.getByText(person.email)).toBeVisible();

  const newAddress = newAddressOf(person);
  await section.getByRole('button', { name: addressChange.begin }).click();
  await section.getByRole('button', { name: addressChange.submit }).click();
  await expect(section.getByText(addressChange.newAddressInvalid)).toBeVisible();
  await section.getByRole('textbox', { name: addressChange.newAddress }).fill(newAddress);
  await section.getByRole('button', { name: addressChange.submit }).click();
  await expect(section.getByText(addressChange.waiting, { exact: true })).toHaveCount(2);
  const [again = ''] = addressChange.resendIn_other.split('{{');
  await expect(section.getByRole('button', { name: again })).toBeDisabled();

  const code = section.getByRole('textbox', { name: addressChange.code });
  const { code: right } = await mailTo(person, newAddress);
  await code.fill(right.startsWith('0') ? '111111' : '000000');
  await section.getByRole('button', { name: addressChange.prove }).click();
  await expect(section.getByText(addressChange.codeWrong)).toBeVisible();
  await code.fill(right);
  await section.getByRole('button', { name: addressChange.prove }).click();
  await expect(section.getByText(addressChange.proved, { exact: true })).toHaveCount(1);

  // Without script, in a browser that knows nobody.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const reader = await elsewhere.newPage();
  await reader.goto((await mailTo(person, person.email)).link);
  await reader.getByRole('button', { name: mail.addressButton }).click();
  await expect(reader.getByRole('heading', { name: mail.provedBothTitle })).toBeVisible();
  await elsewhere.close();

  await expect(section.getByRole('button', { name: addressChange.begin })).toBeVisible();
  await expect(section.getByText(newAddress)).toBeVisible();
  const log = page.getByRole('list', { name: securityLog.title });
  await expect(log.getByText(securityLog.kind_address_changed)).toBeVisible();
  await otherTab.bringToFront();
  await expect(otherSection.getByText(newAddress)).toBeVisible();
});

test.describe('in Spanish, at 320 px', () => {
  test.use({ locale: 'es-ES', viewport: { width: 320, height: 640 } });

  test('it is begun by keyboard, and given up', async ({ person, page }) => {
    const session = JSON.stringify(await person.openSession());
    await person.go(endpoints.health.path);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('session'),
      session,
    ] as const);
    await person.go(pathOf('profile'));
    const section = page.getByRole('region', { name: spanish.title, exact: true });
    const begin = section.getByRole('button', { name: spanish.begin });
    await begin.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('textbox', { name: spanish.newAddress })).toBeFocused();
    await page.keyboard.type(newAddressOf(person));
    await page.keyboard.press('Enter');
    await expect(section.getByText(spanish.waiting, { exact: true })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await section.getByRole('button', { name: spanish.cancel }).focus();
    await page.keyboard.press('Enter');
    await expect(begin).toBeVisible();
  });
});
