import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem } from '@mirror-studio/domain/contract';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { library } from '@mirror-studio/domain/texts/en/library';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Person, shootLimit } from './person.ts';

const [address = ''] = routeOf('myLibrary').aliases;
const prompt = 'Salt flats, <b>first</b> light';

const give = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** A picture of this person as it is exported, with its rights and its prompt in it. */
async function makeExport(person: Person, token: string): Promise<Buffer> {
  await person.makeShoot(token, { prompt, imageCount: 1, aspectRatio: '16:9' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { url } = person.studio;
  const hanging = async () =>
    ((await (await fetch(url + endpoints.gallery.path, { headers })).json()) as { items: GalleryItem[] })
      .items;
  await expect.poll(async () => (await hanging()).length, shootLimit).toBe(1);
  const [picture] = await hanging();
  const answer = await fetch(url + endpoints.exportPicture.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      mediaId: picture?.id,
      format: 'png',
      highQualityExport: true,
      mirrorProtocolEnabled: true,
      allowResale: false,
      allowTraining: false,
      shareMetadata: true,
    }),
  });
  const exported = (await answer.json()) as { url: string };
  return Buffer.from(await (await fetch(new URL(exported.url, url))).arrayBuffer());
}

test('our own export gives back its prompt, by keyboard alone, and it goes to the library, the shoot and the studio', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const file = await makeExport(person, token);
  await person.go(pathOf('myLibrary'));
  await page.getByRole('link', { name: library.sectionForensics }).press('Enter');
  await page.waitForURL(`**${address}`);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({ name: 'مرآة.png', mimeType: 'image/png', buffer: file });
  await expect(page.getByText(forensics.basis_own)).toBeVisible();
  await expect(page.locator('h3 + pre').first()).toHaveText(prompt);
  await expect(page.getByText('16:9', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: forensics.save }).press('Enter');
  await expect(person.toast).toContainText(toasts.promptSaved);
  await page.getByRole('button', { name: forensics.begin }).press('Enter');
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveText(prompt);
  await expect(page.getByRole('radio', { name: /16:9/ })).toBeChecked();

  await person.go(address);
  await give(page, 'again.png', file);
  await page.getByRole('button', { name: forensics.openInStudio }).press('Enter');
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(page.getByRole('region', { name: promptStudio.actions })).toBeVisible();
  await expect(page.getByText(prompt).first()).toBeVisible();
  await person.go(pathOf('myLibrary'));
  await expect(page.getByRole('row')).toHaveCount(1);
});

/** A PNG of one pixel with the parameters that another generator writes into it. */
function ofAnotherGenerator(parameters: string): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const head = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
  const said = chunk('tEXt', Buffer.from(`parameters\0${parameters}`));
  const pixel = chunk('IDAT', deflateSync(Buffer.from([0, 128])));
  return Buffer.concat([signature, head, said, pixel, chunk('IEND', Buffer.alloc(0))]);
}

test('signs of another generator stay words in a shoot, and what it left out is a sentence of it', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.go(address);
  const parameters = 'a fox, {{masterpiece}}, __silk__\nNegative prompt: hands|feet\nSteps: 20, Seed: 7';
  await give(page, 'elsewhere.png', ofAnotherGenerator(parameters));
  await page.getByRole('button', { name: forensics.begin }).press('Enter');
  const words = page.getByRole('textbox', { name: photoShoot.prompt });
  const [foreign, left] = ['a fox, \\{\\{masterpiece\\}\\}, \\_\\_silk\\_\\_', 'hands\\|feet'];
  await expect(words).toHaveText(`${foreign}. Without ${left}.`);
});

test('what is no picture is refused in words, whatever it is called', async ({ person, page }) => {
  await person.signIn();
  await person.go(address);
  const problem = page.getByRole('group', { name: forensics.picture }).getByRole('alert');
  await give(page, 'a fox.png', Buffer.from('a fox, not a picture'));
  await expect(problem).toHaveText(forensics.notPicture);
  await expect(page.getByRole('button', { name: forensics.retry })).toBeHidden();
  await give(page, 'a fox.txt', Buffer.from('a fox'), 'text/plain');
  await expect(problem).toHaveText(photoShoot.referenceNotImage);
});

test('without a network the picture stays, and is read when there is one', {
  annotation: { type: 'console', description: 'the request fails without a network' },
}, async ({ person, page, context }) => {
  await person.signIn();
  await person.go(address);
  await expect(page.getByText(forensics.emptyTitle)).toBeVisible();
  await context.setOffline(true);
  await give(
    page,
    'plain.jpg',
    await readFile(new URL('../../docs/pictures/shoot-dark.webp', import.meta.url)),
    'image/webp',
  );
  await expect(page.getByRole('alert').filter({ hasText: errors.code_OFFLINE })).toBeVisible();
  await expect(page.getByText('plain.jpg')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: forensics.retry }).click();
  await expect(page.getByText(forensics.basis_pixels)).toBeVisible();
  await expect(page.getByRole('group', { name: forensics.palette })).toBeVisible();
});
