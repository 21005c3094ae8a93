import { pathOf } from '@mirror-studio/domain/access';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey, tabKeys } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { ageLinks } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import { shootLimit, texts } from './person.ts';

const { exchange, jobs, photoShoot, signIn } = texts;

test.describe('a sign-in link', () => {
  test('to something that is no address is not sent, and the text stays', async ({
    person,
    page,
    studio,
  }) => {
    await person.go(pathOf('login'));
    for (const typed of ['mara', 'mara@', 'mara@host', 'ma ra@example.com']) {
      await person.askForLink(typed);
      await expect(page.getByText(signIn.emailInvalid)).toBeVisible();
      await expect(page.getByRole('textbox', { name: signIn.email })).toHaveValue(typed);
    }
    expect((await studio.mails()).filter(({ to }) => to.startsWith('mara@'))).toEqual([]);
  });

  test('used twice says so and offers another', async ({ person, page }) => {
    await person.signUp();
    await page.goto(await person.link());
    await expect(page.getByRole('alert')).toHaveText(signIn.linkUsed);
    await expect(page.getByRole('button', { name: signIn.sendLink })).toBeVisible();
    await person.go(pathOf('promptStudio'));
    await expect(person.balance).toBeVisible();
  });

  test('that is made up says so and offers another', async ({ person, page, studio }) => {
    await page.goto(
      `${studio.url}/auth/v1/verify?token=pkce_made-up&type=magiclink&redirect_to=${studio.url}/auth/callback`,
    );
    await expect(page.getByRole('alert')).toHaveText(signIn.linkRefused);
    await person.askForLink();
    await expect(page.getByText(signIn.sentTitle)).toBeVisible();
    await page.goto(`${studio.url}/auth/callback?code=${crypto.randomUUID()}`);
    await expect(page.getByRole('alert')).toHaveText(signIn.linkRefused);
    await expect(page.getByRole('button', { name: signIn.sendLink })).toBeVisible();
  });

  test('older than an hour says so and offers another', async ({ person, page, studio }) => {
    await person.go(pathOf('login'));
    await person.askForLink();
    await expect(page.getByText(signIn.sentTitle)).toBeVisible();
    const link = await person.link();
    await studio.stop('SIGTERM');
    await ageLinks(studio.dataDir, magicLinkLimits.expiresMs);
    await studio.run();
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(signIn.linkExpired);
    await expect(page.getByRole('button', { name: signIn.sendLink })).toBeVisible();
    await person.go(pathOf('promptStudio'));
    await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
  });

  test('opened in another browser says where to open it, and still opens there', async ({
    person,
    page,
    browser,
  }) => {
    await person.go(pathOf('login'));
    await person.askForLink();
    await expect(page.getByText(signIn.sentTitle)).toBeVisible();
    const other = await browser.newPage();
    await other.goto(await person.link());
    await expect(other.getByRole('alert')).toHaveText(signIn.linkWrongBrowser);
    await other.close();
    await page.goto(await person.link());
    await expect(page.getByLabel(texts.onboarding.displayName)).toBeVisible();
  });

  test('asked for again within a minute is refused with the seconds that are left', async ({
    person,
    page,
  }) => {
    await person.go(pathOf('login'));
    await person.askForLink();
    await expect(page.getByRole('button', { name: /Send another link in \d+ seconds?/ })).toBeDisabled();
    await page.reload();
    await person.askForLink();
    await expect(page.getByText(signIn.tooManyLinks)).toBeVisible();
    await expect(page.getByRole('textbox', { name: signIn.email })).toHaveValue(person.email);
  });
});

test('an amount that breaks a rule gets the rule, keeps what was typed and moves nothing', async ({
  person,
  page,
}) => {
  await person.enter();
  const dialog = await person.openExchange();
  const field = dialog.getByRole('spinbutton', { name: exchange.coins });
  const cases = [
    ['9', exchange.belowMinimumTitle, exchange.belowMinimumDescription],
    ['10.5', exchange.invalidAmountTitle, exchange.invalidAmountDescription],
    ['-1', exchange.invalidAmountTitle, exchange.invalidAmountDescription],
    ['abc', exchange.invalidAmountTitle, exchange.invalidAmountDescription],
    ['501', exchange.aboveBalanceTitle, exchange.aboveBalanceDescription],
  ] as const;
  for (const [typed, title, description] of cases) {
    await field.fill(typed);
    await expect(dialog.getByText(description)).toBeVisible();
    await expect(dialog.getByRole('button', { name: exchange.confirmEmpty })).toBeDisabled();
    await field.press('Enter');
    await expect(person.toast).toContainText(title);
    await expect(field).toHaveValue(typed);
  }
  await page.keyboard.press('Escape');
  await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
});

test('a shoot without a prompt, or with one far too long, is not begun', async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('');
  await person.begin();
  await expect(page.getByText(photoShoot.promptEmpty)).toBeVisible();
  const endless = 'silk '.repeat(4_000);
  const prompt = page.getByRole('textbox', { name: photoShoot.prompt });
  await prompt.fill(endless);
  await person.begin();
  await expect(page.getByText(photoShoot.promptTooLong)).toBeVisible();
  await expect(prompt).toHaveValue(endless);
  await expect((await person.openJobs()).getByRole('article')).toHaveCount(0);
});

