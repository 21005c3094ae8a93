import { pathOf, routeOf } from '@mirror-studio/domain/access';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';

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
