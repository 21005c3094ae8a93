import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { setBanned } from '@mirror-studio/server/testing/data-folder';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person, texts } from './person.ts';
import type { Studio } from './studio.ts';

const { photoShoot } = texts;

/** The embedded database is one process's: the server is down while the member is changed, the pages stay open. */
async function setBannedAndRestart(studio: Studio, member: string, banned: boolean) {
  await studio.whileStopped((dataDir) => setBanned(dataDir, member, banned));
}

/** A page that is loaded by a suspended member says in its console that their profile was refused. */
const refusedProfile = { annotation: { type: 'console', description: 'The profile is refused' } };
const suspended = (page: Page) => page.getByRole('heading', { name: gates.suspendedTitle });
const prompt = (page: Page) => page.getByRole('textbox', { name: photoShoot.prompt });

test(
  'an open page turns into the suspended screen when its member is banned, and only that one',
  refusedProfile,
  async ({ person, page, browser, studio }) => {
    const { user } = await person.signIn();
    await person.describeShoot('Midnight over the sea');
    const otherContext = await browser.newContext();
    const other = new Person(await otherContext.newPage(), studio, `other.${person.email}`);
    await other.signIn();
    await other.describeShoot('Noon in the desert');

    await setBannedAndRestart(studio, user.id, true);
    // Nobody presses anything: the page learns it from the request it makes next by itself.
    await expect(suspended(page)).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await expect(person.balance).toHaveCount(0);
    await page.reload();
    await expect(suspended(page)).toBeVisible();

    const exchange = await other.openExchange();
    await exchange.getByRole('spinbutton', { name: texts.exchange.coins }).fill('100');
    await exchange.getByRole('button', { name: 'Exchange 100 coins' }).click();
    await expect(other.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
    await expect(prompt(other.page)).toHaveValue('Noon in the desert');
    await expect(suspended(other.page)).toHaveCount(0);
    await otherContext.close();

    await setBannedAndRestart(studio, user.id, false);
    await person.go(pathOf('photoShoot'));
    await expect(prompt(page)).toHaveValue('Midnight over the sea');
    await expect(suspended(page)).toHaveCount(0);
  },
);

test('an action of a member who was banned a moment ago is refused and shows the suspended screen', async ({
  person,
  page,
  studio,
}) => {
  const { user } = await person.enter();
  const dialog = await person.openExchange();
  await dialog.getByRole('spinbutton', { name: texts.exchange.coins }).fill('100');
  // What the page asks by itself waits, so that the press is the first to be refused.
  const { exchange, userFlags, health } = endpoints;
  const asked: readonly string[] = [exchange.path, userFlags.path, health.path];
  await page.route('**/api/**', (route, request) =>
    asked.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
  );
  await setBannedAndRestart(studio, user.id, true);
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(suspended(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.unroute('**/api/**');
  await setBannedAndRestart(studio, user.id, false);
  await person.go(pathOf('promptStudio'));
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
});
