import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type Job } from '@mirror-studio/domain/contract';
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
  await person.signIn();
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

test('the field that has the focus is between what stays in sight on a small screen, forwards and backwards', async ({
  person,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await person.signIn();
  await person.go(pathOf('photoShoot'));
  const project = page.getByRole('textbox', { name: photoShoot.projectName });
  const isSeen = () =>
    project.evaluate((field) => {
      const { left, width, top, bottom } = field.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint(left + width / 2, y);
      return field.contains(at(top + 2)) && field.contains(at(bottom - 2));
    });
  await page.getByRole('switch', { name: photoShoot.poseVariety }).focus();
  await page.keyboard.press('Tab');
  await expect(project).toBeFocused();
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(isSeen).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(project).toBeFocused();
  await expect.poll(isSeen).toBe(true);
});

test('models without a key say so on the page of the shoot and cannot be chosen', async ({
  person,
  page,
}) => {
  await person.signIn();
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

test('a picture of a prompt that alternates is made again by its seed, or all is but the seed', async ({
  person,
  page,
}) => {
  const session = await person.signIn();
  const prompt = '{silk|linen|felt|wool} under __light__';
  const id = await person.makeShoot(session.access_token, { prompt, imageCount: 2 });
  const madeJobs = async () => {
    const answer = await fetch(person.studio.url + endpoints.jobs.path, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    return ((await answer.json()) as { jobs: Job[] }).jobs;
  };
  await person.go(`${pathOf('photoShoot')}?job=${id}`);
  const again = page.getByRole('button', { name: 'Picture 2 again' });
  await expect(again).toBeVisible(shootLimit);
  const choose = async (way: string) => {
    await again.click();
    await page.getByRole('menuitem', { name: way, exact: true }).click();
  };
  await choose(photoShoot.againThisSeed);
  const picture = (await madeJobs())[0]?.result?.media_assets[1];
  const kept = page.getByText(`Seed ${picture?.seed}:`);
  await expect(kept).toBeVisible();
  await choose(photoShoot.againNewSeed);
  await expect(kept).toBeHidden();
  await choose(photoShoot.againThisSeed);
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue(prompt);
  await person.begin();
  await expect
    .poll(async () => (await madeJobs()).length === 2 && (await madeJobs())[0]?.status, shootLimit)
    .toBe('completed');
  const made = (await madeJobs())[0]?.result?.media_assets;
  expect(made).toHaveLength(1);
  expect(made?.[0]).toMatchObject({ seed: picture?.seed, prompt: picture?.prompt, pose: picture?.pose });
});
