import { get } from 'node:http';
import { pathOf, routeOf, routes } from '@mirror-studio/domain/access';
import { workerCaches } from '@mirror-studio/domain/storage';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';
import { isKept } from './worker.ts';

/**
 * What a page may ask for until it is there, with nothing in the cache: how often, kB of script as they are sent, and how many
 * requests may wait one for the other. Kilobytes have a tenth of room: each feature adds a few, and the twentieth is felt.
 */
const budgets = [
  { page: 'home', requests: 12, scriptKb: 148, depth: 4, heading: landing.title },
  { page: 'login', requests: 18, scriptKb: 184, depth: 4, heading: texts.signIn.title },
  { page: 'promptStudio', requests: 28, scriptKb: 240, depth: 4, heading: /./ },
  { page: 'photoShoot', requests: 34, scriptKb: 286, depth: 4, heading: /./ },
  { page: 'gallery', requests: 29, scriptKb: 236, depth: 4, heading: /./ },
  { page: 'profile', requests: 34, scriptKb: 280, depth: 4, heading: texts.routes.profile },
] as const;
/** How long each answer takes on its way, so that what waits for it begins after it by the clock as well. */
const latencyMs = 400;

// What a first visit costs, before the worker begins.
test.use({ serviceWorkers: 'block' });

for (const { page: id, requests, scriptKb, depth, heading } of budgets) {
  test(`${id} asks for no more than its budget`, async ({ person, page, context }) => {
    const isMember = routeOf(id).shell;
    if (isMember) await person.enter();
    const asked = await recordRequests(await context.newCDPSession(page));
    await person.go(pathOf(id));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (isMember) await expect(person.balance).toBeVisible();
    await page.waitForLoadState('networkidle');
    const figures = { ...figuresOf(asked), asked: Array.from(asked.values(), ({ url }) => url) };
    expect(figures.scriptKb, JSON.stringify(figures)).toBeLessThanOrEqual(scriptKb);
    expect(figures.requests, JSON.stringify(figures)).toBeLessThanOrEqual(requests);
    expect(figures.chain.length, JSON.stringify(figures)).toBeLessThanOrEqual(depth);
  });
}

/** Of each page that has no budget of its own, until its heading is drawn. */
const mostOfOthers = { requests: 44, scriptKb: 297, depth: 4 };

test('no other page asks for more than a page may', { tag: '@slow' }, async ({ person, page, context }) => {
  await person.enter();
  const named = new Set<string>(budgets.map(({ page: id }) => pathOf(id)));
  const paths = new Set<string>(routes.map(({ path }) => path));
  const { pages } = await filesOf(person.studio.url);
  const others = Object.keys(pages).filter((path) => paths.has(path) && !named.has(path));
  expect(others).toContain(pathOf('editor'));
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      document.documentElement.dataset['headingAt'] = String(Date.now());
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  const past: unknown[] = [];
  for (const path of others) {
    const asked = await recordRequests(session);
    await person.go(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Until it can be used: the editor's colours come after.
    const until = Number(await page.locator('html').getAttribute('data-heading-at'));
    expect(until).toBeGreaterThan(0);
    const { requests, scriptKb, chain } = figuresOf(asked, until);
    const { requests: mostRequests, scriptKb: mostKb, depth } = mostOfOthers;
    if (requests > mostRequests || scriptKb > mostKb || chain.length > depth)
      past.push({ path, requests, scriptKb, chain });
  }
  expect(past).toEqual([]);
});

/** What the page asks for from now on, with nothing in its cache and each answer long on its way. */
async function recordRequests(session: CDPSession): Promise<ReadonlyMap<string, Asked>> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, wallTime, request }) => {
    asked.set(requestId, {
      url: request.url,
      isScript: type === 'Script',
      isSeen: type === 'Font' || type === 'Image',
      from: timestamp,
      at: wallTime * 1000,
      until: Infinity,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) Object.assign(request, { until: timestamp, bytes: encodedDataLength });
  });
  return asked;
}

