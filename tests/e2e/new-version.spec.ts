import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerCaches } from '@mirror-studio/domain/storage';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import type { Page } from '@playwright/test';
import { appDir } from '../../scripts/build.mjs';
import { expect, test } from './fixtures.ts';
import { Person, texts } from './person.ts';
import { Studio } from './studio.ts';
import { deployNext, isKept } from './worker.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: shell.updateTitle });
const prompt = (page: Page) => page.getByRole('textbox', { name: texts.photoShoot.prompt });
const dialog = (page: Page) => page.getByRole('dialog');

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page) {
  const count = { loads: 0 };
  page.on('load', () => {
    count.loads += 1;
  });
  return count;
}

/** The names of the files of the app that are kept. */
const keptFiles = (page: Page) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    workerCaches.shell,
  );

test('a new version is offered in every tab, loses nothing that is typed, and leaves the other tab its own files', async ({
  page,
  context,
}) => {
  const dir = join(mkdtempSync(join(tmpdir(), 'mirror-app-')), 'app');
  cpSync(appDir, dir, { recursive: true });
  const studio = await Studio.start({ env: { APP_BUILD_DIR: dir } });
  try {
    const person = new Person(page, studio, 'mara.next@example.com');
    await person.enter();
    await isKept(page, ['"balance"']);
    await person.describeShoot('Midnight over the sea');
    const other = await context.newPage();
    await new Person(other, studio, person.email).describeShoot('Noon in the desert');
    const [loads, otherLoads] = [countLoads(page), countLoads(other)];

    await studio.stop('SIGTERM');
    deployNext(dir, 'settings.overlay');
    await studio.run();
    // As it does by itself every quarter of an hour, and when a page is opened: what could not be fetched is, the next time.
    await expect(async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()));
      await expect(offer(page)).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expect(offer(other)).toBeVisible();
    await expect(prompt(page)).toHaveValue('Midnight over the sea');
    expect([loads.loads, otherLoads.loads]).toEqual([0, 0]);

    await offer(page).getByRole('button', { name: shell.updateReload }).click();
    await expect(offer(page)).toBeHidden();
    await expect(prompt(page)).toHaveValue('Midnight over the sea');
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', /^f+$/);
    await page.keyboard.press('Control+,');
    await expect(dialog(page)).toBeVisible();

    // The other tab goes on with what it was made of, also with a part that it had not asked for before.
    await expect(prompt(other)).toHaveValue('Noon in the desert');
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');
    await prompt(other).press('Tab');
    await other.keyboard.press('Control+,');
    await expect(dialog(other)).toBeVisible();
    await expect(offer(other)).toBeVisible();
    await other.keyboard.press('Escape');
    await offer(other).getByRole('button', { name: shell.updateReload }).click();
    await expect(offer(other)).toBeHidden();
    await expect(prompt(other)).toHaveValue('Noon in the desert');
    expect([loads.loads, otherLoads.loads]).toEqual([1, 1]);

    // No page needs the old part any more.
    await expect
      .poll(async () => (await keptFiles(page)).filter((url) => url.includes('/settings.overlay-')))
      .toEqual([expect.stringContaining('settings.overlay-00000000.js')]);
  } finally {
    await studio.dispose();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  }
});

/** Installs the worker. Returns how it ends: at work, or thrown away. */
const install = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js');
    const worker = installing ?? waiting ?? active;
    while (worker && !['activated', 'redundant'].includes(worker.state)) {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker?.state;
  });

test('what stands before the server, such as the sign-in page of a network, is not kept for a file of the app', async ({
  page,
}) => {
  const dir = join(mkdtempSync(join(tmpdir(), 'mirror-app-')), 'app');
  cpSync(appDir, dir, { recursive: true });
  const [file = ''] = globSync('assets/settings.overlay-*.js', { cwd: dir });
  for (const ending of ['', '.br', '.gz']) rmSync(join(dir, file + ending));
  writeFileSync(join(dir, file), '<!doctype html><title>Welcome to the hotel</title>');
  const studio = await Studio.start({ env: { APP_BUILD_DIR: dir } });
  try {
    await page.goto(studio.url);
    expect(await install(page)).toBe('redundant');
    cpSync(join(appDir, file), join(dir, file));
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    expect(await install(page)).toBe('activated');
    expect(await keptFiles(page)).toContain(`${studio.url}/${file}`);
  } finally {
    await studio.dispose();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  }
});
