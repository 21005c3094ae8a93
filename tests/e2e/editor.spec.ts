import { pathOf } from '@mirror-studio/domain/access';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { signInAgain } from '@mirror-studio/domain/texts/en/signInAgain';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const text = (page: Page) => page.getByRole('textbox', { name: texts.text, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: texts.title, exact: true });
const versions = (page: Page) => page.getByRole('radiogroup', { name: texts.versions }).getByRole('radio');
const saved = (page: Page, number: number) =>
  page.getByText(new RegExp(`^(Saved as version|Version) ${number}$`)).first();

/** Changes a detail, and waits until it is kept. */
async function changed(page: Page, change: () => Promise<void>) {
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.status() === 200,
  );
  await change();
  await isKept;
}

async function write(page: Page, words: string) {
  await text(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

test('a prompt keeps itself, its versions, and both of two texts that were written at once', async ({
  person,
  page,
}) => {
  await person.signIn();
  await page.goto(person.studio.url + pathOf('editor'));

  await test.step('it is made by its first words, and has its address then', async () => {
    await write(page, 'A dancer in {silk|linen} at __light__');
    await expect(saved(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
    await expect(page.getByText(/combinations$/)).toBeVisible();
    // What was typed before it had its address can still be taken back.
    await page.keyboard.press('Control+Z');
    await expect(text(page)).not.toContainText('light');
    await page.keyboard.press('Control+Y');
    await expect(text(page)).toContainText('__light__');
  });

  await test.step('it is there after a reload, with its title', async () => {
    await title(page).fill('Salt flats');
    await expect(page.getByRole('button', { name: texts.saveNow })).toBeVisible();
    await page.getByRole('button', { name: texts.saveNow }).click();
    await expect(page.getByRole('button', { name: texts.saveNow })).toBeHidden();
    await page.reload();
    await expect(title(page)).toHaveValue('Salt flats');
    await expect(text(page)).toHaveText('A dancer in {silk|linen} at __light__');
  });

  await test.step('what is typed and not kept yet survives a reload, which keeps it as well', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await write(page, 'A harbour at night');
    await page.reload();
    await expect(text(page)).toHaveText('A harbour at night');
    await expect(saved(page, 2)).toBeVisible();
    await expect(versions(page)).toHaveCount(3);
  });

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(text(other)).toHaveText('A harbour at night');

  await test.step('what is said of it is kept when the page is left at once, and asked about when the tab is', async () => {
    await title(page).fill('Salt flats, left');
    await page.getByRole('link', { name: routes.myLibrary }).first().click();
    await page.waitForURL(`**${pathOf('myLibrary')}`);
    await expect
      .poll(async () => {
        await other.reload();
        return title(other).inputValue();
      })
      .toBe('Salt flats, left');
    await page.goto(other.url());
    await page.route('**/api/prompts/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    const isAsked = page.waitForEvent('dialog');
    await title(page).fill('Salt flats');
    await page.reload();
    await isAsked;
    await expect(title(page)).toHaveValue('Salt flats');
    await page.unrouteAll();
    await expect(page.getByRole('button', { name: texts.saveNow })).toBeHidden();
    await other.reload();
  });

  await test.step('of two tabs the second one shows both texts', async () => {
    await write(page, 'A harbour at night in fog');
    await expect(saved(page, 3)).toBeVisible();
    await write(other, 'A harbour at dawn');
    await expect(other.getByRole('alert')).toContainText(texts.conflictTitle);
    await expect(text(other)).toHaveText('A harbour at dawn');
    await expect(other.getByText('in fog', { exact: false })).toBeVisible();
    await other.getByRole('button', { name: texts.keepMine }).click();
    await expect(saved(other, 4)).toBeVisible();
    await expect(versions(other)).toHaveCount(5);
  });

  await test.step('of two titles the second one shows both, and the other goes to the notes', async () => {
    await changed(page, () => title(page).fill('Salt, mine'));
    await title(other).fill('Salt, other');
    await expect(other.getByRole('alert')).toContainText(texts.detailsConflictTitle);
    await expect(other.getByText('Salt, mine')).toBeVisible();
    await other.getByRole('button', { name: texts.keepMine }).click();
    await expect(other.getByRole('alert')).toBeHidden();
    await expect(other.getByRole('textbox', { name: texts.notes })).toHaveValue(/Salt, mine$/);
    await changed(other, () => title(other).fill('Salt flats'));
    await other.reload();
    await expect(title(other)).toHaveValue('Salt flats');
  });

  await test.step('an earlier version is compared and restored, and the text stays a version', async () => {
    await versions(other).nth(2).press('Space');
    await other.getByRole('radio', { name: /^1\b/ }).press('Space');
    await expect(other.getByRole('deletion').first()).toBeVisible();
    await other.getByRole('button', { name: texts.restore }).click();
    await expect(saved(other, 5)).toBeVisible();
    await expect(text(other)).toHaveText('A dancer in {silk|linen} at __light__');
  });

  await test.step('it goes into a file and comes out of one', async () => {
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: texts.exportJson }).click();
    expect((await download).suggestedFilename()).toBe('Salt flats.json');
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: texts.import }).click();
    await (await chooser).setFiles({
      name: 'room.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A quiet room\n'),
    });
    await expect(text(other)).toHaveText('A quiet room');
    await expect(saved(other, 6)).toBeVisible();
  });

  await test.step('a fork is a prompt of its own', async () => {
    const before = other.url();
    await other.getByRole('button', { name: texts.fork }).click();
    await expect(other).not.toHaveURL(before);
    await expect(text(other)).toHaveText('A quiet room');
    await expect(versions(other)).toHaveCount(2);
  });

  await test.step('a shoot begins with its words', async () => {
    await other.getByRole('button', { name: texts.beginShoot }).first().click();
    await expect(other.getByRole('textbox', { name: photoShoot.prompt })).toHaveText('A quiet room');
  });

  await test.step('what is nobody’s says so', async () => {
    await other.goto(person.studio.url + pathOf('editor', { id: '00000000-0000-4000-8000-000000000000' }));
    await expect(other.getByRole('heading', { name: texts.notFoundTitle })).toBeVisible();
  });
});

