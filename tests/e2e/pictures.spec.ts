import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, idempotencyHeader } from '@mirror-studio/domain/contract';
import { pictureWidths } from '@mirror-studio/domain/media';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { storageKey } from '@mirror-studio/domain/storage';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit } from './person.ts';

/** What is seen at first, and what its pictures may weigh together. */
const firstScreen = { pictures: 24, bytes: 600_000 };
const screens = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
];

/** The answer of the gallery with its pictures as often as are needed, each at an address of its own. */
function repeated(items: readonly GalleryItem[]): GalleryItem[] {
  return Array.from({ length: firstScreen.pictures }, (_, at) => {
    const item = items[at % items.length];
    if (!item) throw new Error('The gallery is empty.');
    const own = (url: string) => `${url}?${at}`;
    return {
      ...item,
      id: crypto.randomUUID(),
      url: own(item.url),
      thumbnailUrl: item.thumbnailUrl && own(item.thumbnailUrl),
      variants: item.variants?.map(({ url, width }) => ({ url: own(url), width })),
    };
  });
}

test('the gallery loads each picture for its size, moves nothing, and the whole file for who looks at it', async ({
  browser,
  person,
  studio,
}) => {
  const session = await person.openSession();
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  const shoot = await fetch(studio.url + endpoints.createJob.path, {
    method: 'POST',
    headers: { ...headers, [idempotencyHeader]: crypto.randomUUID() },
    body: JSON.stringify({ kind: 'image_batch', form: { ...emptyPhotoShoot, prompt: 'Salt flats' } }),
  });
  expect(shoot.status).toBeLessThan(300);
  const hanging = async () => {
    const answer = await fetch(studio.url + endpoints.gallery.path, { headers });
    return ((await answer.json()) as { items: GalleryItem[] }).items.length;
  };
  await expect.poll(hanging, shootLimit).toBe(emptyPhotoShoot.imageCount);

  for (const { deviceScaleFactor, ...viewport } of screens) {
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    const page = await context.newPage();
    const visitor = new Person(page, studio, person.email);
    await visitor.go(endpoints.health.path);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('session'),
      JSON.stringify(session),
    ] as const);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = Reflect.get(entry, 'sources') as { node?: Node | null }[];
          const inPage = sources.find(({ node }) => node?.parentElement?.closest('main'))?.node;
          const what = inPage instanceof Element ? inPage.outerHTML : inPage?.textContent;
          if (inPage) shifts.push(`${Reflect.get(entry, 'value')} of ${what?.slice(0, 200)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // What a typeface moves when it comes is another matter, and depends on the faces of the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route(`**${endpoints.gallery.path}*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { items: GalleryItem[] };
      await route.fulfill({ response: answer, json: { ...body, items: repeated(body.items) } });
    });
    const asked: string[] = [];
    let bytes = 0;
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/media/')) return;
      asked.push(pathname);
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await visitor.go(pathOf('gallery'));
    const pictures = page.getByRole('main').locator('[data-state] img');
    await expect(
      page.getByText(gallery.images_other.replace('{{count, number}}', String(firstScreen.pictures))),
    ).toBeVisible();
    await expect(pictures.first()).toBeAttached();
    const inSight = await pictures.evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((each) => each.getBoundingClientRect().top < innerHeight).length,
    );
    await expect(
      page
        .getByRole('main')
        .locator('[data-state="loaded"]')
        .nth(inSight - 1),
    ).toBeVisible();
    // Only those near the sight are in the document.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(pictures.first()).toBeInViewport();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const wrong = await pictures.evaluateAll(
      (all: HTMLImageElement[], small) =>
        all
          .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          .map(({ clientWidth, currentSrc }) => ({
            wanted: clientWidth * Math.min(2, devicePixelRatio),
            isSmall: currentSrc.includes('/small/'),
          }))
          .filter(({ wanted, isSmall }) => isSmall !== wanted <= small),
      pictureWidths.small,
    );
    const screen = `${viewport.width} px at ${deviceScaleFactor}`;
    expect(wrong, screen).toEqual([]);
    expect(asked.length, screen).toBeGreaterThanOrEqual(inSight);
    expect(
      asked.filter((path) => path.includes('/original/')),
      screen,
    ).toEqual([]);
    expect(bytes, screen).toBeLessThanOrEqual(firstScreen.bytes);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[]), screen).toEqual([]);
    await page
      .getByRole('button', { name: gallery.openItem.replace('{{prompt}}', 'Salt flats') })
      .first()
      .click();
    await expect.poll(() => asked.filter((path) => path.includes('/original/')).length).toBe(1);
    await context.close();
  }
});
