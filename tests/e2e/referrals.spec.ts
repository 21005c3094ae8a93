import { pathOf } from '@mirror-studio/domain/access';
import { referralReward } from '@mirror-studio/domain/constants/referrals';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { referrals } from '@mirror-studio/domain/texts/en/referrals';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { clipboard } from '@mirror-studio/domain/texts/es/clipboard';
import { referrals as spanish } from '@mirror-studio/domain/texts/es/referrals';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit } from './person.ts';

const rewarded = new RegExp(`${walletLimits.welcomeGrantCoins + referralReward.coins} Mirror Coins`);

/** Accepts what an invitation brings with it. */
async function acceptGates(page: Page) {
  const legal = page.getByRole('dialog', { name: gates.legalTitle });
  await legal.getByRole('checkbox', { name: gates.legalAgree }).press('Space');
  await legal.getByRole('button', { name: gates.legalAccept }).click();
  const terms = page.getByRole('dialog', { name: gates.termsTitle });
  await terms.getByRole('checkbox', { name: gates.termsAgree }).press('Space');
  await terms.getByRole('checkbox', { name: gates.complianceAgree }).press('Space');
  await terms.getByRole('button', { name: gates.termsAccept }).click();
  await expect(terms).toBeHidden();
}

test('somebody joins by a link and finishes a shoot: both are rewarded, and their receipts agree', async ({
  browser,
  person,
  page,
  studio,
}) => {
  test.slow();
  await person.signIn();
  await person.go(pathOf('referrals'));
  const card = page.getByRole('region', { name: referrals.inviteTitle });
  await expect(card).toContainText(`${referralReward.peopleAMonth} of ${referralReward.peopleAMonth}`);
  await expect(page.getByText(referrals.emptyTitle)).toBeVisible();
  const shown = (await card.locator('dd').filter({ hasText: 'invite=' }).textContent()) ?? '';
  const link = new URL(shown.startsWith('http') ? shown : `${new URL(studio.url).protocol}//${shown}`);

  const otto = new Person(
    await (await browser.newContext()).newPage(),
    studio,
    `otto-${crypto.randomUUID().slice(0, 8)}@example.test`,
  );
  await otto.page.goto(studio.url + link.pathname + link.search);
  await otto.askForLink();
  await expect(otto.page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await otto.page.goto(await otto.link());
  await acceptGates(otto.page);
  await otto.introduce();
  await otto.page.waitForURL(`**${pathOf('promptStudio')}`);

  await page.reload();
  const row = page.getByRole('row', { name: /M••• O•••/ });
  await expect(row).toContainText(referrals.step_joined);
  expect(await page.getByRole('main').textContent()).not.toContain('Mara Oduya');

  await otto.describeShoot('Salt flats at first light');
  await otto.oneImage();
  await otto.begin();
  // The reward follows the shoot by a moment.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(referrals.step_rewarded, { timeout: 3_000 });
  }).toPass(shootLimit);
  await expect(person.balance).toHaveAccessibleName(rewarded);
  await expect(card).toContainText(`${referralReward.peopleAMonth - 1} of ${referralReward.peopleAMonth}`);
  await otto.go(pathOf('promptStudio'));
  await expect(otto.balance).toHaveAccessibleName(rewarded);

  await row.click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText(wallet.reason_referral_reward);
  const address = new URL(page.url());
  await otto.page.goto(address.href);
  await expect(otto.page.getByRole('dialog')).toContainText(wallet.reason_referral_reward);
  expect(address.searchParams.get('receipt')).toMatch(/^[0-9a-f-]{36}$/);
  await otto.page.context().close();
});

test('on 320 px in Spanish and by keyboard, the code is copied, and nothing is wider than the page', async ({
  person,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 720 });
  const { access_token: token } = await person.signIn();
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('referrals'));
  const copy = page.getByRole('button', { name: spanish.copyCode });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: clipboard.copied })).toBeFocused();
  const answer = await fetch(person.studio.url + endpoints.referralInvite.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = (await answer.json()) as { code: string };
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: spanish.copyLink })).toBeFocused();
  await expect(page.getByText(spanish.emptyTitle)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