test.describe('without the worker', () => {
  // It holds back a file, which the worker would have answered.
  test.use({ serviceWorkers: 'block' });

  test('what is typed before the editor has come is in it, with the caret and what can be taken back', async ({
    person,
    page,
  }) => {
    let come = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/prompt-code-[^/]+\.js$/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    await person.signIn();
    await page.goto(person.studio.url + pathOf('editor'));
    await text(page).click();
    await page.keyboard.type('A {dancer|singer} in the fog');
    await expect(text(page)).toHaveValue('A {dancer|singer} in the fog');
    await expect(page.getByText(/combinations$/)).toBeVisible();
    for (let back = 0; back < 'the fog'.length; back++) await page.keyboard.press('ArrowLeft');
    const before = await text(page).boundingBox();

    // One key after another, while it comes.
    come();
    const isThere = expect(text(page)).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.type('a lake under ', { delay: 40 });
    await isThere;
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveText('A {dancer|singer} in a lake under the fog');
    expect(await text(page).boundingBox()).toEqual(before);
    // On a slow machine a pause between two keys has made a version already.
    await expect(page.getByText(/^Saved as version \d+$/).first()).toBeVisible();
    await page.keyboard.type('all ');
    await expect(text(page)).toHaveText('A {dancer|singer} in a lake under all the fog');
    for (let step = 0; step < 9; step++) await page.keyboard.press('Control+Z');
    await expect(text(page)).not.toContainText('dancer');
  });
});

test('a prompt whose sign-in was ended elsewhere says so, and goes on when its person is in again', async ({
  person,
  page,
}) => {
  const password = 'Onyx-glass-7';
  const { access_token: token } = await person.signIn();
  const ask = (path: string, method: string, body: object | null, bearer: string) =>
    fetch(person.studio.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: body && JSON.stringify(body),
    });
  await ask('/auth/v1/user', 'PUT', { password }, token);
  await page.goto(person.studio.url + pathOf('editor'));
  await write(page, 'A harbour at night');
  await expect(saved(page, 1)).toBeVisible();
  const other = await ask(
    '/auth/v1/token?grant_type=password',
    'POST',
    { email: person.email, password },
    token,
  );
  const { access_token: elsewhere } = (await other.json()) as { access_token: string };
  // While what is typed is on its way, so that no poll hears of it before.
  let isEnded = false;
  await page.route('**/api/prompts/*/versions', async (route) => {
    if (!isEnded) await ask('/auth/v1/logout?scope=others', 'POST', null, elsewhere);
    isEnded = true;
    await route.continue();
  });
  await text(page).fill('A harbour at dawn');
  const dialog = page.getByRole('dialog', { name: signInAgain.title });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(texts.signedOut).first()).toBeVisible();
  await expect(page.getByText(texts.saving)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(texts.signedOut).first()).toBeVisible();
  await expect(text(page)).toHaveText('A harbour at dawn');
  await page.getByRole('button', { name: texts.signInAgain }).click();
  await dialog.getByRole('button', { name: signInAgain.usePassword }).click();
  await dialog.getByLabel(signIn.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: signIn.signIn, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page, 2)).toBeVisible();
  await expect(text(page)).toHaveText('A harbour at dawn');
});

test('a file that is chosen without a network is read, or it is said what is missing and the words stay', async ({
  person,
  page,
  context,
}) => {
  await person.enter();
  // As before the page was quiet: what reads files is not there yet.
  await page.route(/\/read-file-[^/]+\.js$/, (route) => route.abort());
  await page.goto(person.studio.url + pathOf('editor'));
  await write(page, 'A harbour at night');
  await expect(saved(page, 1)).toBeVisible();
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: texts.import }).click();
    await (await chooser).setFiles({
      name: 'dawn.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A harbour at dawn'),
    });
  };
  await context.setOffline(true);
  await choose();
  await expect(page.getByText(toasts.promptFileUnreadTitle).first()).toBeVisible();
  await expect(text(page)).toHaveText('A harbour at night');
});
