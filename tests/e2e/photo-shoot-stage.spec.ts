import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shootLimit, texts } from './person.ts';

const { jobs, photoShoot } = texts;
const shoot = pathOf('photoShoot');
const stage = (page: Page) => page.getByRole('region', { name: jobs.kind_image_batch });
const viewer = (page: Page) => page.getByRole('dialog', { name: gallery.title });

test('a picture of a shoot is opened large on its page, and Back and Escape return to the shoot', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const id = await person.makeShoot(token, { prompt: 'Salt flats', imageCount: 2 });
  await person.go(`${shoot}?job=${id}`);
  await expect(stage(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
  const picture = stage(page)
    .getByRole('button', { name: /^Salt flats/ })
    .first();
  await picture.click();
  await expect(
    viewer(page).getByText(
      gallery.position.replace('{{index, number}}', '1').replace('{{total, number}}', '2'),
    ),
  ).toBeVisible();
  const favourite = viewer(page).getByRole('button', { name: pictureViewer.favourite });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('button', { name: gallery.next })).toBeDisabled();
  await page.reload();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  expect(new URL(page.url()).searchParams.get('job')).toBe(id);
  await picture.click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(stage(page)).toBeVisible();
  await picture.click();
  await viewer(page).getByRole('button', { name: pictureViewer.again }).click();
  await page.getByRole('menuitem', { name: photoShoot.againThisSeed, exact: true }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page.getByText(/^Seed \d+:/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('Salt flats');
});

test('a shoot that is tried again in the list of the jobs goes on on its page', async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('Salt flats');
  await page.getByRole('slider', { name: photoShoot.images }).press('End');
  await person.begin();
  await stage(page).getByRole('button', { name: jobs.cancel }).click();
  await expect(stage(page).getByText(jobs.status_cancelled, { exact: true })).toBeVisible();
  const drawer = await person.openJobs();
  await drawer.getByRole('article').getByRole('button', { name: jobs.retry }).click();
  await page.keyboard.press('Escape');
  await expect(stage(page).getByRole('progressbar')).toBeVisible();
  await expect(stage(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
});

test('whoever leaves before the shoot was answered finds it when they return', async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('Salt flats');
  await person.oneImage();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**${endpoints.createJob.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    asked.resolve();
    await held.promise;
    return route.continue();
  });
  await person.begin();
  await asked.promise;
  await page.getByRole('link', { name: routes.gallery }).first().click();
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === endpoints.createJob.path && response.request().method() === 'POST',
  );
  held.resolve();
  expect((await answered).ok()).toBe(true);
  await page.getByRole('link', { name: routes.photoShoot }).first().click();
  await expect(stage(page).getByText('Salt flats')).toBeVisible();
  await expect(stage(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
});

for (const width of [320, 768])
  test(`at ${width} px, Ctrl+Enter in the prompt begins, and the stage comes into view`, async ({
    person,
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await person.signIn();
    await person.describeShoot('Salt flats');
    await page.getByRole('textbox', { name: photoShoot.prompt }).press('Control+Enter');
    await expect(stage(page).getByRole('heading')).toBeInViewport();
    await expect(stage(page).getByText(/ of 4 · /)).toBeInViewport();
  });
