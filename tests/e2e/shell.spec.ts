import { existingRoutes, pathOf } from '@mirror-studio/domain/access';
import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import { endpoints } from '@mirror-studio/domain/contract';
import { defaultFlags } from '@mirror-studio/domain/flags';
import { openHelpEvents } from '@mirror-studio/domain/help';
import { sidebarCookie, storageKey } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { help } from '@mirror-studio/domain/texts/en/help';
import { helpTopics } from '@mirror-studio/domain/texts/en/helpTopics';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { library } from '@mirror-studio/domain/texts/en/library';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { shell as spanishShell } from '@mirror-studio/domain/texts/es/shell';
import { expect, test } from './fixtures.ts';
import { type Person, shootLimit } from './person.ts';

const home = async (person: Person) => {
  await person.signIn();
  await person.go(pathOf('promptStudio'));
  // Keys pressed before the studio is there reach nobody.
  await expect(person.balance).toBeVisible();
};

test('the wallet opens from the header, lists every movement, and closes by Escape where it was opened', async ({
  person,
  page,
}) => {
  await home(person);
  const counter = page.getByRole('button', { name: /500 tokens$/ });
  await counter.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: wallet.title });
  await expect(dialog.getByText(wallet.reason_welcome_grant)).toBeVisible();
  await expect(dialog.getByRole('button', { name: wallet.previewMode })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(counter).toBeFocused();
});

test('a package is bought once, seen in both tabs and after a reload', async ({ person, page, context }) => {
  await home(person);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: /500 tokens$/ })).toBeVisible();
  await page.getByRole('button', { name: shell.mirrorCoins, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(purchase.regalName) }).press('Enter');
  await dialog.getByRole('button', { name: purchase.change }).press('Enter');
  await dialog.getByRole('button', { name: new RegExp(purchase.sovereignName) }).press('Enter');
  await dialog.getByRole('button', { name: purchase.confirm }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(person.toast).toContainText(toasts.purchaseDoneTitle);
  await expect(page.getByRole('button', { name: /1,000 tokens$/ })).toBeVisible();
  await expect(person.balance).toHaveAccessibleName(/1,000 Mirror Coins/);
  await page.reload();
  await expect(page.getByRole('button', { name: /1,000 tokens$/ })).toBeVisible();
  await other.reload();
  await expect(person.balance).toHaveAccessibleName(/1,000 Mirror Coins/);
  await expect(other.getByRole('button', { name: /1,000 tokens$/ })).toBeVisible();
});

