import { get } from 'node:http';
import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { workerCaches } from '@mirror-studio/domain/storage';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';
import { isKept } from './worker.ts';

/** What a page may ask for until it is there, with nothing in the cache: how often, and kB of script as they are sent. */
const budgets = [
  { page: 'home', requests: 12, scriptKb: 138, heading: landing.title },
  { page: 'login', requests: 17, scriptKb: 172, heading: texts.signIn.title },
  { page: 'promptStudio', requests: 31, scriptKb: 251, heading: /./ },
  { page: 'photoShoot', requests: 40, scriptKb: 290, heading: /./ },
] as const;

for (const { page: id, requests, scriptKb, heading } of budgets) {
  test(`${id} asks for no more than its budget`, async ({ person, page, context }) => {
    const isMember = routeOf(id).shell;
    if (isMember) await person.enter();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = new Set<string>();
    let [asked, bytes] = [0, 0];
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      asked += 1;
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await person.go(pathOf(id));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (isMember) await expect(person.balance).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sum = { requests: asked, scriptKb: Math.round(bytes / 1000) };
    expect(sum.scriptKb, JSON.stringify(sum)).toBeLessThanOrEqual(scriptKb);
    expect(sum.requests, JSON.stringify(sum)).toBeLessThanOrEqual(requests);
  });
}

/** What the service worker fetches once, when the first page is there: how many files, and kB as they are sent. */
const shellBudget = { files: 80, kb: 490 };
/** How often the dashboard asks the network when it is opened again. */
const repeatRequests = 9;

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shell and a second visit cost no more than their budgets', async ({ person, page, context }) => {
    await person.enter();
    await isKept(page, ['"balance"', '"gallery"']);
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
