import { readFile } from 'node:fs/promises';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type OwnProfile } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { ownProfile as spanish } from '@mirror-studio/domain/texts/es/ownProfile';
import { pictureCrop as spanishCrop } from '@mirror-studio/domain/texts/es/pictureCrop';
import { ui } from '@mirror-studio/domain/texts/es/ui';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const picture = new URL('../../packages/app/public/glass.webp', import.meta.url);
/** As long as nobody else in this run has it. */
const newHandle = () =>
  `halcyon-${Math.random()
    .toString(36)
    .slice(2, 8)
    .replace(/[01ilor]/g, 'z')}`;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let at = 0; at < 90; at++) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const ofPage = (page: Page, words: typeof texts | typeof spanish) => ({
  field: (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  card: page.getByRole('article'),
  saved: page.getByText(words.saved),
});

async function ask(url: string, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { profile: OwnProfile };
}

test('by keyboard alone, in Spanish and 320 px wide: a handle, words, a link and a picture, seen by others', async ({
  person,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await person.signIn();
  await page.evaluate(([key]) => localStorage.setItem(key, 'es'), [storageKey('locale')] as const);
  await person.go(pathOf('profile'));
  const { field, button, card, saved } = ofPage(page, spanish);
  const handle = newHandle();
  await expect(page.getByRole('heading', { name: spanish.title })).toBeVisible();

  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button(ui.fileChoose));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({
    name: 'yo.webp',
    mimeType: 'image/webp',
    buffer: await readFile(picture),
  });
  const crop = page.getByRole('dialog', { name: spanishCrop.title });
  await tabTo(page, crop.getByRole('application', { name: spanishCrop.stage }));
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, crop.getByRole('button', { name: spanishCrop.use }));
  await page.keyboard.press('Enter');
  await expect(crop).toHaveCount(0);
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 512);

  await tabTo(page, field(spanish.handle));
  await page.keyboard.type('Soporte--1');
  await expect(page.getByText(spanish.handleSigns).first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(handle.toUpperCase());
  await expect(page.getByText(spanish.handleFree.replace('{{handle}}', handle)).first()).toBeVisible();
  await tabTo(page, field(spanish.words));
  await page.keyboard.type('Salinas y luz rasante.');
  await tabTo(page, button(spanish.addLink));
  await page.keyboard.press('Enter');
  await page.keyboard.type('http://mara.example');
  await tabTo(page, button(spanish.save));
  await page.keyboard.press('Enter');
  // What is wrong is said at its field, and that is where one goes on.
  await expect(page.getByText(spanish.linkNotHttps)).toBeVisible();
  await expect(field(spanish.link.replace('{{number, number}}', '1'))).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('mara.example/obra');
  await page.keyboard.press('Enter');
  await expect(saved).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await tabTo(page, page.getByRole('link', { name: spanish.previewPage }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathOf('creatorProfile', { id: handle })}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Oduya' })).toBeVisible();
  await expect(card).toContainText('Salinas y luz rasante.');
  await expect(card.getByRole('link', { name: 'mara.example' })).toHaveAttribute(
    'href',
    'https://mara.example/obra',
  );
});

test('a handle that was given up leads to the one in use; one that nobody has says so', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const { url } = person.studio;
  const [first, second] = [newHandle(), newHandle()];
  const said = { name: 'Mara Oduya', words: '', links: [] };
  await ask(url, token, 'PUT', '/api/profile', { ...said, handle: first, basedOn: 0 });
  await ask(url, token, 'PUT', '/api/profile', { ...said, handle: second, basedOn: 1 });
  await person.go(pathOf('creatorProfile', { id: first }));
  await page.waitForURL(`**${pathOf('creatorProfile', { id: second })}`);
  await expect(page.getByText(texts.silentTitle)).toBeVisible();
  await page.getByRole('link', { name: texts.edit }).press('Enter');
  await page.waitForURL(`**${pathOf('profile')}`);
  await person.go(pathOf('creatorProfile', { id: 'nobody-has-this' }));
  await expect(page.getByRole('heading', { level: 1, name: texts.notFoundTitle })).toBeVisible();
});

test('what is typed outlives a reload, and what was saved elsewhere stands beside it', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  await person.go(pathOf('profile'));
  const { field, button, saved } = ofPage(page, texts);
  await field(texts.words).fill('Typed here.');
  await expect(page.getByText(texts.unsaved)).toBeVisible();
  await page.reload();
  await expect(field(texts.words)).toHaveValue('Typed here.');

  const { profile } = await ask(person.studio.url, token, 'GET', '/api/profile');
  await ask(person.studio.url, token, 'PUT', '/api/profile', {
    name: 'Mara',
    handle: null,
    words: 'Saved elsewhere.',
    links: [],
    basedOn: profile.revision,
  });
  await button(texts.save).press('Enter');
  const conflict = page.getByRole('alert').filter({ hasText: texts.conflictTitle });
  await expect(conflict).toContainText('Typed here.');
  await expect(conflict).toContainText('Saved elsewhere.');
  await expect(field(texts.words)).toHaveValue('Typed here.');
  await button(texts.keepMine).press('Enter');
  await expect(saved).toBeVisible();
  await expect(conflict).toHaveCount(0);
  const after = await ask(person.studio.url, token, 'GET', '/api/profile');
  expect(after.profile).toMatchObject({ name: 'Mara Oduya', words: 'Typed here.' });
  await page.reload();
  await expect(field(texts.words)).toHaveValue('Typed here.');
  await expect(button(texts.save)).toBeDisabled();
});

test('a picture stands in the sidebar at once, and goes after a question', async ({ person, page }) => {
  const { access_token: token } = await person.signIn();
  const form = new FormData();
  form.set('file', new File([await readFile(picture)], 'me.webp', { type: 'image/webp' }));
  const sent = await fetch(person.studio.url + endpoints.setProfilePicture.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(sent.status).toBe(200);
  await person.go(pathOf('profile'));
  const shown = page.locator('img[src$="/small/profile"]');
  await expect(shown.first()).toHaveJSProperty('naturalWidth', 128);
  await page.getByRole('button', { name: common.remove, exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: texts.pictureRemoveTitle });
  await question.getByRole('button', { name: texts.pictureRemove }).press('Enter');
  await expect(shown).toHaveCount(0);
});
