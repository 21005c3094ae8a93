import { join } from 'node:path';
import { pathOf } from '@mirror-studio/domain/access';
import { common } from '@mirror-studio/domain/texts/en/common';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { expect, test } from './fixtures.ts';
import { shootLimit, texts } from './person.ts';

const { exchange, jobs, landing, photoShoot, shell, signIn } = texts;
const reference = join(import.meta.dirname, '../visual/sample-images/dunes.png');

test('a newcomer signs in, makes pictures, exchanges coins and signs out', async ({
  person,
  page,
  studio,
}) => {
  await test.step('signs in and enters the studio', async () => {
    await person.signUp();
    await expect(page.getByRole('link', { name: shell.skipToContent })).toBeAttached();
    await expect(person.balance).toHaveAccessibleName(/500 Mirror Coins, 0 Usage Credits/);
    await expect(page.getByText('Mara Oduya')).toBeVisible();
  });

  await test.step('makes pictures and follows them in the drawer', async () => {
    await person.describeShoot('A dancer in raw silk on the salt flats at first light');
    await page.getByRole('radio', { name: photoShoot.style_noir }).press('Space');
    await page.getByRole('radio', { name: '4:3' }).press('Space');
    await page.getByRole('switch', { name: photoShoot.poseVariety }).press('Space');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: ui.fileChoose }).click();
    await (await chooser).setFiles(reference);
    await expect(page.getByText('dunes.png')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(photoShoot.model) }).press('Enter');
    await page.getByRole('option', { name: /Sample renderer/ }).press('Enter');
    await page.getByRole('slider', { name: photoShoot.images }).press('ArrowLeft');
    await page.getByRole('textbox', { name: photoShoot.projectName }).fill('Halcyon');
    await person.begin();
    const drawer = await person.openJobs();
    const card = drawer.getByRole('article').first();
    await expect(card.getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
    await expect(card.getByRole('img')).toHaveCount(3);
    await card.getByRole('button', { name: jobs.viewResults }).click();
    await page.waitForURL(`**${pathOf('gallery')}`);
  });

  await test.step('sees them in the gallery, real and of the ratio that was asked for', async () => {
    const pictures = page.getByRole('button', { name: /^Open: A dancer/ });
    await expect(pictures).toHaveCount(3);
    await pictures.first().click();
    const viewer = page.getByRole('dialog', { name: 'Halcyon' });
    await expect(viewer.getByText('Made with Sample renderer')).toBeVisible();
    const image = viewer.getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    const ratio = await image.evaluate(
      (element: HTMLImageElement) => element.naturalWidth / element.naturalHeight,
    );
    expect(ratio).toBeCloseTo(4 / 3, 5);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(pictures.first()).toBeFocused();
  });

  await test.step('exchanges 420 coins, which a reload and a restart keep', async () => {
    const dialog = await person.openExchange();
    await dialog.getByRole('spinbutton', { name: exchange.coins }).fill('420');
    await expect(dialog.getByText('42 Credits')).toBeVisible();
    await dialog.getByRole('button', { name: 'Exchange 420 coins' }).click();
    await expect(dialog).toBeHidden();
    await expect(person.toast).toContainText(toasts.exchangeSuccessTitle);
    await expect(person.toast).toContainText('Converted 420 coins to 42 credits');
    const after = /80 Mirror Coins, 42 Usage Credits/;
    await expect(person.balance).toHaveAccessibleName(after);
    await page.reload();
    await expect(person.balance).toHaveAccessibleName(after);
    await studio.stop('SIGTERM');
    await studio.run();
    await page.reload();
    await expect(person.balance).toHaveAccessibleName(after);
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: shell.signOut }).click();
    await expect(page.getByRole('link', { name: landing.signIn }).first()).toBeVisible();
    await expect(person.toast).toContainText(toasts.signedOutTitle);
    await person.go(pathOf('gallery'));
    await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
  });
});

test('every step is walked by keyboard alone', async ({ person, page }) => {
  await person.go(pathOf('login'));
  await page.getByRole('textbox', { name: signIn.email }).waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const isThere = await page.evaluate((wanted) => {
        const element = document.activeElement as HTMLInputElement | null;
        if (!element || element === document.body) return false;
        const label = element.labels?.[0]?.textContent ?? '';
        if (element.type === 'checkbox') return label.startsWith(wanted);
        return [element.getAttribute('aria-label'), element.textContent, label].some(
          (text) => text?.trim() === wanted,
        );
      }, name);
      if (isThere) return;
    }
    throw new Error(`Tab never came to "${name}"`);
  };
  await tabTo(signIn.email);
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(signIn.sentTitle)).toBeVisible();
  await page.goto(await person.link());
  // What was there before the page takes the focus along: it begins at the page's name, not outside of it.
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeFocused();
  await tabTo(texts.onboarding.displayName);
  await page.keyboard.type('Mara');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const agreement of [texts.onboarding.terms, texts.onboarding.compliance]) {
    await tabTo(agreement);
    await page.keyboard.press('Space');
  }
  await tabTo(texts.onboarding.submit);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(name).toBeFocused();
  await expect(person.balance).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(`**${pathOf('photoShoot')}`);
  await tabTo(photoShoot.prompt);
  await page.keyboard.type('A lighthouse keeper');
  await tabTo(photoShoot.begin);
  await page.keyboard.press('Enter');
  const drawer = await person.openJobs();
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a room that is not built says so, and an unknown address too', async ({ person, page }) => {
  await person.signIn();
  await person.go(pathOf('council'));
  await expect(page.getByRole('heading', { name: 'Council is still in the dark' })).toBeVisible();
  await person.go('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: common.productName })).toBeVisible();
});
