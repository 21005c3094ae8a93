import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '@mirror-studio/domain/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { buildOf } from '../../packages/app/scripts/build-id.ts';
import { integrityOf } from '../../packages/app/scripts/integrity.ts';

/** The caches of this browser of which a test says yes. */
export async function keptOf(page: Page, isAsked: (name: string) => boolean): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).filter(isAsked);
}

/** When the answer to a query that is kept was read, in ms since 1970; 0 where none is. Takes how the query's key begins. */
export function keptAt(page: Page, query: string): Promise<number> {
  return page.evaluate(async (begin) => {
    for (const name of (await caches.keys()).filter((each) => each.includes('last-known'))) {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const key = keys.find(({ url }) => decodeURIComponent(url).includes(`last-known/[${begin}`));
      const answer = key && (await cache.match(key));
      const kept = (await answer?.json()) as { readAtMs?: number } | undefined;
      if (kept?.readAtMs !== undefined) return kept.readAtMs;
    }
    return 0;
  }, query);
}

/** Waits until the worker is at work and the answers to these queries, and so many pictures, are kept for the next visit. */
export async function isKept(page: Page, queries: readonly string[], pictures = 0): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const urls = () =>
    page.evaluate(async () => {
      const own = (await caches.keys()).filter((name) => /last-known|pictures/.test(name));
      const kept = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => decodeURIComponent(url));
    });
  for (const query of queries)
    await expect
      .poll(async () => (await urls()).filter((url) => url.includes(`last-known/[${query}`)))
      .toHaveLength(1);
  await expect
    .poll(async () => (await urls()).filter((url) => url.includes('/media/')).length)
    .toBeGreaterThanOrEqual(pictures);
}

/** Lets the worker begin before a page of the app is loaded, as after an earlier visit: by itself it waits until one is there. */
export async function beginWorker(page: Page, url: string): Promise<void> {
  await page.goto(url + endpoints.health.path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
}

/** Waits until the worker is at work, and loads the page again: now it is loaded through the worker, and so is what follows. */
export async function isControlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/**
 * Makes of a built app the next version of it: another build, in which one part has another name, as if its source had changed.
 * Takes its folder and the part.
 */
export function deployNext(dir: string, part: string): void {
  const build = buildOf(readFileSync(join(dir, 'index.html'), 'utf8'));
  const [file = ''] = globSync(`assets/${part}-*.js`, { cwd: dir });
  const name = basename(file, '.js');
  renameSync(join(dir, file), join(dir, 'assets', `${part}-00000000.js`));
  const digests = new Map<string, string>();
  const worker = join(dir, 'sw.js');
  const rewrite = (path: string, change: (text: string) => string) => {
    const text = readFileSync(path, 'utf8');
    const next = change(text);
    if (next === text) return;
    writeFileSync(path, next);
    digests.set(integrityOf(text), integrityOf(next));
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  };
  for (const path of globSync('**/*.{html,js}', { cwd: dir }).map((each) => join(dir, each))) {
    rewrite(path, (text) =>
      text.replaceAll(build, 'f'.repeat(build.length)).replaceAll(name, `${part}-00000000`),
    );
  }
  rewrite(worker, (text) => [...digests].reduce((made, [old, now]) => made.replaceAll(old, now), text));
}
