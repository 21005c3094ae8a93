import { pathOf } from '@mirror-studio/domain/access';
import { landing } from '@mirror-studio/domain/texts/es/landing';
import { mailCode } from '@mirror-studio/domain/texts/es/mailCode';
import { onboarding } from '@mirror-studio/domain/texts/es/onboarding';
import { ownProfile } from '@mirror-studio/domain/texts/es/ownProfile';
import { routes } from '@mirror-studio/domain/texts/es/routes';
import { secondFactor } from '@mirror-studio/domain/texts/es/secondFactor';
import { shell } from '@mirror-studio/domain/texts/es/shell';
import { signIn } from '@mirror-studio/domain/texts/es/signIn';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { codeOf } from './totp.ts';

const width = 320;
const password = 'Onyx-glass-7';
test.use({ locale: 'es-ES', viewport: { width, height: 640 } });

const hasFocus = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on with Tab until something has the focus, which must then be seen, from side to side, on a page that does not scroll sideways. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let at = 0; at < 120 && !(await hasFocus(wanted)); at++) await page.keyboard.press('Tab');
  expect(await hasFocus(wanted), `Tab leads to ${wanted.toString()}`).toBe(true);
  // The input of a box or of a choice is hidden behind what its label shows.
  const label = wanted.locator('xpath=ancestor::label[1]');
  const shown = (await label.count()) > 0 ? label : wanted;
  await expect(shown).toBeInViewport({ ratio: 0.5 });
  const box = await shown.boundingBox();
  expect(
    box && box.x >= 0 && box.x + box.width <= width + 0.5,
    `${wanted.toString()} is seen from side to side`,
  ).toBe(true);
  await fits(page);
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

const by = (page: Page) => ({
  button: (name: string | RegExp) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }),
  link: (name: string) => page.getByRole('link', { name }).first(),
  field: (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
  checkbox: (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
});

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, wanted: Locator, text: string | (() => string)): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(typeof text === 'string' ? text : text());
}

test('from the landing page to the second factor and back, by keyboard alone, in Spanish, at 320 px', async ({
  person,
  page,
}) => {
  const { button, link, field, checkbox } = by(page);

  // An account with a password.
  await person.go(pathOf('home'));
  await press(page, link(landing.signIn));
  await press(page, button(signIn.usePassword));
  await press(page, button(signIn.toSignUp));
  await type(page, field(signIn.email), person.email);
  await type(page, page.getByLabel(signIn.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await type(page, field(mailCode.code), await person.code());
  await page.keyboard.press('Enter');

  // Onboarding.
  await type(page, field(onboarding.displayName), 'Mara Oduya');
  const kinds = page.getByRole('radio');
  await tabTo(page, kinds.first());
  await page.keyboard.press('Space');
  await press(page, checkbox(onboarding.terms), 'Space');
  await press(page, checkbox(onboarding.compliance), 'Space');
  await press(page, button(onboarding.submit));
  await page.waitForURL(`**${pathOf('promptStudio')}`);

  // The profile, by the sidebar.
  await expect(person.page.getByRole('main')).toBeVisible();
  await press(page, button(shell.openSidebar));
  const sidebar = page.getByRole('dialog');
  await press(page, sidebar.getByRole('link', { name: routes.profile, exact: true }));
  await expect(page.getByRole('heading', { name: ownProfile.title })).toBeVisible();
  await fits(page);
  await type(page, field(ownProfile.words), 'Salinas y luz rasante.');
  await press(page, button(ownProfile.save));
  await expect(page.getByText(ownProfile.saved)).toBeVisible();

  // The second factor.
  await press(page, button(secondFactor.setUp));
  await type(page, page.getByPlaceholder(secondFactor.namePlaceholder), 'Mi móvil');
  await page.keyboard.press('Enter');
  await expect(page.getByText(secondFactor.scanTitle)).toBeVisible();
  const secret = ((await page.getByText(/^[A-Z2-7 ]{32,}$/).textContent()) ?? '').replaceAll(' ', '');
  await type(page, field(secondFactor.code), () => codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(secondFactor.codesTitle)).toBeVisible();
  await expect(page.getByRole('list', { name: secondFactor.codes }).getByRole('listitem')).toHaveCount(10);
  await press(page, checkbox(secondFactor.codesKept), 'Space');
  await press(page, button(secondFactor.finish));
  await expect(page.getByRole('list', { name: secondFactor.apps })).toContainText('Mi móvil');

  // Out, and in again with the code.
  await press(page, button(shell.openSidebar));
  await press(page, page.getByRole('dialog').getByRole('button', { name: shell.signOut }));
  await press(page, link(landing.signIn));
  await press(page, button(signIn.usePassword));
  await type(page, field(signIn.email), person.email);
  await type(page, page.getByLabel(signIn.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toBeVisible();
  await type(page, field(secondFactor.code), () => codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.stepUpTitle })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  await fits(page);
});
