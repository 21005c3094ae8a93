import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { formatText } from '@mirror-studio/domain/texts';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Heard {
  words: string;
  manner: string;
  isHidden: boolean;
}

/** Writes down what comes into a live region, as a screen reader would hear it, from the page's beginning. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
        if (!element || !region || !node.textContent) continue;
        heard.push({
          words: node.textContent,
          manner: region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite'),
          isHidden: element.closest('[aria-hidden="true"], [inert]') !== null,
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });

const about = (page: Page, words: string) =>
  page.evaluate(
    (sought) =>
      (globalThis as unknown as { heard: Heard[] }).heard.filter((one) => one.words.includes(sought)),
    words,
  );

/** The next answer that lists the jobs. */
const listed = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes(endpoints.jobs.path) && answer.ok());

const once = [{ manner: 'polite', isHidden: false }];

test('a finished job is announced once: with the drawer closed, under a dialog, and never again', async ({
  person,
  page,
}) => {
  await listen(page);
  await person.enter();

  const ended = async (prompt: string) => {
    const words = formatText(jobs, 'announceCompleted', 'en', { prompt });
    await expect
      .poll(async () => (await about(page, words)).map(({ manner, isHidden }) => ({ manner, isHidden })), {
        timeout: 90_000,
      })
      .toEqual(once);
    return words;
  };

  await person.describeShoot('A lighthouse at dusk');
  await person.oneImage();
  await person.begin();
  const closed = await ended('A lighthouse at dusk');

  await page.getByRole('textbox', { name: photoShoot.prompt }).fill('A fox in fresh snow');
  await person.begin();
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('dialog', { name: settings.title })).toBeVisible();
  const under = await ended('A fox in fresh snow');
  await page.keyboard.press('Escape');

  // The drawer reads the same jobs, and the shell reads them again: neither is news.
  const drawer = await person.openJobs();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await Promise.all([0, 1].map(() => listed(page)));
  await page.keyboard.press('Escape');
  await listed(page);
  for (const words of [closed, under]) expect(await about(page, words)).toHaveLength(1);

  // What was over before the page came is no news either.
  await person.go(pathOf('promptStudio'));
  await listed(page);
  await expect(person.balance).toBeVisible();
  expect(await about(page, formatText(jobs, 'announceCompleted', 'en', { prompt: '' }).trim())).toEqual([]);
});
