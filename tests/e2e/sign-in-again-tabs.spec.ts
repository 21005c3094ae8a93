import { pathOf } from '@mirror-studio/domain/access';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  call,
  dialogOn,
  endElsewhere,
  enterPassword,
  password,
  save,
  saved,
  typed,
  words,
} from './interrupted.ts';
import type { Person } from './person.ts';

/** Two tabs with half a sentence each, of one session that is ended from another browser then. */
async function twoInterrupted(person: Person, page: Page) {
  const { access_token: token } = await person.signIn();
  await call(person, 'PUT', '/auth/v1/user', { password }, token);
  await person.go(pathOf('giftCoins'));
  await page.getByRole('textbox', { name: gifts.words }).fill(typed);
  const other = await page.context().newPage();
  await other.goto(person.studio.url + pathOf('profile'));
  await words(other).fill(typed);
  await page.getByRole('textbox', { name: gifts.to }).fill(`new-${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: gifts.amount }).fill('40');
  await endElsewhere(person);
  await save(other);
  await expect(dialogOn(other)).toBeVisible();
  return other;
}

test('of two tabs half filled in both survive: signing in again in one lets the other go on as well', async ({
  person,
  page,
}) => {
  const other = await twoInterrupted(person, page);
  await expect(dialogOn(page)).toBeVisible();
  await enterPassword(other);
  await expect(other.getByText(ownProfile.saved)).toBeVisible();
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: gifts.words })).toHaveValue(typed);
  await page.getByRole('button', { name: 'Give 40 coins' }).click();
  await expect(person.balance).toHaveAccessibleName(/460 Mirror Coins/);
  expect((await saved(person)).profile.words).toBe(typed);
});

test('whoever signs out after that in one tab has nothing of theirs in the other', async ({
  person,
  page,
}) => {
  const other = await twoInterrupted(person, page);
  await expect(dialogOn(page)).toBeVisible();
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: shell.signOut }).first().click();
  await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await expect(page.getByRole('textbox', { name: gifts.words })).toHaveCount(0);
});