/** Of what was asked for until a time, in ms since 1970; scripts and chain of what had its answer by then. */
function figuresOf(asked: ReadonlyMap<string, Asked>, until = Infinity) {
  const all = [...asked.values()].filter(({ at }) => at <= until);
  const answered = all.filter((each) => each.at + (each.until - each.from) * 1000 <= until);
  const script = sum(answered.filter(({ isScript }) => isScript).map(({ bytes }) => bytes));
  // Nothing waits for a typeface or a picture.
  return {
    requests: all.length,
    scriptKb: script / 1000,
    chain: longestChain(answered.filter(({ isSeen }) => !isSeen)),
  };
}

/** kB of script that a page of somebody who is signed in may need before it can be used, as it is sent with its headers. */
const mostScriptKb = (path: string) => (path === pathOf('promptStudio') ? 230 : 275);
const headersKb = 0.44;

test('no page needs more script than it may before it can be used', async ({ person }) => {
  const { url } = person.studio;
  const { first, parts, pages } = await filesOf(url);
  const kbOf = async (files: readonly string[]) => {
    const scripts = [...new Set(files)].filter((file) => /\.js(\?|$)/.test(file));
    const bytes = await Promise.all(scripts.map((file) => sentBytes(url + file)));
    return sum(bytes) / 1000 + scripts.length * headersKb;
  };
  const figures = await Promise.all(
    Object.entries(pages).map(
      async ([path, files]) => [path, await kbOf([...first, ...parts, ...files])] as const,
    ),
  );
  expect(figures.map(([path]) => path)).toContain('/editor/:');
  expect(figures.filter(([path, kb]) => kb > mostScriptKb(path))).toEqual([]);
});

/** The files that the first page names: at once, for whoever is signed in, and of each page by its path. */
async function filesOf(url: string) {
  const html = await (await fetch(`${url}/index.html`)).text();
  const listed = /data-files="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const { parts, pages }: { parts: string[]; pages: Record<string, string[]> } = JSON.parse(listed);
  const first = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  return { first, parts, pages };
}

interface Asked {
  readonly url: string;
  readonly isScript: boolean;
  readonly isSeen: boolean;
  /** In seconds. */
  readonly from: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly until: number;
  readonly bytes: number;
}

/** The addresses of the most requests of which each began when the one before had its answer. */
function longestChain(all: readonly Asked[]): readonly string[] {
  const chains: { until: number; urls: readonly string[] }[] = [];
  let longest: readonly string[] = [];
  for (const { url, from, until } of all.toSorted((one, other) => one.from - other.from)) {
    const before = chains.filter((chain) => chain.until <= from).map(({ urls }) => urls);
    const urls = [...before.reduce((best, each) => (each.length > best.length ? each : best), []), url];
    chains.push({ until, urls });
    if (urls.length > longest.length) longest = urls;
  }
  return longest;
}

/** What the service worker fetches once, when the first page is there: how many files, and kB as they are sent. */
const shellBudget = { files: 182, kb: 800 };
/** How often the dashboard asks the network when it is opened again. */
const repeatRequests = 9;

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shell and a second visit cost no more than their budgets', async ({ person, page, context }) => {
    await person.enter();
    await isKept(page, ['"balance"']);
    const urls = await page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
      workerCaches.shell,
    );
    const shell = { files: urls.length, kb: Math.round(sum(await Promise.all(urls.map(sentBytes))) / 1000) };
    expect(shell.kb, JSON.stringify(shell)).toBeLessThanOrEqual(shellBudget.kb);
    expect(shell.files, JSON.stringify(shell)).toBeLessThanOrEqual(shellBudget.files);

    const asked: string[] = [];
    context.on('requestfinished', async (request) => {
      if (!(await request.response())?.fromServiceWorker()) asked.push(new URL(request.url()).pathname);
    });
    await person.go(pathOf('promptStudio'));
    await expect(person.balance).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The page itself and questions: no script, style or typeface.
    expect(asked.filter((path) => !/^\/(dashboard$|api\/|rest\/)/.test(path))).toEqual([]);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(repeatRequests);
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Bytes of a file as it is sent to a browser. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
