// Scrolls through the gallery of somebody who has made very much, on the real server, and holds what is in the page against what
// was there at the beginning: rows in the document, its nodes, the memory beyond the data of the pictures, the longest task.
// It builds the app, and starts a studio of its own.
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { fillGallery } from '@mirror-studio/server/testing/fill-gallery';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.mjs';
import { buildApp } from '../../scripts/build.mjs';
import { Person } from '../e2e/person.ts';
import { Studio } from '../e2e/studio.ts';
import { traced } from './trace.ts';

/** Pictures that are there, when it is measured first, and when it is measured last. */
const pictures = { all: 50_000, few: 2_000, many: 20_000 } as const;
/** The last so many are scrolled through while the tasks are watched. */
const watched = 500;
const most = { rows: 120, growth: 1.1, nodesLeft: 0.1, taskMs: 50 } as const;
/** What a picture weighs that has been read: its words, addresses and blurred placeholder. */
const bytesOfPicture = 1_300;

/** Scrolls to the end again and again until so many pictures have been read. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const shown = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollingElement } = document;
    for (let steps = 0; shown() < wanted && steps < 200_000; steps++) {
      scrollingElement?.scrollBy(0, window.innerHeight);
      await frame();
    }
    if (shown() < wanted) throw new Error(`Only ${shown()} of ${wanted} pictures have come.`);
  }, count);
}

async function measure(page: Page, session: CDPSession) {
  await page.waitForLoadState('networkidle');
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, rows: await page.getByRole('main').getByRole('listitem').count() };
}

function tell(name: string, value: number, limit: number, unit = '') {
  const isKept = value <= limit;
  if (!isKept) process.exitCode = 1;
  console.log(
    `${isKept ? '✓' : '✗'} ${name}: ${value.toFixed(unit ? 1 : 2)}${unit} of ${limit} (ratio ${(value / limit).toFixed(2)})`,
  );
}

await buildApp();
const studio = await Studio.start();
const browser = await chromium.launch(browserLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await new Person(page, studio, 'much@example.com').openSession();
  await studio.stop();
  await fillGallery(studio.dataDir, session.user.id, pictures.all);
  await studio.run();
  await page.goto(studio.url + endpoints.health.path);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('session'),
    JSON.stringify(session),
  ] as const);
  await page.goto(studio.url + pathOf('gallery'));
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const cdp = await page.context().newCDPSession(page);

  await scrollTo(page, pictures.few);
  const few = await measure(page, cdp);
  await scrollTo(page, pictures.many - watched);
  const works = await traced(browser, page, async () => {
    await page.evaluate(() => performance.mark('begin: scrolling'));
    await scrollTo(page, pictures.many);
    await page.evaluate(() => performance.mark('end: scrolling'));
  });
  const many = await measure(page, cdp);

  const data = bytesOfPicture * (pictures.many - pictures.few);
  tell(`rows in the document after ${pictures.many} pictures`, many.rows, most.rows);
  tell(
    'nodes of the page that each picture leaves',
    (many.nodes - few.nodes) / (pictures.many - pictures.few),
    most.nodesLeft,
  );
  tell(
    `memory after ${pictures.many} pictures less ${bytesOfPicture} bytes of data each, of that after ${pictures.few}`,
    (many.bytes - data) / few.bytes,
    most.growth,
  );
  console.log(
    `  ${few.rows} and ${many.rows} rows, ${few.nodes} and ${many.nodes} nodes, ${(few.bytes / 1e6).toFixed(1)} and ${(many.bytes / 1e6).toFixed(1)} MB: ${((many.bytes - few.bytes) / (pictures.many - pictures.few)).toFixed(0)} bytes a picture`,
  );
  for (const { longestBusyMs } of works)
    tell('longest task of the last pictures', longestBusyMs, most.taskMs, ' ms');
} finally {
  await browser.close();
  await studio.dispose();
}
