import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot, imageModelIds, imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { tabKeys } from '@mirror-studio/domain/storage';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Person, shootLimit, texts } from './person.ts';

const { jobs, photoShoot } = texts;

/** The model whose key nobody set up on this server. */
const keyless = 'provider-a';
const modelButton = (page: Page) => page.getByRole('button', { name: new RegExp(photoShoot.model) });

/** Comes to the shoot with a draft that was begun where the model had a key. */
async function describeWithKeylessModel(person: Person) {
  await person.enter();
  await person.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    tabKeys.photoShootDraft,
    JSON.stringify({ ...emptyPhotoShoot, prompt: 'Midnight over the sea', imageCount: 1, model: keyless }),
  ] as const);
  await person.go(pathOf('photoShoot'));
}

/** Counts what was sent to make a job. */
function countShoots(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isShoot =
      new URL(request.url()).pathname === endpoints.createJob.path && request.method() === 'POST';
    if (isShoot) sent.push(request.url());
  });
  return sent;
}

test('models without a key say so on the page of the shoot and cannot be chosen', async ({
  person,
  page,
}) => {
  await person.enter();
  await person.go(pathOf('photoShoot'));
  await modelButton(page).click();
  for (const id of imageModelIds) {
    const option = page.getByRole('option', { name: imageModelLabel(id) });
    const isUsable = id === emptyPhotoShoot.model;
    await expect(option).toBeVisible();
    if (isUsable) await expect(option).toBeEnabled();
    else await expect(option).toBeDisabled();
    await expect(option.getByText(photoShoot.modelNeedsKey)).toHaveCount(isUsable ? 0 : 1);
  }
});

test('a shoot whose model misses its key is not sent, says what is missing, and keeps what was typed', async ({
  person,
  page,
}) => {
  await describeWithKeylessModel(person);
  const sent = countShoots(page);
  await expect(page.getByText(photoShoot.modelNeedsKey)).toBeVisible();
  await person.begin();
  await expect(modelButton(page)).toBeFocused();
  await expect(modelButton(page)).toHaveAccessibleDescription(photoShoot.modelNeedsKey);
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('Midnight over the sea');
  expect(sent).toEqual([]);
  await modelButton(page).press('Enter');
  await page.getByRole('option', { name: imageModelLabel(emptyPhotoShoot.model) }).click();
  // The list may be there, hidden, for the next press.
  await expect(page.getByText(photoShoot.modelNeedsKey).filter({ visible: true })).toHaveCount(0);
  await person.begin();
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByRole('button', { name: jobs.viewResults }).first()).toBeVisible(shootLimit);
});

test('a shoot that was sent before the page knew of the missing key fails in words, and can be changed', async ({
  person,
  page,
}) => {
  await page.route(`**${endpoints.imageModels.path}`, (route) => route.abort());
  await describeWithKeylessModel(person);
  const sent = countShoots(page);
  await person.begin();
  const reason = page.getByRole('alert').filter({ hasText: `${imageModelLabel(keyless)} needs a key` });
  await expect(reason).toBeVisible(shootLimit);
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('Midnight over the sea');
});
