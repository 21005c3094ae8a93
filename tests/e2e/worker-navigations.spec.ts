import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Page } from '@playwright/test';
import { appDir } from '../../scripts/build.mjs';
import { type CountedStudio, countedStudio } from './counted.ts';
import { expect, test } from './fixtures.ts';
import { become, withLocal } from './local-provider.ts';
import { Person } from './person.ts';
import { isControlled } from './worker.ts';

/** How often each of these was asked for. */
const countOf = ({ arrived }: CountedStudio, ...asked: readonly string[]) =>
  asked.map((each) => `${arrived.filter((one) => one === each).length} × ${each}`);

/** Signs somebody in by a third party, and by a link; each step of it must reach the server once. */
async function signInTwice(page: Page, counted: CountedStudio): Promise<void> {
  await page.goto(counted.url + pathOf('login'));
  await isControlled(page);
  counted.arrived.length = 0;
  await page.getByRole('button', { name: withLocal }).press('Enter');
  await become(page, 'mara.counted@example.com');
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  const way = ['GET /auth/v1/authorize', 'GET /auth/v1/callback'];
  expect(countOf(counted, ...way)).toEqual(way.map((each) => `1 × ${each}`));

  await page.evaluate(() => localStorage.clear());
  const person = new Person(page, counted.studio, 'mara.counted@example.com');
  await page.goto(counted.url + pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  expect(countOf(counted, 'GET /auth/v1/verify')).toEqual(['1 × GET /auth/v1/verify']);

  await page.goto(counted.url + endpoints.health.path);
  expect(countOf(counted, `GET ${endpoints.health.path}`)).toEqual([`1 × GET ${endpoints.health.path}`]);
}

test('with the worker at work a navigation to what the server answers reaches it once', async ({ page }) => {
  const counted = await countedStudio();
  try {
    await signInTwice(page, counted);
    // The browser has not even asked the worker.
    const [visit] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((each) => each.toJSON()),
    );
    expect(visit).toMatchObject({ workerStart: 0, workerMatchedSourceType: 'network' });
  } finally {
    await counted.dispose();
  }
});

test('so it does in a browser that has no routes beside the worker, and where an older worker had navigations preloaded', async ({
  page,
}) => {
  const dir = join(mkdtempSync(join(tmpdir(), 'mirror-app-')), 'app');
  cpSync(appDir, dir, { recursive: true });
  const worker = join(dir, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  const withoutRoutes = script.replaceAll('addRoutes', 'noRoutes');
  expect(withoutRoutes === script).toBe(false);
  for (const ending of ['br', 'gz']) rmSync(`${worker}.${ending}`, { force: true });
  writeFileSync(worker, withoutRoutes);
  const counted = await countedStudio({ APP_BUILD_DIR: dir });
  try {
    await page.goto(counted.url + pathOf('login'));
    await isControlled(page);
    const preloads = () =>
      page.evaluate(async () => {
        const { navigationPreload } = await navigator.serviceWorker.ready;
        return (await navigationPreload.getState()).enabled;
      });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable());
    expect(await preloads()).toBe(true);
    writeFileSync(worker, `${withoutRoutes}\n`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(preloads).toBe(false);
    await signInTwice(page, counted);
  } finally {
    await counted.dispose();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  }
});
