import { pathOf } from '@mirror-studio/domain/access';
import { storageKey } from '@mirror-studio/domain/storage';
import { expect, test } from './fixtures.ts';
import { pressSignIn, texts } from './person.ts';

const { onboarding, signIn } = texts;

test('a name and a choice outlive a reload, and are forgotten once they are saved', async ({
  person,
  page,
}) => {
  await person.go(pathOf('home'));
  await pressSignIn(page);
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  const name = page.getByLabel(onboarding.displayName);
  const choice = page.getByRole('radio', { name: new RegExp(onboarding.useType_photographer) });
  await name.fill('Mara Oduya');
  await page.getByText(onboarding.useType_photographer).click();
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(name).toHaveValue('Mara Oduya');
  await expect(choice).toBeChecked();
  // What is accepted is accepted anew.
  await expect(page.getByRole('checkbox', { name: onboarding.terms })).not.toBeChecked();
  await person.introduce();
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey('onboardingDraft'))).toBeNull();
});
