import { pathOf } from '@mirror-studio/domain/access';
import { storageKey } from '@mirror-studio/domain/storage';
import { help } from '@mirror-studio/domain/texts/en/help';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { shortcutSettings } from '@mirror-studio/domain/texts/en/shortcutSettings';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const home = async (person: Person) => {
  await person.signIn();
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toBeVisible();
};
const dialogOf = (page: Page) => page.getByRole('dialog', { name: shortcuts.title });
const control = (action: string, name: string) =>
  shortcutSettings.control.replace('{{action}}', action).replace('{{name}}', name);
const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the jobs get other keys from the settings, at once, in every tab and after a reload', async ({
  person,
  page,
  context,
}) => {
  await home(person);
  const other = await context.newPage();
  await other.goto(page.url());
  const drawer = page.getByRole('dialog', { name: jobs.title });
  await page.getByRole('button', { name: shell.settings, exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: settings.title })
    .getByRole('button', { name: shortcuts.change })
    .press('Enter');
  const dialog = dialogOf(page);
  await dialog
    .getByRole('button', { name: control(shortcutSettings.change, shortcuts.openJobs) })
    .press('Enter');
  await page.keyboard.press('Control+w');
  await expect(dialog.getByText(shortcutSettings.refusal_browser)).toBeVisible();
  // Another has these: it keeps them.
  await page.keyboard.press('Control+b');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(shortcuts.toggleSidebar);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: control(shortcutSettings.change, shortcuts.openJobs) })
    .press('Enter');
  await page.keyboard.press('Control+Shift+u');
  await expect(dialog.getByText(`${shortcuts.openJobs}: Ctrl+Shift+U`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const works = async (where: Page) => {
    const opened = where.getByRole('dialog', { name: jobs.title });
    await where.keyboard.press('Control+j');
    await where.keyboard.press('Control+Shift+u');
    await expect(opened).toBeVisible();
    // The old keys would have closed what the new ones opened.
    await where.keyboard.press('Control+j');
    await expect(opened).toBeVisible();
    await where.keyboard.press('Control+Shift+u');
    await expect(opened).toBeHidden();
  };
  await works(page);
  await other.bringToFront();
  await works(other);
  await page.bringToFront();
  await page.reload();
  await expect(person.balance).toBeVisible();
  await works(page);

  await page.keyboard.press('?');
  const centre = page.getByRole('dialog', { name: help.title });
  await centre.getByRole('tab', { name: help.tab_shortcuts }).click();
  await expect(centre.getByRole('definition').filter({ hasText: 'CtrlShiftU' })).toBeVisible();
  await centre.getByRole('button', { name: shortcuts.change }).click();
  await dialog.getByRole('button', { name: control(shortcutSettings.reset, shortcuts.openJobs) }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(drawer).toBeVisible();
});

test('without single keys and chords only combinations work; damaged preferences are the defaults', async ({
  person,
  page,
}) => {
  await home(person);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shortcuts');
  await page.getByRole('option', { name: shortcuts.change }).click();
  const dialog = dialogOf(page);
  const gallery = dialog.getByRole('switch', { name: routes.gallery });
  await expect(gallery).toBeChecked();
  await dialog.getByRole('switch', { name: shortcutSettings.characterKeys }).press('Space');
  await expect(gallery).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: help.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${pathOf('promptStudio')}$`));

  await page.evaluate(
    ([key = '', stored = '']) => localStorage.setItem(key, stored),
    [storageKey('shortcuts'), '{"characterKeys":7,"bindings":{"jobs":[{"kind":"combination"}]}}'],
  );
  await page.reload();
  await expect(person.balance).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await expect(titleOf(page, routes.gallery)).toBeVisible();
});

test('nothing fires while somebody types, wherever they type', async ({ person, page }) => {
  await home(person);
  await person.go(pathOf('photoShoot'));
  const prompt = page.getByRole('textbox', { name: photoShoot.prompt });
  await prompt.click();
  await page.keyboard.type('g g?');
  await expect(prompt).toHaveValue('g g?');
  await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const add = (parent: Node, id: string, attributes: Readonly<Record<string, string>>) => {
      const field = document.createElement('div');
      for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
      field.tabIndex = 0;
      field.id = id;
      field.textContent = id;
      parent.appendChild(field);
    };
    const host = main.appendChild(document.createElement('div'));
    add(main, 'editable', { contenteditable: 'true' });
    add(main, 'textbox', { role: 'textbox', 'aria-label': 'own' });
    add(host.attachShadow({ mode: 'open' }), 'shadow', { contenteditable: 'true' });
  });
  for (const id of ['editable', 'textbox', 'shadow']) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.type('gg?');
    await expect(page.getByRole('dialog'), id).toHaveCount(0);
  }
  await expect(page).toHaveURL(new RegExp(`${pathOf('photoShoot')}$`));
  await prompt.focus();
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog', { name: jobs.title })).toBeVisible();
});
