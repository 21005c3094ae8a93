import { readFileSync } from 'node:fs';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, idempotencyHeader } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { actionBar } from '@mirror-studio/domain/texts/en/actionBar';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit } from './person.ts';

const prompts = ['Salt flats at first light', 'A fern under glass'];
const filled = (text: string, name: string, value: string | number) =>
  text.replace(RegExp(`\\{\\{${name}[^}]*\\}\\}`), String(value));

test('pictures are searched, narrowed, selected, moved, downloaded, deleted and hung back', async ({
  page,
  person,
  studio,
}) => {
  const { access_token } = await person.signIn();
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  for (const prompt of prompts) {
    const answer = await fetch(studio.url + endpoints.createJob.path, {
      method: 'POST',
      headers: { ...headers, [idempotencyHeader]: crypto.randomUUID() },
      body: JSON.stringify({ kind: 'image_batch', form: { ...emptyPhotoShoot, prompt, imageCount: 2 } }),
    });
    expect(answer.status).toBeLessThan(300);
  }
  const hanging = async () => {
    const answer = await fetch(studio.url + endpoints.gallery.path, { headers });
    return ((await answer.json()) as { items: GalleryItem[] }).items.length;
  };
  await expect.poll(hanging, shootLimit).toBe(4);
  await person.go(pathOf('gallery'));
  const wall = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { includeHidden: true }) });
  const bar = page.getByRole('toolbar', { name: actionBar.label });
  await expect(wall).toHaveCount(4);

  await test.step('the search and the filters are in the address, and Back leads out of them', async () => {
    await page.getByRole('searchbox', { name: gallery.searchPrompts }).fill('fer');
    await expect(wall).toHaveCount(2);
    await expect(page).toHaveURL(/q=fer/);
    await page.getByRole('searchbox', { name: gallery.searchPrompts }).fill('nothing of this');
    await expect(page.getByText(gallery.filteredTitle)).toBeVisible();
    await page.getByRole('button', { name: gallery.clearFilters }).click();
    await expect(wall).toHaveCount(4);
    await page.getByRole('button', { name: gallery.filters, exact: true }).click();
    const filters = page.getByRole('dialog', { name: gallery.filters });
    await filters.getByText(gallery.typeVideo).click();
    await expect(page).toHaveURL(/type=video/);
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await page.goBack();
    await expect(wall).toHaveCount(4);
  });

  await test.step('a picture is made a favourite where it is looked at, and the focus returns to it', async () => {
    const first = wall.first().getByRole('button');
    await first.click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: pictureViewer.favourite }).click();
    await expect(viewer.getByRole('button', { name: pictureViewer.favourite })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page).toHaveURL(/open=/);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleName(RegExp(gallery.isFavourite));
  });

  await test.step('a picture tells what it cost, and becomes a video or a shoot with its settings', async () => {
    const viewer = page.getByRole('dialog');
    await wall.first().getByRole('button').click();
    await expect(viewer.getByText(/^\d+ Usage Credits? for its whole shoot$/)).toBeVisible();
    await viewer.getByRole('link', { name: pictureViewer.video }).click();
    await page.waitForURL(`**${pathOf('photoToVideo')}?picture=*`);
    await page.goBack();
    await viewer.getByRole('link', { name: pictureViewer.job }).click();
    await page.waitForURL(`**${pathOf('jobs')}?job=*`);
    await page.goBack();
    for (const [way, images] of [
      [photoShoot.againThisSeed, '1'],
      [photoShoot.againNewSeed, '2'],
    ] as const) {
      await viewer.getByRole('button', { name: pictureViewer.again }).click();
      await page.getByRole('menuitem', { name: way }).click();
      await page.waitForURL(`**${pathOf('photoShoot')}*`);
      await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveText(prompts[1] ?? '');
      await expect(page.getByRole('slider', { name: photoShoot.images })).toHaveValue(images);
      await page.goBack();
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await wall.first().getByRole('button').focus();
  });

  await test.step('what is selected by keyboard is moved, and the project can be asked for', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar.getByText(filled(actionBar.selected_other, 'count', 2))).toBeVisible();
    await bar.getByRole('button', { name: galleryActions.move }).click();
    const dialog = page.getByRole('dialog', { name: galleryActions.moveTitle });
    await dialog.getByRole('combobox').fill('Halcyon');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: filled(galleryActions.moveCount_other, 'count', 2) }).click();
    await expect(page.getByText(filled(toasts.picturesMoved_other, 'count', 2))).toBeVisible();
    await person.go(`${pathOf('gallery')}?project=Halcyon`);
    await expect(wall).toHaveCount(2);
  });

  await test.step('two are downloaded as one archive', async () => {
    await wall.first().getByRole('button').focus();
    await page.keyboard.press('Control+a');
    const downloading = page.waitForEvent('download');
    await bar.getByRole('button', { name: galleryActions.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[\d-]{10} [\d.]{5} Mirror Studio\.zip$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toMatch(/ A fern under glass( \(2\))?\.png/);
  });

  await test.step('what is deleted is undone from the toast, and from the trash', async () => {
    await bar.getByRole('button', { name: galleryActions.delete }).click();
    await expect(page.getByText(gallery.filteredTitle)).toBeVisible();
    await page.getByRole('button', { name: toasts.undo }).click();
    await expect(wall).toHaveCount(2);
    await wall.first().getByRole('checkbox', { includeHidden: true }).click({ force: true });
    await bar.getByRole('button', { name: galleryActions.delete }).click();
    await expect(wall).toHaveCount(1);
    await page.getByRole('link', { name: gallery.trash }).click();
    await expect(page.getByRole('heading', { level: 1, name: gallery.trash })).toBeVisible();
    await expect(wall).toHaveCount(1);
    await wall.first().getByRole('button').focus();
    await page.keyboard.press('Space');
    await bar.getByRole('button', { name: galleryActions.restore }).click();
    await expect(page.getByText(galleryActions.trashEmptyTitle)).toBeVisible();
    await page.getByRole('link', { name: galleryActions.backToGallery }).click();
    await expect(wall).toHaveCount(4);
  });
});

