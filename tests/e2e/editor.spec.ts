import { pathOf } from '@mirror-studio/domain/access';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const text = (page: Page) => page.getByRole('textbox', { name: texts.text, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: texts.title, exact: true });
const versions = (page: Page) => page.getByRole('radiogroup', { name: texts.versions }).getByRole('radio');
const saved = (page: Page, number: number) =>
  page.getByText(new RegExp(`^(Saved as version|Version) ${number}$`)).first();

async function write(page: Page, words: string) {
  await text(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

test('a prompt keeps itself, its versions, and both of two texts that were written at once', async ({
  person,
  page,
}) => {
  await person.enter();
  await page.goto(person.studio.url + pathOf('editor'));

  await test.step('it is made by its first words, and has its address then', async () => {
    await write(page, 'A dancer in {silk|linen} at __light__');
    await expect(saved(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
    await expect(page.getByText(/combinations$/)).toBeVisible();
    // What was typed before it had its address can still be taken back.
    await page.keyboard.press('Control+Z');
    await expect(text(page)).not.toContainText('light');
    await page.keyboard.press('Control+Y');
    await expect(text(page)).toContainText('__light__');
  });

  await test.step('it is there after a reload, with its title', async () => {
    await title(page).fill('Salt flats');
    await expect(page.getByRole('button', { name: texts.saveNow })).toBeVisible();
    await page.getByRole('button', { name: texts.saveNow }).click();
    await expect(page.getByRole('button', { name: texts.saveNow })).toBeHidden();
    await page.reload();
    await expect(title(page)).toHaveValue('Salt flats');
    await expect(text(page)).toHaveText('A dancer in {silk|linen} at __light__');
  });

  await test.step('what is typed and not kept yet survives a reload, which keeps it as well', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await write(page, 'A harbour at night');
    await page.reload();
    await expect(text(page)).toHaveText('A harbour at night');
    await expect(saved(page, 2)).toBeVisible();
    await expect(versions(page)).toHaveCount(3);
  });

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(text(other)).toHaveText('A harbour at night');

  await test.step('of two tabs the second one shows both texts', async () => {
    await write(page, 'A harbour at night in fog');
    await expect(saved(page, 3)).toBeVisible();
    await write(other, 'A harbour at dawn');
    await expect(other.getByRole('alert')).toContainText(texts.conflictTitle);
    await expect(text(other)).toHaveText('A harbour at dawn');
    await expect(other.getByText('in fog', { exact: false })).toBeVisible();
    await other.getByRole('button', { name: texts.keepMine }).click();
    await expect(saved(other, 4)).toBeVisible();
    await expect(versions(other)).toHaveCount(5);
  });

  await test.step('an earlier version is compared and restored, and the text stays a version', async () => {
    await versions(other).nth(2).press('Space');
    await other.getByRole('radio', { name: /^1\b/ }).press('Space');
    await expect(other.getByRole('deletion').first()).toBeVisible();
    await other.getByRole('button', { name: texts.restore }).click();
    await expect(saved(other, 5)).toBeVisible();
    await expect(text(other)).toHaveText('A dancer in {silk|linen} at __light__');
  });

  await test.step('it goes into a file and comes out of one', async () => {
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: texts.exportJson }).click();
    expect((await download).suggestedFilename()).toBe('Salt flats.json');
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: texts.import }).click();
    await (await chooser).setFiles({
      name: 'room.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A quiet room\n'),
    });
    await expect(text(other)).toHaveText('A quiet room');
    await expect(saved(other, 6)).toBeVisible();
  });

  await test.step('a fork is a prompt of its own', async () => {
    const before = other.url();
    await other.getByRole('button', { name: texts.fork }).click();
    await expect(other).not.toHaveURL(before);
    await expect(text(other)).toHaveText('A quiet room');
    await expect(versions(other)).toHaveCount(2);
  });

  await test.step('a shoot begins with its words', async () => {
    await other.getByRole('button', { name: texts.beginShoot }).first().click();
    await expect(other.getByRole('textbox', { name: photoShoot.prompt })).toHaveText('A quiet room');
  });

  await test.step('what is nobody’s says so', async () => {
    await other.goto(person.studio.url + pathOf('editor', { id: '00000000-0000-4000-8000-000000000000' }));
    await expect(other.getByRole('heading', { name: texts.notFoundTitle })).toBeVisible();
  });
});
