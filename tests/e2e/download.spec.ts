import { readFile } from 'node:fs/promises';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, idempotencyHeader } from '@mirror-studio/domain/contract';
import { errorBody } from '@mirror-studio/domain/errors';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { defaultSettings, writeSettings } from '@mirror-studio/domain/settings';
import { storageKey } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { expect, test } from './fixtures.ts';
import { shootLimit } from './person.ts';

test('a picture is downloaded as the settings say, with its rights in it, and a refusal is told', async ({
  person,
  studio,
  page,
}) => {
  const session = await person.openSession();
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  await fetch(studio.url + endpoints.createJob.path, {
    method: 'POST',
    headers: { ...headers, [idempotencyHeader]: crypto.randomUUID() },
    body: JSON.stringify({
      kind: 'image_batch',
      form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1 },
    }),
  });
  const hanging = async () => {
    const answer = await fetch(studio.url + endpoints.gallery.path, { headers });
    return ((await answer.json()) as { items: GalleryItem[] }).items;
  };
  await expect.poll(async () => (await hanging()).length, shootLimit).toBe(1);
  const [picture] = await hanging();
  const settings = { ...defaultSettings, exportFormat: 'jpeg', allowResale: true } as const;
  await person.go(endpoints.health.path);
  await page.evaluate(
    ([key, kept, settingsKey, settings]) => {
      localStorage.setItem(key, kept);
      localStorage.setItem(settingsKey, settings);
    },
    [
      storageKey('session'),
      JSON.stringify(session),
      storageKey('settings'),
      writeSettings(settings),
    ] as const,
  );
  await person.go(pathOf('gallery'));
  await page.getByRole('button', { name: gallery.openItem.replace('{{prompt}}', 'Salt flats') }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: common.download });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^[\d-]{10} [\d.]{5} Salt flats\.jpg$/);
  const file = (await readFile(await download.path())).toString('latin1');
  expect(file).toContain('DMI-PROHIBITED-AIMLTRAINING');
  expect(file).toContain('Salt flats');

  // While the server has too much to do, it is asked for again.
  let refused = 0;
  await page.route('**/media/export/**', (route) => {
    refused += 1;
    return refused > 1
      ? route.continue()
      : route.fulfill({
          status: 429,
          headers: { 'Retry-After': '1' },
          json: errorBody('RATE_LIMITED', refusals.tooBusy),
        });
  });
  const [later] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect([later.suggestedFilename(), refused]).toEqual([download.suggestedFilename(), 2]);
  await page.unroute('**/media/export/**');

  await page.route(`**${endpoints.exportPicture.path}`, (route) =>
    route.fulfill({ status: 404, json: errorBody('NOT_FOUND', 'The picture is not there any more.') }),
  );
  await button.click();
  await expect(person.toast).toContainText(toasts.downloadFailedTitle);

  // So it is from the shoot itself.
  await page.unroute(`**${endpoints.exportPicture.path}`);
  await person.go(`${pathOf('photoShoot')}?job=${picture?.jobId}`);
  const [ofShoot] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: photoShoot.downloadPicture.replace('{{number, number}}', '1') }).click(),
  ]);
  expect((await readFile(await ofShoot.path())).toString('latin1')).toContain('Salt flats');
});
