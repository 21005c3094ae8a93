import { test as base, expect } from '@playwright/test';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

let people = 0;

/**
 * What the browser says of itself: that an answer was an error; that a test blocks the worker; and where it does not, that it has a
 * file twice which was asked for early, from the worker and from memory.
 */
const expected =
  /Failed to load resource|Service Worker registration blocked|cross-world service worker resource mismatch|was preloaded using link preload/;

/** Names of the scripts of the built app that the running test has loaded, in whatever browser context. */
const loaded = new Set<string>();

/** One studio for a worker, and a new person with a browser of their own for each test. */
export const test = base.extend<
  { person: Person; quiet: undefined; plain: undefined; scripts: undefined },
  { studio: Studio }
>({
  studio: [
    // The runner reads the names of the first argument, so there must be one.
    async ({ browserName: _ }, use) => {
      const studio = await Studio.start();
      await use(studio);
      await studio.dispose();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('request', (request) => {
          // The worker fetches everything: that is not what the pages have loaded.
          if (request.serviceWorker() !== null) return;
          const [, name] = /\/assets\/([^/?]+\.js)$/.exec(request.url()) ?? [];
          if (name) loaded.add(name);
        });
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // By these the result cache knows what a test depends on (run.ts).
  scripts: [
    async ({ browser: _ }, use, info) => {
      loaded.clear();
      await use(undefined);
      await info.attach('loaded', { body: JSON.stringify([...loaded]), contentType: 'application/json' });
    },
    { auto: true },
  ],
  person: async ({ page, studio }, use) => {
    people += 1;
    await use(new Person(page, studio, `mara.${people}.${process.pid}@example.com`));
  },
  // Glass costs a renderer without a graphics card most of its time, at every frame. The screenshots show it.
  plain: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, *::before, *::after, *::backdrop { backdrop-filter: none !important; }');
        document.adoptedStyleSheets.push(sheet);
      });
      await use(undefined);
    },
    { auto: true },
  ],
  // What the page says on the console is a defect, in every test.
  quiet: [
    async ({ page }, use, info) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const isExpected =
          info.annotations.some(({ type }) => type === 'console') || expected.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isExpected) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
