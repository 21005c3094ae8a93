import { readFile } from 'node:fs/promises';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type Job } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import {
  type CameraShot,
  cameraMoves,
  frameCount,
  openingShot,
  videoSize,
} from '@mirror-studio/domain/video';
import { drawFrames, preparePlate } from '@mirror-studio/server/testing/video-frames';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Person, shootLimit, texts } from './person.ts';

const { jobs } = texts;
const canvasPage = pathOf('photoToVideo');
const prompt = 'Salt flats at first light';
const seconds = 3;

/** How far the pixels of a preview may be from the renderer's, of 255 and on average: both scale the picture in ways of their own. */
const mostDifference = 2;

const result = (page: Page) => page.getByRole('region', { name: jobs.kind_video_render });
const timeline = (page: Page) => page.getByRole('slider', { name: videoCanvas.timeline });
const jobOf = (page: Page) => new URL(page.url()).searchParams.get('job') ?? '';

/** A picture of this person, made by the sample renderer; returns its id. */
async function makePicture(person: Person, token: string): Promise<string> {
  const id = await person.makeShoot(token, { prompt, imageCount: 1, aspectRatio: '16:9' });
  const headers = { authorization: `Bearer ${token}` };
  let made: Job | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${person.studio.url}${endpoints.jobs.path}/${id}`, { headers });
      made = ((await answer.json()) as { job: Job }).job;
      return made.status;
    }, shootLimit)
    .toBe('completed');
  return made?.result?.media_assets[0]?.id ?? '';
}

/** The pixels of the frame that is seen through the lens: red, green and blue. */
async function seenFrame(page: Page): Promise<Buffer> {
  const lens = page.getByRole('img', { name: `Preview: ${prompt}` });
  const pixels = await lens.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    // From a canvas that is there to be read: the browser warns of one that is not.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const { data } = copy?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const colours = data.filter((_, at) => at % 4 !== 3);
    let text = '';
    for (let at = 0; at < colours.length; at += 8_192) {
      text += String.fromCharCode(...colours.slice(at, at + 8_192));
    }
    return btoa(text);
  });
  return Buffer.from(pixels, 'base64');
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (const [at, value] of a.entries()) sum += Math.abs(value - (b[at] ?? 0));
  return sum / a.length;
}

test('the preview draws each frame as the server renders it', async ({ person, page }) => {
  const { access_token: token } = await person.signIn();
  const id = await makePicture(person, token);
  await person.go(`${canvasPage}?picture=${id}`);
  await expect(timeline(page)).toBeVisible();
  await page.getByRole('radio', { name: videoCanvas.showFrame }).press('Space');
  await page.getByRole('slider', { name: videoCanvas.seconds }).press('Home');
  const source = await fetch(`${person.studio.url}/api/video/sources/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { source: picture } = (await source.json()) as {
    source: { url: string; width: number; height: number };
  };
  const size = videoSize({ widthPx: picture.width, heightPx: picture.height });
  const bytes = await (await fetch(person.studio.url + picture.url)).arrayBuffer();
  const plate = await preparePlate(new Uint8Array(bytes));

  for (const move of cameraMoves) {
    await page.getByRole('radio', { name: videoCanvas[`move_${move}`] }).press('Space');
    const shot: CameraShot = { ...openingShot, move, seconds };
    const rendered = (frame: number) => drawFrames(plate, shot, frame, frame + 1);
    for (const frame of [0, 29, frameCount(seconds) - 1]) {
      await test.step(`${move}, frame ${frame}`, async () => {
        await timeline(page).press('Home');
        if (frame === 29) {
          await timeline(page).press('PageDown');
          await timeline(page).press('PageUp');
          for (let by = 0; by < 5; by++) await timeline(page).press('ArrowRight');
        } else if (frame > 0) await timeline(page).press('End');
        await expect(page.getByText(`Frame ${frame + 1} of ${frameCount(seconds)}`)).toBeVisible();
        const seen = await seenFrame(page);
        expect(seen).toHaveLength(size.widthPx * size.heightPx * 3);
        const difference = meanDifference(seen, rendered(frame));
        expect(difference).toBeLessThan(mostDifference);
        // Of another frame of the same move it is further away.
        expect(meanDifference(seen, rendered((frame + 36) % 72))).toBeGreaterThan(1.5 * difference);
      });
    }
  }
});

test('a picture becomes a video: chosen, rendered frame by frame, watched after a reload, kept', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const id = await makePicture(person, token);
  await person.go(canvasPage);
  const render = page.getByRole('button', { name: videoCanvas.render });
  await expect(render).toBeDisabled();
  await page.getByRole('button', { name: `Take ${prompt}` }).click();
  await expect(page).toHaveURL(new RegExp(`picture=${id}`));
  await page.getByRole('radio', { name: videoCanvas.move_orbit }).press('Space');
  await page.getByRole('slider', { name: videoCanvas.seconds }).press('Home');
  await render.click();
  await expect(page.getByText(toasts.videoQueuedTitle)).toBeVisible();
  await expect.poll(() => jobOf(page)).not.toBe('');
  const job = jobOf(page);

  await test.step('its frames are counted, also after a reload', async () => {
    await page.reload();
    await expect(result(page).getByText(/^Frame \d+ of 72$/)).toBeVisible(shootLimit);
    await expect(page.getByRole('radio', { name: videoCanvas.move_orbit })).toBeChecked();
    await expect(timeline(page)).toBeVisible();
  });

  await test.step('it is there to be played, as long and as large as it was ordered, and to be kept', async () => {
    await expect(result(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
    const video = result(page).locator('video');
    const facts = () =>
      video.evaluate(({ videoWidth, videoHeight, duration, error }: HTMLVideoElement) => ({
        videoWidth,
        videoHeight,
        duration,
        failed: error !== null,
      }));
    await expect.poll(facts).toEqual({ videoWidth: 1_080, videoHeight: 608, duration: 3, failed: false });
    const downloading = page.waitForEvent('download');
    await result(page).getByRole('button', { name: common.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[\d-]{10} [\d.]{5}( .+)?\.mp4$/);
    expect((await readFile(await download.path())).toString('latin1')).toContain('plus:DataMining');
  });

  await test.step('the drawer and the gallery show it', async () => {
    await page.keyboard.press('Control+j');
    const drawer = page.getByRole('dialog', { name: jobs.title });
    await expect(drawer.getByText(jobs.kind_video_render)).toBeVisible();
    await drawer.getByRole('button', { name: jobs.viewResults }).first().click();
    await expect.poll(() => jobOf(page)).toBe(job);
    await person.go(pathOf('gallery'));
    await expect(page.getByRole('button', { name: prompt })).toHaveCount(2);
  });
});

test('a video that is cancelled ends at once, and another can be begun', async ({ person, page }) => {
  const { access_token: token } = await person.signIn();
  const id = await makePicture(person, token);
  await person.go(`${canvasPage}?picture=${id}`);
  await page.getByRole('slider', { name: videoCanvas.seconds }).press('End');
  await page.getByRole('button', { name: videoCanvas.render }).click();
  await expect(result(page).getByText(/^Frame [1-9]\d* of 240$/)).toBeVisible(shootLimit);
  await result(page).getByRole('button', { name: jobs.cancel }).click();
  await expect(result(page).getByText(jobs.status_cancelled, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: videoCanvas.render })).toBeEnabled();
});
