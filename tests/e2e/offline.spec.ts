import { pathOf, prerendered } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey, workerCaches } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit, texts } from './person.ts';
import { isKept, keptOf } from './worker.ts';

const mark = (page: Page) => page.getByRole('complementary', { name: shell.connection });

/** The token has come to its end, as it has on the next day. */
const wearToken = (page: Page) =>
  page.evaluate((key) => {
    const kept: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
  }, storageKey('session'));

test('without a network the second visit opens with what was last known, says from when, and refuses what moves value', {
  annotation: { type: 'console', description: 'the auth client tells that it could not renew the session' },
}, async ({ person, page, context }) => {
  await person.enter();
  await person.describeShoot('Midnight over the sea');
  await person.oneImage();
  await person.begin();
  await page.getByRole('button', { name: texts.jobs.viewResults }).click(shootLimit);
  await expect(page.getByRole('button', { name: /^Open: Midnight/ })).toBeVisible();
  await isKept(page, ['"balance"', '"gallery"', '"jobs"', '"profile"'], 1);

  await wearToken(page);
  await context.setOffline(true);
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
  await expect(mark(page)).toContainText(common.offline);
  await expect(mark(page)).toContainText(/Last known: \d+ (seconds?|minutes?) ago/);
  await page.getByRole('link', { name: texts.routes.gallery, exact: true }).click();
  const picture = page
    .getByRole('button', { name: /^Open: Midnight/ })
    .locator('img')
    .last();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(gallery.failed)).toBeHidden();
  // A size that was not asked for before is not there; the picture is.
  const isShown = await picture.evaluate(async ({ currentSrc }: HTMLImageElement) => {
    const other = new Image();
    other.src = currentSrc.replace(/\/(small|thumbnail)\//, '/original/');
    await other.decode();
    return other.src !== currentSrc && other.naturalWidth > 0;
  });
  expect(isShown).toBe(true);

  // What is opened now is not taken for what came with the page.
  await page.waitForFunction(() => performance.now() > 3000);
  const jobs = await person.openJobs();
  await expect(jobs.getByText('Midnight over the sea')).toBeVisible();
  await expect(jobs.getByText(errors.network)).toBeVisible();
  await page.keyboard.press('Escape');
  const dialog = await person.openExchange();
  const field = dialog.getByRole('spinbutton', { name: texts.exchange.coins });
  await field.fill('100');
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(dialog.getByRole('alert')).toContainText(errors.code_OFFLINE);
  await expect(person.toast).toContainText(toasts.exchangeFailedTitle);
  await expect(field).toHaveValue('100');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await context.setOffline(false);
  await expect(mark(page)).toBeHidden();
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
  await expect.poll(() => sent).toContain(`GET ${endpoints.balance.path}`);
  expect(sent).not.toContain(`POST ${endpoints.exchange.path}`);
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
});

test('a shoot and a purchase say at once that nothing was sent, and keep what was chosen', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  await isKept(page, ['"balance"']);
  await person.describeShoot('Noon in the desert');
  await context.setOffline(true);
  await person.begin();
  await expect(page.getByText(errors.code_OFFLINE).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: texts.photoShoot.prompt })).toHaveValue(
    'Noon in the desert',
  );

  await page.getByRole('button', { name: shell.mirrorCoins, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(purchase.sovereignName) }).click();
  await dialog.getByRole('button', { name: purchase.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(errors.code_OFFLINE);
  await expect(dialog.getByText(purchase.sovereignName)).toBeVisible();

  await context.setOffline(false);
  await dialog.getByRole('button', { name: purchase.confirm }).click();
  await expect(person.balance).toHaveAccessibleName(/1,000 Mirror Coins/);
});

test('a server that is down is told apart, and found again when it is asked for', async ({
  person,
  page,
  studio,
}) => {
  await person.enter();
  await person.go(pathOf('gallery'));
  await isKept(page, ['"gallery"', '"profile"']);
  await studio.stop('SIGKILL');
  await person.go(pathOf('gallery'));
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
  await expect(mark(page)).toContainText(shell.unreachable);
  await studio.run();
  await mark(page).getByRole('button', { name: common.retry }).click();
  await expect(mark(page)).toBeHidden();
});

test('a server that hangs holds nobody up', async ({ person, page, studio }) => {
  await person.enter();
  await isKept(page, ['"balance"', '"profile"']);
  const { pid = 0 } = studio;
  process.kill(pid, 'SIGSTOP');
  try {
    await person.go(pathOf('promptStudio'));
    await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
    await expect(mark(page)).toContainText(shell.unreachable);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await expect(mark(page)).toBeHidden();
});

test('a visitor reads again without a network what was read, as it was rendered, and the rest is drawn', async ({
  person,
  page,
  context,
}) => {
  await person.go(pathOf('about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await person.go(pathOf('about'));
  await expect.poll(() => keptOf(page, (name) => name.startsWith(workerCaches.pages))).toHaveLength(1);
  await context.setOffline(true);
  const isRendered = async (path: string) =>
    (await (await person.go(path))?.text())?.includes(prerendered.mark) ?? false;
  expect(await isRendered(pathOf('about'))).toBe(true);
  expect(await isRendered(pathOf('home'))).toBe(true);
  expect(await isRendered(pathOf('pricing'))).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a storage that is forbidden or full costs nothing but the next visit', async ({
  person,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'));
    Object.assign(caches, { open: refuse, keys: refuse, has: refuse, delete: refuse, match: refuse });
    navigator.serviceWorker.register = refuse;
  });
  await person.enter();
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins/);
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page).toHaveURL(person.studio.url + pathOf('home'));

  const full = await context.newPage();
  const session = await context.newCDPSession(full);
  await session.send('Storage.overrideQuotaForOrigin', { origin: person.studio.url, quotaSize: 1000 });
  const next = new Person(full, person.studio, `full.${person.email}`);
  await next.enter();
  await full.evaluate(() =>
    navigator.serviceWorker.register('/sw.js').then(({ installing }) => {
      const worker = installing;
      return new Promise((resolve) => worker?.addEventListener('statechange', () => resolve(worker.state)));
    }),
  );
  await next.go(pathOf('gallery'));
  await expect(full.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
});
