import { pathOf } from '@mirror-studio/domain/access';
import { storageKey } from '@mirror-studio/domain/storage';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { test as base, expect } from './fixtures.ts';
import { Person, texts } from './person.ts';
import { Studio } from './studio.ts';

const { shell, signIn } = texts;

// One worker: of several, each would build the app into the same folder.
base.describe.configure({ mode: 'default' });

/** A studio in demo mode; the app is built with the flag into a folder of its own. */
const test = base.extend<object, { demoStudio: Studio }>({
  demoStudio: [
    async ({ browserName: _ }, use) => {
      const env = { VITE_DEMO: 'true', APP_BUILD_DIR: '.cache/app-in-demo-mode' };
      const studio = await Studio.start({ env });
      await use(studio);
      await studio.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  person: async ({ page, demoStudio }, use, info) => {
    await use(new Person(page, demoStudio, `demo.${info.testId}@example.com`));
  },
});

const mark = (person: Person) => person.page.getByRole('complementary', { name: shell.demoTitle });

test('a visitor at the home page is on the dashboard of a marked account, and is refused a purchase', async ({
  person,
  page,
}) => {
  await person.go(pathOf('home'));
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(mark(person)).toContainText(shell.demoBanner);
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
  await person.go(pathOf('council'));
  await expect(mark(person)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: shell.purchaseCoins }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /500/ }).first().click();
  await dialog.getByRole('button', { name: purchase.confirm }).click();
  await expect(dialog.getByText(errors.code_DEMO_NOT_ALLOWED)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
});

test('the mark leads by keyboard to an account of one’s own, and no other demonstration opens on the way', async ({
  person,
  page,
}) => {
  await person.go(pathOf('home'));
  await mark(person).getByRole('button', { name: shell.demoSignUp }).press('Enter');
  await page.waitForURL(`**${pathOf('login')}`);
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await person.introduce();
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(person.balance).toBeVisible();
  await expect(mark(person)).toBeHidden();
});

test('whoever is signed in keeps their account at the home page', async ({ person, page }) => {
  const { user } = await person.enter();
  await person.go(pathOf('home'));
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(person.balance).toBeVisible();
  await expect(mark(person)).toBeHidden();
  const kept = await page.evaluate((key) => localStorage.getItem(key), storageKey('session'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ user: { id: user.id, email: person.email } });
});

test('two tabs at once share one demonstration, and signing out in one signs out both', async ({
  person,
  page,
  context,
}) => {
  let opened = 0;
  await context.route('**/auth/v1/signup*', (route) => {
    opened += 1;
    return route.continue();
  });
  const there = new Person(await context.newPage(), person.studio, person.email);
  await Promise.all([person.go(pathOf('home')), there.go(pathOf('home'))]);
  for (const one of [person, there]) await expect(mark(one)).toBeVisible();
  expect(opened).toBe(1);
  await page.getByRole('button', { name: shell.signOut }).click();
  for (const one of [person, there]) {
    await one.page.waitForURL(`**${pathOf('login')}`);
  }
  expect(opened).toBe(1);
});

test('where no demonstration can be had it says so in words, and trying again opens one', async ({
  person,
  page,
}) => {
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({ status: 429, json: { code: 429, error_code: 'over_request_rate_limit', msg: 'slow' } }),
  );
  await person.go(pathOf('home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.demoFailedTitle);
  await expect(page.getByRole('alert')).toContainText(errors.rateLimit);
  await page.unroute('**/auth/v1/signup*');
  await page.getByRole('button', { name: errors.action_retry }).press('Enter');
  await expect(mark(person)).toBeVisible();
});
