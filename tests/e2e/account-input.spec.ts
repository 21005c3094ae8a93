// What people paste into the fields of an account: a sentence beside the field, and nothing typed is lost. What the server says of
// the same is in packages/server/src/composition/odd-fields.test.ts.
import { pathOf } from '@mirror-studio/domain/access';
import { profileLimits } from '@mirror-studio/domain/constants/account';
import { publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import { formatAny } from '@mirror-studio/domain/texts';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const unseen = '\u200b\u2060';
const turned = '\u202emara\u202c';
const noAddress = [
  'mara@@example.com',
  'mara@iris@example.com',
  '\u{1f4f7}',
  `${'a'.repeat(300)}@example.com`,
  '\u200f@example.com',
];
const longName = 'M\u0430ra '.repeat(profileLimits.nameCharacters);

type Case = readonly [field: string, said: string, typed: readonly string[]];

/** Types each text into its field, sends it, and finds the sentence at the field with what was typed still there. */
async function tryOut(page: Page, send: string, cases: readonly Case[]): Promise<void> {
  for (const [name, said, texts] of cases) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
    for (const typed of texts) {
      await field.fill(typed);
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(field, JSON.stringify(typed)).toHaveAccessibleDescription(new RegExp(escaped(said)));
      await expect(field).toHaveValue(typed);
    }
    await field.fill('');
  }
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const most = (text: 'nameLong' | 'wordsLong' | 'linkLong', figure: number) =>
  formatAny(ownProfile, text, 'en', { most: figure });

test('where somebody signs in and introduces themselves', async ({ person, page }) => {
  await person.go(pathOf('login'));
  await tryOut(page, signIn.sendLink, [[signIn.email, signIn.emailInvalid, noAddress]]);
  // Capitals, a plus and marks of direction are no mistake: the mail is for the address as it is meant.
  await person.askForLink(`\u202a${person.email.toUpperCase()}\u202c`);
  const code = page.getByRole('textbox', { name: mailCode.code });
  await expect(code).toBeVisible();
  await code.fill('12\u202e3');
  await page.getByRole('button', { name: mailCode.submit }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(escaped(mailCode.missing)));
  await expect(code).toHaveValue('123');
  await page.goto(await person.link());
  await tryOut(page, onboarding.submit, [
    [onboarding.displayName, onboarding.nameEmpty, ['', '   ', unseen]],
    [onboarding.displayName, onboarding.nameTooLong, [longName]],
  ]);
  await person.introduce();
  await expect(person.balance).toBeVisible();
});

test('on the profile', async ({ person, page }) => {
  await person.signIn();
  await person.go(pathOf('profile'));
  await page.getByRole('button', { name: ownProfile.addLink }).click();
  const link = formatAny(ownProfile, 'link', 'en', { number: 1 });
  await tryOut(page, ownProfile.save, [
    [ownProfile.name, ownProfile.nameEmpty, [unseen]],
    [ownProfile.name, most('nameLong', profileLimits.nameCharacters), [longName]],
  ]);
  await page.getByRole('textbox', { name: ownProfile.name }).fill(turned);
  await tryOut(page, ownProfile.save, [
    [
      ownProfile.handle,
      ownProfile.handleSigns,
      [turned, 'm\u0430ra', 'mara@@iris', 'mara+shoots', '\u{1f4f7}\u{1f4f7}'],
    ],
    [
      ownProfile.words,
      most('wordsLong', publicProfileLimits.wordsCharacters),
      ['x'.repeat(publicProfileLimits.wordsCharacters + 1)],
    ],
    [link, ownProfile.linkNotHttps, ['http://mara.example']],
    [
      link,
      ownProfile.linkInvalid,
      ['https://ex\u0430mple.com', 'https://mara@example.com', `https://mara.example/${turned}`],
    ],
    [
      link,
      most('linkLong', publicProfileLimits.linkCharacters),
      [`https://mara.example/${'x'.repeat(publicProfileLimits.linkCharacters)}`],
    ],
  ]);
  await page.getByRole('button', { name: ownProfile.save, exact: true }).click();
  await expect(page.getByText(ownProfile.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: ownProfile.name })).toHaveValue('mara');

  await page.getByRole('button', { name: addressChange.begin }).click();
  await tryOut(page, addressChange.submit, [
    [addressChange.newAddress, addressChange.newAddressInvalid, [...noAddress, person.email.toUpperCase()]],
  ]);
  await page.getByRole('button', { name: secondFactor.setUp }).click();
  const named = page.getByPlaceholder(secondFactor.namePlaceholder);
  await named.fill('   ');
  await page.keyboard.press('Enter');
  await expect(named).toHaveAccessibleDescription(new RegExp(escaped(secondFactor.nameMissing)));
  await expect(named).toHaveValue('   ');

  await page.getByRole('button', { name: accountData.deleteOpen }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  for (const typed of [
    ...noAddress,
    person.email.replace('@', '+shoots@'),
    person.email.replace('a', '\u0430'),
  ]) {
    await address.fill(typed);
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(
      new RegExp(escaped(accountData.addressWrong.split('{{')[0] ?? '')),
    );
    await expect(address).toHaveValue(typed);
  }
});
