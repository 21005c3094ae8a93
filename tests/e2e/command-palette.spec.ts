import { pathOf } from '@mirror-studio/domain/access';
import { commandPalette } from '@mirror-studio/domain/texts/en/commandPalette';
import { help } from '@mirror-studio/domain/texts/en/help';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { sessions } from '@mirror-studio/domain/texts/en/sessions';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { expect, test } from './fixtures.ts';

test('the palette finds a page in spite of a slip, goes there by Enter, and remembers it', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toBeVisible();
  const palette = page.getByRole('dialog', { name: commandPalette.title });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('galery');
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathOf('gallery')}$`));
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: routes.gallery })).toBeFocused();

  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: commandPalette.group_recent });
  await expect(recent.getByRole('option')).toHaveText([/^Gallery/]);
  await expect(palette.getByRole('option', { name: routes.adminConsole })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
});

test('the palette does what it names: a theme, an overlay, help where nothing is found', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toBeVisible();
  const palette = page.getByRole('dialog', { name: commandPalette.title });
  const open = () => page.getByRole('button', { name: shortcuts.openPalette }).click();
  await open();
  await palette.getByRole('option', { name: settings.theme_light }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await open();
  await page.keyboard.type('settings');
  await palette.getByRole('option', { name: new RegExp(`^${shortcuts.openSettings}`) }).click();
  const dialog = page.getByRole('dialog', { name: settings.title });
  await expect(dialog.getByRole('radio', { name: settings.theme_light })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await page.keyboard.type('zzzzqq');
  await palette.getByRole('button', { name: commandPalette.openHelp }).click();
  await expect(page.getByRole('dialog', { name: help.title })).toBeVisible();
});

test('the palette finds by other words, leads to a part of the profile, and rings the bell', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toBeVisible();
  const palette = page.getByRole('dialog', { name: commandPalette.title });
  const first = palette.getByRole('option').first();
  const found = [
    ['2fa', secondFactor.title],
    ['transactions', wallet.title],
    ['feedback', shortcuts.openHelp],
    ['sessions', sessions.title],
  ] as const;
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words);
  };
  for (const [typed, label] of found) {
    await search(typed);
    await expect(first).toContainText(label);
    await page.keyboard.press('Control+k');
    await expect(palette).toBeHidden();
  }

  await search('notifications');
  await expect(first).toContainText(notifications.title);
  await page.keyboard.press('Enter');
  const bell = page.getByRole('dialog', { name: notifications.title });
  await expect(bell).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();

  await search('two factor');
  await expect(first).toContainText(secondFactor.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#second-factor$/);
  await expect(page.locator('#second-factor')).toBeFocused();
  await expect(page.getByRole('heading', { name: secondFactor.title })).toBeInViewport();
  // The section comes when the page is quiet, and the focus waits before it.
  const setUp = page.getByRole('button', { name: secondFactor.setUp });
  await expect(setUp).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(setUp).toBeFocused();
});
