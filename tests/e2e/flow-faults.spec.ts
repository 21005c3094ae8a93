import { pathOf } from '@mirror-studio/domain/access';
import { restartLimits } from '@mirror-studio/domain/constants/shell';
import { storageKey } from '@mirror-studio/domain/storage';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';

const { exchange, jobs, photoShoot, shell } = texts;
const logged = { annotation: { type: 'console', description: 'a fault is logged' } };

/** The first line of each fault that the page logs from now on. */
function faultsOn(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    if (message.type() === 'error' && /FlowError|stays ended/.test(line)) lines.push(line);
  });
  return lines;
}

/** The next key for a purchase or a shoot cannot be made: an action of the flow that wants it throws. */
const breakNextKey = (page: Page) =>
  page.evaluate(() => {
    const randomUUID = crypto.randomUUID.bind(crypto);
    crypto.randomUUID = () => {
      crypto.randomUUID = randomUUID;
      throw new Error('No more keys');
    };
  });

test(
  'shortcuts work again after a fault in them, until there are too many',
  logged,
  async ({ person, page }) => {
    await person.enter();
    const faults = faultsOn(page);
    const failed = 'FlowError: The flow "shortcuts" failed: ';
    const list = page.getByRole('dialog', { name: jobs.title });
    // A key that the browser cannot write in lower case, which only the guards of the shortcuts do.
    await page.evaluate(() => {
      const breaking = function (this: string) {
        if (String(this) === 'Odd') throw new Error('No lower case');
        return this.toLocaleLowerCase('en');
      };
      Object.defineProperty(String.prototype, 'toLowerCase', { value: breaking });
    });
    const pressOdd = () =>
      page.evaluate(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Odd', bubbles: true })),
      );

    for (let count = 1; count <= restartLimits.times; count += 1) {
      await pressOdd();
      await expect.poll(() => faults.length).toBe(count);
      await person.openJobs();
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
    for (const line of faults) expect(line).toContain(failed);

    await pressOdd();
    await expect.poll(() => faults.length).toBe(restartLimits.times + 2);
    expect(faults.at(-2)).toContain(failed);
    expect(faults.at(-1)).toContain('stays ended');
    // The rest of the page goes on without them.
    await person.openJobs();
    await page.getByRole('button', { name: shell.jobs }).click();
    await expect(list).toBeVisible();
    expect(faults).toHaveLength(restartLimits.times + 2);
  },
);

test(
  'a fault in a dialog closes it and leaves the page; it can be opened again',
  logged,
  async ({ person, page }) => {
    await person.enter();
    const address = page.url();
    const faults = faultsOn(page);
    const dialog = await person.openExchange();
    await dialog.getByRole('spinbutton', { name: exchange.coins }).fill('100');
    await breakNextKey(page);
    await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
    await expect(dialog).toBeHidden();
    expect(faults).toEqual([expect.stringContaining('The flow "exchange" failed: No more keys')]);
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await person.openExchange();
    await expect(dialog).toBeVisible();
  },
);

test(
  'after a fault in the session it is read again, and the page stays as it is',
  logged,
  async ({ person, page }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => {
        const flags = document.documentElement?.dataset;
        if (flags?.['clock'] !== 'broken') return now();
        delete flags['clock'];
        throw new Error('No clock');
      };
    });
    await person.enter();
    const faults = faultsOn(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    // As another tab tells of a sign-out: the machine asks what time it is.
    await page.evaluate(
      ([begun, session]) => {
        document.documentElement.dataset['clock'] = 'broken';
        window.dispatchEvent(new StorageEvent('storage', { key: begun, newValue: 'true' }));
        window.dispatchEvent(new StorageEvent('storage', { key: session, newValue: null }));
      },
      [storageKey('signOutBegun'), storageKey('session')] as const,
    );
    await expect.poll(() => faults).toEqual([expect.stringContaining('The flow "session" failed: ')]);
    const dialog = await person.openExchange();
    await dialog.getByRole('spinbutton', { name: exchange.coins }).fill('100');
    await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
    await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins/);
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  },
);

test(
  'a fault in the flow of a page says so, and the page can be tried again',
  logged,
  async ({ person, page }) => {
    await person.signIn();
    await person.describeShoot('Salt flats at first light');
    await expect(person.balance).toBeVisible();
    const faults = faultsOn(page);
    await breakNextKey(page);
    await person.begin();
    await expect(page.getByRole('heading', { level: 1, name: errors.title })).toBeVisible();
    expect(faults).toEqual([expect.stringContaining('The flow "photoShoot" failed: No more keys')]);
    await page.getByRole('button', { name: errors.action_retry }).click();
    await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue(
      'Salt flats at first light',
    );
    expect(page.url()).toContain(pathOf('photoShoot'));
    await person.begin();
    await expect(page.getByRole('region', { name: jobs.kind_image_batch })).toBeVisible();
  },
);
