import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { flagVariables } from '@mirror-studio/domain/flags';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { keptWebVitals } from '@mirror-studio/server/testing/data-folder';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pressSignIn } from './person.ts';
import { Studio } from './studio.ts';

test.use({ trace: 'retain-on-failure' });

/** A visit with a first paint and a pressed link, which ends: then the browser knows all it measures. */
async function visit(page: Page, studio: Studio) {
  await page.goto(`${studio.url}${pathOf('home')}?invite=secret`);
  await pressSignIn(page);
  await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await page.goto('about:blank');
}

/** What a studio had kept when it ended. */
async function keptAtTheEnd(studio: Studio) {
  await studio.stop('SIGTERM');
  return keptWebVitals(studio.dataDir);
}

test('with the performance budget on, what a browser measured arrives in the server', async ({ page }) => {
  const studio = await Studio.start({
    // What is set at build time is another app: beside the usual one, and kept for the next run.
    env: { [flagVariables.performanceBudget]: 'true', APP_BUILD_DIR: '.cache/app-with-web-vitals' },
  });
  try {
    const answered: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === endpoints.webVitals.path) answered.push(response.status());
    });
    await visit(page, studio);
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(2);
    // What is sent as a page ends is told to nobody: another visit comes to the server after it.
    await page.goto(studio.url, { waitUntil: 'networkidle' });
    const kept = await keptAtTheEnd(studio);
    // INP needs an interaction that the browser timed, which a fast one is not.
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
    // Of the address the page is kept, without what stands behind it.
    expect(kept).toContainEqual({ name: 'TTFB', path: pathOf('home') });
    expect(answered.filter((status) => status !== 200)).toEqual([]);
  } finally {
    await studio.dispose();
  }
});

test('with the performance budget off nothing is measured, loaded for it or sent', async ({
  page,
  studio,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, studio);
  expect(asked.filter((path) => path === endpoints.webVitals.path || /measure-/.test(path))).toEqual([]);
  expect(asked).toContain(pathOf('home'));
  expect(await keptAtTheEnd(studio)).toEqual([]);
  await studio.run();
});
