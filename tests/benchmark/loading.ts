// Opens pages as on a phone, with nothing in the cache, and reports how long it takes until the largest part is painted: as
// a ratio to the goal, and to a plain page that asks for as many bytes of script and styles: loading.ts [--runs=<n>] [route …]
// It builds the app, and starts a studio of its own.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.mjs';
import { buildApp } from '../../scripts/build.mjs';
import { Person } from '../e2e/person.ts';
import { Studio } from '../e2e/studio.ts';

/** What the largest part may take, in ms; the photo shoot has the dashboard's. */
const goalMs = { home: 1200, login: 1800, promptStudio: 2400, photoShoot: 2400 } as const;
type Measured = keyof typeof goalMs;

const phone = { viewport: { width: 412, height: 823 }, locale: 'en-GB', timezoneId: 'UTC' };
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};
const slowdown = 4;

interface Visit {
  readonly largestMs: number;
  /** Layout shift, and ms that a press would have waited in all. */
  readonly shift: number;
  readonly blockedMs: number;
  readonly requests: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;

async function visit(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? ''));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { largestMs: 0, shift: 0, blockedMs: 0 };
    Object.assign(globalThis, { seen });
    const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime));
    watch('layout-shift', (entry) => (seen.shift += Number(Reflect.get(entry, 'value'))));
    watch('longtask', ({ duration }) => (seen.blockedMs += duration - 50));
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () => Reflect.get(globalThis, 'seen') as { largestMs: number; shift: number; blockedMs: number },
  );
  await context.close();
  return {
    ...seen,
    requests: types.size,
    scriptBytes: bytes['Script'] ?? 0,
    styleBytes: bytes['Stylesheet'] ?? 0,
  };
}

/** A page with one style sheet and one script, which writes its only words; as heavy as asked in its address. */
async function servePlain() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const padding = `/*${'x'.repeat(Math.max(0, Number(searchParams.get('bytes')) - 200))}*/`;
    const answers: Record<string, [type: string, text: string]> = {
      '/script': [
        'text/javascript',
        `${padding}document.body.innerHTML='<p>${'Words of a plain page. '.repeat(8)}</p>'`,
      ],
      '/style': ['text/css', `${padding}p{font:2rem sans-serif}`],
    };
    const [type, text] = answers[pathname] ?? [
      'text/html',
      `<!doctype html><meta name=viewport content=width=device-width><link rel=stylesheet href="/style?bytes=${searchParams.get('style')}"><script defer src="/script?bytes=${searchParams.get('script')}"></script><body>`,
    ];
    response.setHeader('Content-Type', type);
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: ({ scriptBytes, styleBytes }: Visit) =>
      `http://127.0.0.1:${port}/?script=${scriptBytes}&style=${styleBytes}`,
    close: () => server.close(),
  };
}

const words = process.argv.slice(2);
const runs = Number(
  words
    .find((word) => word.startsWith('--runs='))
    ?.split('=')
    .at(1) ?? 5,
);
const named = (Object.keys(goalMs) as Measured[]).filter((id) => words.includes(id));
await buildApp();
const studio = await Studio.start();
const plain = await servePlain();
const browser = await chromium.launch(browserLaunchOptions());
try {
  for (const id of named.length > 0 ? named : (Object.keys(goalMs) as Measured[])) {
    const own: Visit[] = [];
    const others: Visit[] = [];
    for (let run = 0; run < runs; run++) {
      const enter = async (page: Page) => {
        if (!routeOf(id).shell) return;
        const session = await new Person(
          page,
          studio,
          `${id.toLowerCase()}.${run}@example.com`,
        ).openSession();
        await page.goto(studio.url + endpoints.health.path);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          storageKey('session'),
          JSON.stringify(session),
        ] as const);
      };
      const visited = await visit(browser, studio.url + pathOf(id), enter);
      own.push(visited);
      others.push(await visit(browser, plain.address(visited), async () => {}));
    }
    const of = (figure: keyof Visit) => median(own.map((each) => each[figure]));
    const [took, plainTook] = [of('largestMs'), median(others.map(({ largestMs }) => largestMs))];
    const isOver = took > goalMs[id];
    if (isOver) process.exitCode = 1;
    console.log(
      `${isOver ? '✗' : '✓'} ${pathOf(id)}: largest part after ${took.toFixed(0)} ms of ${goalMs[id]} (ratio ${(took / goalMs[id]).toFixed(2)}), a plain page as heavy ${plainTook.toFixed(0)} (ratio ${(took / plainTook).toFixed(2)}); shift ${of('shift').toFixed(3)}, blocked ${of('blockedMs').toFixed(0)} ms, ${of('requests')} requests, ${(of('scriptBytes') / 1000).toFixed(0)} kB of script; median of ${runs}`,
    );
  }
} finally {
  await browser.close();
  plain.close();
  await studio.dispose();
}
