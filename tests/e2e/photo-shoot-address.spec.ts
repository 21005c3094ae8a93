import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit, texts } from './person.ts';

const { jobs, photoShoot } = texts;
const shoot = pathOf('photoShoot');

const prompt = (page: Page) => page.getByRole('textbox', { name: photoShoot.prompt });
const results = (page: Page) => page.getByRole('region', { name: jobs.kind_image_batch });
const jobOf = (page: Page) => new URL(page.url()).searchParams.get('job') ?? '';

test('a shoot is in its address: after a reload, in another tab, and by Back', async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('Salt flats at first light');
  await page.getByRole('slider', { name: photoShoot.images }).press('End');
  await page.getByRole('radio', { name: photoShoot.style_noir }).press('Space');
  await person.begin();
  await expect.poll(() => jobOf(page)).not.toBe('');
  const first = jobOf(page);

  await test.step('in the middle of it, its words, settings and progress are there after a reload', async () => {
    await page.reload();
    await expect(results(page).getByText(/ of 10 · Noir/)).toBeVisible();
    await expect(results(page).getByRole('progressbar')).toBeVisible();
    await expect(prompt(page)).toHaveValue('Salt flats at first light');
    await expect(page.getByRole('radio', { name: photoShoot.style_noir })).toBeChecked();
    await expect(page.getByRole('slider', { name: photoShoot.images })).toHaveValue('10');
  });

  await test.step('in a second tab, with its address and without', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(prompt(other)).toHaveValue('Salt flats at first light');
    await other.goto(person.studio.url + shoot);
    await expect.poll(() => jobOf(other)).toBe(first);
    await expect(results(other)).toBeVisible();
    await other.close();
  });

  await test.step('it is watched on to its end', async () => {
    await expect(results(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
    await expect(results(page).getByRole('img')).toHaveCount(10);
  });

  await test.step('another shoot takes its place, and Back returns', async () => {
    await prompt(page).fill('Midnight over the sea');
    await person.oneImage();
    await page
      .getByRole('button', { name: photoShoot.again })
      .or(page.getByRole('button', { name: photoShoot.begin }))
      .click();
    await expect.poll(() => jobOf(page)).not.toBe(first);
    await expect(results(page).getByText(/ of 1 · /)).toBeVisible();
    await page.goBack();
    await expect(results(page).getByText(/10 of 10 · Noir/)).toBeVisible();
    await expect(prompt(page)).toHaveValue('Salt flats at first light');
    await page.goForward();
    await expect(prompt(page)).toHaveValue('Midnight over the sea');
  });

  await test.step('what is typed meanwhile is kept beside it', async () => {
    await expect(results(page).getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
    await prompt(page).fill('A draft');
    await page.reload();
    await expect(results(page).getByText(/1 of 1 · /)).toBeVisible();
    await expect(prompt(page)).toHaveValue('A draft');
  });

  await test.step('the last one is there in a new tab, and so is what was typed in a tab that was closed', async () => {
    const last = jobOf(page);
    await page.close();
    const other = await page.context().newPage();
    await other.goto(person.studio.url + shoot);
    await expect.poll(() => jobOf(other)).toBe(last);
    await expect(results(other).getByText(/1 of 1 · /)).toBeVisible();
    await expect(prompt(other)).toHaveValue('A draft');
  });
});

test('a shoot that does not exist, or is another person’s, is said in words, and nothing typed is lost', async ({
  person,
  page,
}) => {
  await person.signIn();
  const other = new Person(page, person.studio, `other.${person.email}`);
  const { access_token: token } = await other.openSession();
  const theirs = await other.makeShoot(token, { prompt: 'Not yours to see', imageCount: 1 });
  await person.describeShoot('Salt flats at first light');
  for (const id of [theirs, crypto.randomUUID(), 'made up/../<b>']) {
    await person.go(`${shoot}?${new URLSearchParams({ job: id })}`);
    await expect(page.getByRole('alert')).toHaveText(photoShoot.shootNotFound);
    await expect(page.getByText(photoShoot.emptyTitle)).toBeVisible();
    await expect(prompt(page)).toHaveValue('Salt flats at first light');
  }
  await page.getByRole('link', { name: routes.photoShoot }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(prompt(page)).toHaveValue('Salt flats at first light');
});

test('a shoot that failed is opened from its card, to be begun again with its words', async ({
  person,
  page,
}) => {
  await page.route(`**${endpoints.imageModels.path}`, (route) => route.abort());
  const { access_token: token } = await person.enter();
  await person.makeShoot(token, { prompt: 'Salt flats', model: 'provider-a' });
  const drawer = await person.openJobs();
  const card = drawer.getByRole('article');
  await expect(card.getByText(jobs.status_failed, { exact: true })).toBeVisible(shootLimit);
  await card.getByRole('button', { name: jobs.openShoot }).click();
  await expect(drawer).toBeHidden();
  await expect(prompt(page)).toHaveValue('Salt flats');
  await expect(results(page).getByText(jobs.status_failed, { exact: true })).toBeVisible();
});
