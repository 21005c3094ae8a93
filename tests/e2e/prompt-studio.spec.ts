import { pathOf } from '@mirror-studio/domain/access';
import { storageKey } from '@mirror-studio/domain/storage';
import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { promptStudio as spanish } from '@mirror-studio/domain/texts/es/promptStudio';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const slot = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Opens a word of the sentence and writes into its field. */
async function write(page: Page, name: RegExp, words: string): Promise<void> {
  await slot(page, name).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: promptStudio.field });
  await expect(field).toBeFocused();
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a prompt is written into its sentence, survives a reload, and goes to the shoot', async ({
  person,
  page,
}) => {
  await person.enter();
  const examples = page.getByRole('region', { name: promptStudio.examples });
  await expect(examples).toContainText(promptStudio.examplesEmpty);
  await write(page, /^Subject/, 'a heron on {wet slate|old ice}');
  await expect(examples).toContainText('2 combinations');
  await slot(page, /^Light/).press('Enter');
  await page.getByRole('option', { name: 'cool moonlight' }).click();
  const light = slot(page, /^Light: cool moonlight/);
  await expect(light).toBeFocused();
  await page.reload();
  await expect(light).toBeVisible();
  await expect(examples).toContainText('a heron on old ice, cool moonlight');
  await page.getByRole('button', { name: promptStudio.startOver }).click();
  await expect(slot(page, /^Light, empty/)).toBeVisible();
  await page.getByRole('button', { name: promptStudio.undo }).click();
  await expect(light).toBeVisible();
  const shot = await examples.getByRole('listitem').nth(1).textContent();
  await examples.getByRole('button', { name: 'Shoot number 2' }).click();
  await page.waitForURL(`**${pathOf('photoShoot')}`);
  const prompt = page.getByRole('textbox', { name: photoShoot.prompt });
  await expect(prompt).toHaveValue(/^a heron on (wet slate|old ice), cool moonlight$/);
  expect(shot).toContain(await prompt.inputValue());
  await page.goBack();
  await expect(
    page.getByRole('button', { name: 'a heron on {wet slate|old ice}, cool moonlight' }),
  ).toBeVisible();
});

test('a prompt is saved in the library once, and goes on in the editor with what alternates in it', async ({
  person,
  page,
}) => {
  await person.enter();
  await write(page, /^Subject/, 'a heron on {wet slate|old ice}');
  const save = page.getByRole('button', { name: promptStudio.save, exact: true });
  for (let times = 0; times < 2; times++) {
    await save.click();
    await expect(page.getByText(toasts.promptSaved)).toBeVisible();
  }
  await page.getByRole('button', { name: promptStudio.openInEditor }).click();
  await page.waitForURL(`**${pathOf('editor')}/*`);
  await expect(page.getByRole('textbox', { name: promptDocument.text })).toHaveText(
    'a heron on {wet slate|old ice}',
  );
  await person.go(pathOf('myLibrary'));
  await expect(page.getByRole('row', { name: /a heron on/ })).toHaveCount(2);
});

test('improving asks first, a ritual goes slot by slot and is taken up again, and Spanish has its own words', async ({
  person,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.enter();
  await write(page, /^Subject/, 'a heron');
  await page.getByRole('button', { name: promptStudio.improve, exact: true }).click();
  const proposal = page.getByRole('dialog', { name: promptStudio.improveTitle });
  await expect(proposal.getByRole('insertion').first()).toBeVisible();
  await proposal.getByRole('button', { name: promptStudio.improveKeep }).click();
  await expect(slot(page, /^Light, empty/)).toBeVisible();
  await page.getByRole('button', { name: promptStudio.ritual }).click();
  await expect(page.getByRole('heading', { name: promptStudio.ritual_subject })).toBeVisible();
  await page.getByRole('button', { name: promptStudio.ritualSkip }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: promptStudio.ritual_style })).toBeVisible();
  await page.getByRole('option', { name: 'cinematic film still' }).click();
  await page.getByRole('button', { name: promptStudio.ritualEnd }).click();
  await expect(slot(page, /^Style: cinematic film still/)).toBeVisible();
  await page.getByRole('button', { name: clipboard.copy }).click();
  await expect(page.getByRole('button', { name: clipboard.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a heron, cinematic film still');
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await page.reload();
  await expect(slot(page, /^Estilo: fotograma de cine/)).toBeVisible();
  await expect(page.getByRole('button', { name: spanish.begin })).toBeEnabled();
});

test('what is typed and not taken is there after a press elsewhere, a reload and a way back', async ({
  person,
  page,
}) => {
  await person.enter();
  const field = page.getByRole('textbox', { name: promptStudio.field });
  await slot(page, /^Subject/).press('Enter');
  await field.fill('a heron');
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(slot(page, /^Subject: a heron/)).toBeVisible();

  await slot(page, /^Light, empty/).press('Enter');
  await field.fill('one lam');
  await page.reload();
  await expect(slot(page, /^Light: one lam/)).toBeVisible();
  await page.getByRole('button', { name: promptStudio.startOver }).click();

  await page.getByRole('button', { name: promptStudio.ritual }).click();
  await field.fill('a lighth');
  await page.reload();
  await expect(page.getByRole('heading', { name: promptStudio.ritual_subject })).toBeVisible();
  await expect(field).toHaveValue('a lighth');
  await page.getByRole('button', { name: promptStudio.ritualSkip }).click();
  await expect(slot(page, /^Subject: a lighth/)).toBeVisible();
  await expect(field).toHaveValue('');
});