test('a purchase whose answer is lost says so, and the same intent is carried out once', async ({
  person,
  page,
}) => {
  await home(person);
  await page.getByRole('button', { name: shell.mirrorCoins, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(purchase.sovereignName) }).click();
  // The server does it; its answer never arrives.
  await page.route(`**${endpoints.createPayment.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: purchase.confirm }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(`**${endpoints.createPayment.path}`);
  await dialog.getByRole('button', { name: purchase.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(person.balance).toHaveAccessibleName(/1,000 Mirror Coins/);
});

test('the sidebar is remembered for seven days, and is a sheet below 768 px', async ({
  person,
  page,
  context,
}) => {
  await home(person);
  const label = page.getByRole('link', { name: routes.promptStudio }).getByText(routes.promptStudio);
  await expect(label).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(label).toBeHidden();
  const kept = (await context.cookies()).find(({ name }) => name === sidebarCookie);
  const days = ((kept?.expires ?? 0) * 1_000 - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeCloseTo(sidebarLimits.cookieDays, 2);
  await page.reload();
  await expect(person.balance).toBeVisible();
  await expect(label).toBeHidden();

  const sheet = page.getByRole('button', { name: shell.openSidebar });
  await page.setViewportSize({ width: sidebarLimits.sheetBelowPx, height: 900 });
  await expect(page.getByRole('button', { name: shell.toggleSidebar })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: sidebarLimits.sheetBelowPx - 1, height: 900 });
  await sheet.click();
  await expect(page.getByRole('dialog').getByText(routes.promptStudio)).toBeVisible();
  // A phone that is turned has the sidebar beside its page.
  await page.setViewportSize({ width: sidebarLimits.sheetBelowPx, height: 400 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('settings open by keys, are kept across a reload, and reach another tab', async ({
  person,
  page,
  context,
}) => {
  await home(person);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.keyboard.press('Control+Comma');
  const dialog = page.getByRole('dialog', { name: settings.title });
  await expect(dialog.getByRole('button', { name: settings.save })).toBeDisabled();
  await dialog.getByRole('radio', { name: settings.theme_light }).press('Space');
  await dialog.getByRole('button', { name: settings.save }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(person.toast).toContainText(toasts.settingsSaved);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).not.toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('help opens by ? and by the open-help event, finds a misspelt word, and takes feedback', async ({
  person,
  page,
}) => {
  await home(person);
  await expect(page.getByRole('region', { name: promptStudio.sentence })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', { name: help.title });
  await dialog.getByRole('tab', { name: help.tab_search }).click();
  await dialog.getByRole('searchbox').fill('refernce');
  await dialog.getByRole('button', { name: new RegExp(helpTopics.photoshootTitle) }).press('Enter');
  await expect(dialog.getByRole('heading', { name: helpTopics.photoshootTitle })).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.feedback.path)) sent.push(request.postDataJSON());
  });
  await dialog.getByRole('button', { name: help.feedbackNo, exact: true }).press('Enter');
  await expect(dialog.getByText(help.feedbackThanks)).toBeVisible();
  await dialog.getByRole('textbox', { name: new RegExp(help.feedbackMessage) }).fill('Where is the slider?');
  await dialog.getByRole('button', { name: help.feedbackSend, exact: true }).press('Enter');
  await expect(dialog.getByText(help.feedbackThanks)).toBeVisible();
  expect(sent).toEqual([
    { contextId: 'photoshoot', helpful: false },
    { contextId: 'photoshoot', helpful: false, message: 'Where is the slider?' },
  ]);
  for (const name of openHelpEvents) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(
      (named) => window.dispatchEvent(new CustomEvent(named, { detail: { topicId: 'gallery' } })),
      name,
    );
    await expect(dialog.getByRole('heading', { name: helpTopics.galleryTitle, exact: true })).toBeVisible();
  }
  // An open centre goes to where it is asked for.
  await page.evaluate(
    (named) => window.dispatchEvent(new CustomEvent(named, { detail: { topicId: 'photoshoot' } })),
    openHelpEvents[0],
  );
  await expect(dialog.getByRole('heading', { name: helpTopics.photoshootTitle })).toBeVisible();
});

test('one overlay is open at a time, and its own keys close it', async ({ person, page }) => {
  await home(person);
  await page.keyboard.press('Control+j');
  const drawer = page.getByRole('dialog', { name: jobs.title });
  await expect(drawer).toBeVisible();
  // Not those of another.
  await page.keyboard.press('Control+Comma');
  await page.evaluate((named) => window.dispatchEvent(new Event(named)), openHelpEvents[0]);
  const centre = page.getByRole('dialog', { name: help.title });
  await expect(centre).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every shortcut works after the exchange was opened and closed', async ({ person, page }) => {
  await home(person);
  await page.getByRole('button', { name: shell.exchangeCoins }).press('Enter');
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  // It is drawn ahead for the next time.
  await expect(page.getByRole('dialog', { includeHidden: true })).toBeAttached();
  for (const keys of ['Control+j', '?', 'Control+Comma', 'Control+k']) {
    await page.keyboard.press(keys);
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
  const label = page.getByRole('link', { name: routes.promptStudio }).getByText(routes.promptStudio);
  await page.keyboard.press('Control+b');
  await expect(label).toBeHidden();
  await page.keyboard.type('gp');
  await page.waitForURL(`**${pathOf('photoShoot')}`);
});

test('shortcuts outlast the events of autofill, which have no key, and work on a Russian keyboard', async ({
  person,
  page,
}) => {
  await home(person);
  const fire = (events: readonly { key?: string; code?: string; ctrlKey?: boolean }[]) =>
    page.evaluate((given) => {
      for (const init of given)
        document.body.dispatchEvent(
          'key' in init
            ? new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
            : new Event('keydown', { bubbles: true, cancelable: true }),
        );
    }, events);
  await fire([{}]);
  await page.keyboard.press('Control+j');
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  await fire([{}]);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await fire([{ key: 'л', code: 'KeyK', ctrlKey: true }]);
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await fire([{ key: 'п', code: 'KeyG' }, {}, { key: 'з', code: 'KeyP' }]);
  await page.waitForURL(`**${pathOf('photoShoot')}`);
});

test('a chord shows what may follow, and typing begins none', async ({ person, page }) => {
  await home(person);
  await expect(page.getByRole('region', { name: promptStudio.sentence })).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('status').getByText('AI Photo Shoot')).toBeVisible();
  await page.keyboard.press('p');
  await page.waitForURL(`**${pathOf('photoShoot')}`);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.pressSequentially('gg');
  await expect(prompt).toHaveValue('gg');
  await expect(page).toHaveURL(new RegExp(`${pathOf('photoShoot')}$`));
});

test('after a chord the focus is on the heading of the page, wherever it was before', async ({
  person,
  page,
}) => {
  await home(person);
  const sidebar = page.getByRole('navigation').getByRole('link', { name: routes.roadmap, exact: true });
  const chords = existingRoutes(defaultFlags).flatMap(({ id, nav }) =>
    nav?.chord === undefined || nav.group === 'admin' ? [] : [{ path: pathOf(id), key: nav.chord }],
  );
  expect(chords.map(({ key }) => key).toSorted()).toEqual(['d', 'g', 'l', 'p', 'v']);
  for (const { path, key } of [...chords, ...chords.slice(-1)]) {
    await sidebar.focus();
    // In one go: on a busy machine two presses can lie further apart than a chord may.
    await page.keyboard.type(`g${key}`);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the language changes at once and stays', async ({ person, page }) => {
  await home(person);
  await page.getByRole('button', { name: new RegExp(`^${shell.language}`) }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Español' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('button', { name: spanishShell.settings, exact: true })).toBeVisible();
});

test('what has no place in the sidebar is found in the menu of the account, the drawer and My Library', async ({
  person,
  page,
}) => {
  await home(person);
  for (const id of ['clients', 'jobs', 'saved', 'editor'] as const) {
    await page.getByRole('button', { name: new RegExp(`^${shell.account}`) }).press('Enter');
    await page.getByRole('menuitem', { name: routes[id], exact: true }).press('Enter');
    await page.waitForURL(`**${pathOf(id)}`);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.keyboard.press('Control+j');
  await page
    .getByRole('dialog', { name: jobs.title })
    .getByRole('button', { name: jobs.allJobs })
    .press('Enter');
  await page.waitForURL(`**${pathOf('jobs')}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.go(pathOf('myLibrary'));
  const sections = page.getByRole('navigation', { name: library.sections });
  await sections.getByRole('link', { name: library.sectionSaved, exact: true }).press('Enter');
  await page.waitForURL(`**${pathOf('saved')}`);
  await sections.getByRole('link', { name: library.sectionPrompts }).press('Enter');
  await page.waitForURL(`**${pathOf('myLibrary')}`);
});

test('where no chat is set nothing leads to one, and on a phone the sheet holds the links of the account', async ({
  person,
  page,
}) => {
  await home(person);
  await expect(page.getByRole('complementary', { name: shell.alphaTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: shell.alphaLink })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: `${routes.discord} ${shell.notSetUp}`, exact: true }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: shell.openSidebar }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: routes.clients }).press('Enter');
  await page.waitForURL(`**${pathOf('clients')}`);
  await expect(sheet).toBeHidden();
});

test('the bell rings when pictures are ready', async ({ person, page }) => {
  await home(person);
  await expect(page.getByRole('button', { name: notifications.title, exact: true })).toBeVisible();
  await person.describeShoot('A lighthouse in the fog');
  await person.oneImage();
  await person.begin();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/1 unread/, shootLimit);
  await bell.press('Enter');
  await expect(page.getByRole('dialog').getByText(toasts.jobCompletedTitle)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the alpha banner is put away until the next sign-in, and signing out clears what is about the person', async ({
  person,
  page,
}) => {
  await home(person);
  const banner = page.getByRole('complementary', { name: shell.alphaTitle });
  await banner.getByRole('button', { name: common.dismiss }).press('Enter');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(person.balance).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${shell.account}`) }).press('Enter');
  await page.getByRole('menuitem', { name: shell.signOut }).press('Enter');
  await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain(storageKey('uiFlags'));
  expect(kept).not.toContain(storageKey('userEmail'));
  expect(kept.filter((key) => key.includes('auth'))).toEqual([]);
});