test('the number of images stays from 1 to 10', async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('A fern after rain');
  const images = page.getByRole('slider', { name: photoShoot.images });
  await images.press('End');
  await images.press('ArrowRight');
  await expect(images).toHaveValue(String(photoShootLimits.maximumImages));
  await images.press('Home');
  await images.press('ArrowLeft');
  await expect(images).toHaveValue(String(photoShootLimits.minimumImages));
});

test('a shoot that is described is there after a reload; once it was begun, as the shoot in the address', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.describeShoot('A heron in the reeds');
  await person.oneImage();
  await page.getByRole('radio', { name: '4:3' }).press('Space');
  await page.reload();
  const prompt = page.getByRole('textbox', { name: photoShoot.prompt });
  await expect(prompt).toHaveValue('A heron in the reeds');
  await expect(page.getByRole('slider', { name: photoShoot.images })).toHaveValue('1');
  await expect(page.getByRole('radio', { name: '4:3' })).toBeChecked();
  await person.begin();
  await expect(page).toHaveURL(/[?&]job=/);
  await expect((await person.openJobs()).getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(prompt).toHaveValue('A heron in the reeds');
  const results = page.getByRole('region', { name: jobs.kind_image_batch });
  await expect(results.getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
  // It is no draft any more: what is in the form is the shoot of the address, and nothing else keeps it.
  const kept = [storageKey('shootDraft'), tabKeys.photoShootDraft] as const;
  expect(
    await page.evaluate(
      ([ofBrowser, ofTab]) => [localStorage.getItem(ofBrowser), sessionStorage.getItem(ofTab)],
      kept,
    ),
  ).toEqual([null, null]);
});

test('a shoot whose answer got lost is one shoot, also when it is begun again after a reload', {
  annotation: { type: 'console', description: 'the browser tells of the request that was cut off' },
}, async ({ person, page }) => {
  await person.signIn();
  await person.describeShoot('A heron in the reeds');
  await person.oneImage();
  let isCut = true;
  await page.route(`**${endpoints.createJob.path}`, async (route) => {
    if (route.request().method() !== endpoints.createJob.method || !isCut) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await person.begin();
  await expect(page.getByText(photoShoot.outcomeUnknown).first()).toBeVisible();
  isCut = false;
  await page.reload();
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('A heron in the reeds');
  const results = page.getByRole('region', { name: jobs.kind_image_batch });
  await expect(results.getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
  await person.begin();
  await expect(page.getByText(toasts.jobQueued)).toBeVisible();
  await expect((await person.openJobs()).getByRole('article')).toHaveCount(1);
});

test('a reference image that is none, or too large, is refused and nothing else is lost', async ({
  person,
  page,
}) => {
  await person.signIn();
  await person.describeShoot('A fern after rain');
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: /Choose a file|Replace/ })
      .first()
      .click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('notes.txt', 'text/plain', Buffer.from('not a picture'));
  await expect(page.getByText(photoShoot.referenceNotImage)).toBeVisible();
  await choose('lies.png', 'image/png', Buffer.from('not a picture either'));
  await expect(page.getByText(photoShoot.referenceNotImage)).toBeVisible();
  await choose('huge.png', 'image/png', Buffer.alloc(11 * 1024 * 1024, 1));
  await expect(page.getByText(photoShoot.referenceTooLarge)).toBeVisible();
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('A fern after rain');
  // One that was sent is there after a reload, and can still be taken away.
  await choose('fern.png', 'image/png', await page.screenshot());
  await expect(page.getByText('fern.png')).toBeVisible();
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join(''));
  await expect.poll(kept).toContain('fern.png');
  await page.reload();
  await expect(page.getByText('fern.png')).toBeVisible();
  await page.getByRole('button', { name: common.remove }).click();
  await expect.poll(kept).not.toContain('fern.png');
});

test('a shoot that the server does not answer says so where it was begun', async ({
  person,
  page,
  studio,
}) => {
  await person.signIn();
  await person.describeShoot('Down by the river');
  await person.oneImage();
  await studio.stop('SIGKILL');
  await person.begin();
  await expect(page.getByRole('alert').filter({ hasText: photoShoot.outcomeUnknown })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('Down by the river');
  await studio.run();
});

test('with the server down, what was typed stays, and it works when the server is back', async ({
  person,
  studio,
}) => {
  await person.enter();
  const dialog = await person.openExchange();
  const field = dialog.getByRole('spinbutton', { name: exchange.coins });
  await field.fill('100');
  await studio.stop('SIGKILL');
  await dialog.getByRole('button', { name: 'Exchange 100 coins' }).click();
  await expect(dialog.getByRole('alert')).toContainText(errors.outcomeUnknown);
  await expect(field).toHaveValue('100');
  await studio.run();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(person.balance).toHaveAccessibleName(/400 Mirror Coins, 10 Usage Credits/);
});