test('under a finger the pictures turn, are enlarged and compared', async ({ person, studio, browser }) => {
  const session = await person.openSession();
  const { access_token: token } = session;
  await person.makeShoot(token, { prompt: 'Salt flats', imageCount: 3 });
  const items = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(studio.url + endpoints.gallery.path, { headers });
    return ((await answer.json()) as { items: GalleryItem[] }).items;
  };
  await expect.poll(async () => (await items()).length, shootLimit).toBe(3);
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const phone = new Person(page, studio, person.email);
  await phone.go(endpoints.health.path);
  await phone.storeSession(session);
  const [first] = await items();
  await page.goto(`${studio.url}${pathOf('gallery')}?open=${first?.id}`);
  const viewer = page.getByRole('dialog');
  const place = viewer.getByRole('status').filter({ hasText: ' of ' });
  await expect(place).toHaveText('1 of 3');
  const stage = viewer.getByRole('group', { name: pictureViewer.stage });
  const fingers = await context.newCDPSession(page);
  /** Fingers go from one place to another, as far from the middle of the stage as is said. */
  const drag = async (...ways: readonly (readonly [from: number, to: number])[]) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    const at = (part: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: x + width / 2 + from + (to - from) * part,
        y: y + height / 2,
      }));
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let part = 1; part <= 8; part++)
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part / 8) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag([120, -100]);
  await expect(place).toHaveText('2 of 3');
  await drag([-100, 120]);
  await expect(place).toHaveText('1 of 3');
  await drag([-30, -120], [30, 120]);
  await expect(viewer.getByText(/^[2-9]\d\d %$/)).toBeVisible();
  // What is enlarged is moved, and not turned.
  await drag([120, -100]);
  await expect(place).toHaveText('1 of 3');
  await viewer.getByRole('button', { name: pictureViewer.compare }).tap();
  await expect(viewer.getByText(pictureViewer.second, { exact: true })).toBeInViewport();
  await context.close();
});

test('the picture of an address is shown wherever it stands in the gallery', async ({ person, page }) => {
  const { access_token } = await person.signIn();
  await person.makeShoot(access_token, { prompt: 'Salt flats', imageCount: 2 });
  const headers = { authorization: `Bearer ${access_token}` };
  const items = async (query = '') => {
    const answer = await fetch(`${person.studio.url}${endpoints.gallery.path}${query}`, { headers });
    return (await answer.json()) as { items: GalleryItem[]; nextCursor: string };
  };
  await expect.poll(async () => (await items()).items.length, shootLimit).toBe(2);
  const last = (await items()).items.at(-1);
  // A page of one picture, and no more for now.
  await page.route(
    (url) => url.pathname === endpoints.gallery.path,
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '1');
      if (url.searchParams.has('cursor')) await route.abort();
      else await route.continue({ url: url.href });
    },
  );
  await person.go(`${pathOf('gallery')}?open=${last?.id}`);
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('Salt flats')).toBeVisible();
  await expect(page).toHaveURL(RegExp(`open=${last?.id}`));
  await viewer.getByRole('button', { name: pictureViewer.favourite }).click();
  await expect(viewer.getByRole('button', { name: pictureViewer.favourite })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
