import { existingRoutes, pathOf } from '@mirror-studio/domain/access';
import { defaultFlags } from '@mirror-studio/domain/flags';
import { storageKey } from '@mirror-studio/domain/storage';
import { languages } from '@mirror-studio/domain/texts';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { messages } from '@mirror-studio/domain/texts/es/index';
import { expect, test } from './fixtures.ts';

const prerendered = existingRoutes(defaultFlags).filter((route) => route.prerendered);
const titles = { en: landing.title, es: messages.landing.title };

for (const language of languages) {
  test.describe(`without script, for a browser that reads ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('every public page is there, named and described, and leads on', async ({ page, studio }) => {
      const named = new Set<string>();
      for (const route of prerendered) {
        const path = route.path.replace(/\/:\w+\?$/, '');
        await page.goto(studio.url + path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
        named.add(await page.title());
      }
      expect(named.size).toBeGreaterThan(prerendered.length - 3);
      await page.goto(studio.url + pathOf('home'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('login')}$`));
    });
  });
}

test('the app takes over what is there, and moves nothing', async ({ person, page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { heading: document.querySelector('h1') });
    });
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of prerendered) {
    await person.go(route.path.replace(/\/:\w+\?$/, ''));
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    expect(
      await page.evaluate(() => Reflect.get(window, 'heading') === document.querySelector('h1')),
      route.path,
    ).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), route.path).toBeLessThan(0.01);
  }
});

test('who chose another language than the browser has, or is signed in, never sees what is not for them', async ({
  person,
  page,
}) => {
  await page.addInitScript(() => {
    // Before the app, which takes away what is not for this visitor.
    document.addEventListener(
      'readystatechange',
      () => Object.assign(window, { wasShown: getComputedStyle(document.body).visibility === 'visible' }),
      { once: true },
    );
  });
  const wasShown = () => page.evaluate(() => Reflect.get(window, 'wasShown'));
  await person.go(pathOf('about'));
  expect(await wasShown()).toBe(true);
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('about'));
  expect(await wasShown()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.routes.about);
  await page.evaluate((key) => localStorage.setItem(key, 'en'), storageKey('locale'));
  await person.enter();
  await person.go(pathOf('home'));
  expect(await wasShown()).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${pathOf('promptStudio')}$`));
  await person.go(pathOf('about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.about);
});

test('search engines find the pages', async ({ studio }) => {
  const robots = await (await fetch(`${studio.url}/robots.txt`)).text();
  const [, sitemap = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
  const named = await (await fetch(sitemap)).text();
  for (const route of prerendered) expect(named).toContain(`${route.path.replace(/\/:\w+\?$/, '')}</loc>`);
  expect((await fetch(`${studio.url}/prerendered/en/about.html`)).status).toBe(404);
});

test('a page is taken over as it stands, also where somebody has signed in elsewhere since it came', async ({
  person,
  page,
}) => {
  const session = await person.openSession();
  const { promise: hasSession, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await hasSession;
    await route.continue();
  });
  await page.goto(person.studio.url + pathOf('termsNew'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await person.storeSession(session);
  goOn();
  await expect(page.getByRole('heading', { name: legal.changedTitle })).toBeVisible();
});
