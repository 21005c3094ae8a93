import { get } from 'node:http';
import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { workerCaches } from '@mirror-studio/domain/storage';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';
import { isKept } from './worker.ts';

/**
 * What a page may ask for until it is there, with nothing in the cache: how often, kB of script as they are sent, and how many
 * requests may wait one for the other.
 */
const budgets = [
  { page: 'home', requests: 12, scriptKb: 134, depth: 4, heading: landing.title },
  { page: 'login', requests: 18, scriptKb: 165, depth: 4, heading: texts.signIn.title },
  { page: 'promptStudio', requests: 29, scriptKb: 228, depth: 4, heading: /./ },
  { page: 'photoShoot', requests: 38, scriptKb: 271, depth: 4, heading: /./ },
  { page: 'gallery', requests: 38, scriptKb: 263, depth: 4, heading: /./ },
  { page: 'profile', requests: 40, scriptKb: 270, depth: 4, heading: texts.routes.profile },
] as const;
/** How long each answer takes on its way, so that what waits for it begins after it by the clock as well. */
const latencyMs = 400;

for (const { page: id, requests, scriptKb, depth, heading } of budgets) {
  test(`${id} asks for no more than its budget`, async ({ person, page, context }) => {
    const isMember = routeOf(id).shell;
    if (isMember) await person.enter();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const asked = new Map<string, Asked>();
    session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
      asked.set(requestId, {
        url: request.url,
        isScript: type === 'Script',
        isSeen: type === 'Font' || type === 'Image',
        from: timestamp,
        until: Infinity,
        bytes: 0,
      });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = asked.get(requestId);
      if (request) Object.assign(request, { until: timestamp, bytes: encodedDataLength });
    });
    await person.go(pathOf(id));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (isMember) await expect(person.balance).toBeVisible();
    await page.waitForLoadState('networkidle');
    const all = [...asked.values()];
    const script = sum(all.filter(({ isScript }) => isScript).map(({ bytes }) => bytes));
    // Nothing waits for a typeface or a picture.
    const chain = longestChain(all.filter(({ isSeen }) => !isSeen));
    const figures = { requests: all.length, scriptKb: script / 1000, depth: chain.length };
    const report = JSON.stringify({ ...figures, chain });
    expect(figures.scriptKb, report).toBeLessThanOrEqual(scriptKb);
    expect(figures.requests, report).toBeLessThanOrEqual(requests);
    expect(figures.depth, report).toBeLessThanOrEqual(depth);
  });
}

interface Asked {
  readonly url: string;
  readonly isScript: boolean;
  readonly isSeen: boolean;
  /** In seconds. */
  readonly from: number;
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
const shellBudget = { files: 141, kb: 705 };
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
