import { pathOf } from '@mirror-studio/domain/access';
import { authStoragePrefix, workerCaches } from '@mirror-studio/domain/storage';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { setBanned } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import { Person, texts } from './person.ts';
import { isKept, keptAt, keptOf } from './worker.ts';

/** Everything but what is the same for everybody. */
const isOfSomebody = (name: string) => name !== workerCaches.shell && !name.startsWith(workerCaches.pages);

test('who signs out leaves nothing behind, in any tab, and the next person sees their own', async ({
  person,
  page,
  context,
  studio,
}) => {
  await person.enter();
  await isKept(page, ['"balance"', '"profile"']);
  await page.evaluate(
    async (name) => (await caches.open(name)).put('/media/hers/small', new Response('a picture')),
    workerCaches.pictures,
  );
  const [other, openedAt] = [await context.newPage(), Date.now()];
  await other.goto(studio.url + pathOf('gallery'));
  // Both tabs have begun: a start without a session would remove what is left as well.
  await expect.poll(() => keptAt(page, '"gallery"')).toBeGreaterThan(openedAt);
  await other.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('textbox', { name: texts.signIn.email })).toBeVisible();
  await expect.poll(() => keptOf(page, isOfSomebody)).toEqual([]);
  const left = await page.evaluate(async (prefix) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return { databases, session: Object.keys(localStorage).filter((key) => key.startsWith(prefix)) };
  }, authStoragePrefix);
  expect(left).toEqual({ databases: [], session: [] });

  await context.setOffline(true);
  await person.go(pathOf('promptStudio'));
  await expect(page.getByRole('textbox', { name: texts.signIn.email })).toBeVisible();
  await expect(person.balance).toHaveCount(0);
  await context.setOffline(false);

  // Another person at the same browser.
  const next = new Person(page, studio, `next.${person.email}`);
  await next.enter();
  await isKept(page, ['"balance"']);
  // And a third, without a sign-out between.
  const kept = await keptOf(page, isOfSomebody);
  const third = new Person(page, studio, `third.${person.email}`);
  await third.enter();
  await isKept(page, ['"balance"']);
  const now = await keptOf(page, isOfSomebody);
  expect(now.filter((name) => kept.includes(name) && name !== workerCaches.pictures)).toEqual([]);
  await context.setOffline(true);
  await third.go(pathOf('promptStudio'));
  await expect(page.getByText(third.email)).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toHaveCount(0);
});

test('of somebody who is suspended nothing stays', {
  annotation: { type: 'console', description: 'The profile is refused' },
}, async ({ person, page, studio }) => {
  const { user } = await person.enter();
  await isKept(page, ['"balance"', '"profile"']);
  await studio.stop('SIGTERM');
  await setBanned(studio.dataDir, user.id, true);
  await studio.run();
  await expect(page.getByRole('heading', { name: gates.suspendedTitle })).toBeVisible();
  await expect.poll(() => keptOf(page, isOfSomebody)).toEqual([]);
});

test('what is kept and cannot be read, or not be drawn, is thrown away', {
  annotation: { type: 'console', description: 'React tells of the fault' },
}, async ({ person, page, context }) => {
  const { user } = await person.enter();
  const spoil = async (text: string) => {
    const [name = ''] = await keptOf(page, (each) => each.includes('last-known'));
    await page.evaluate(
      async ([cacheName, spoilt]) => {
        const cache = await caches.open(cacheName);
        for (const key of await cache.keys()) await cache.put(key, new Response(spoilt));
      },
      [name, text] as const,
    );
  };
  await isKept(page, ['"balance"', '"jobs"']);
  await spoil('{"key": 7');
  await person.go(pathOf('gallery'));
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();

  await isKept(page, ['"balance"', '"gallery"']);
  const unusable = { pages: [{ items: [null], nextCursor: null }], pageParams: [null] };
  await spoil(JSON.stringify({ key: ['gallery', user.id], data: unusable, readAtMs: Date.now() }));
  await context.setOffline(true);
  await person.go(pathOf('gallery'));
  await expect(page.getByRole('heading', { level: 1, name: errors.title })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
});
