import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, type Work } from '@mirror-studio/domain/contract';
import { publishing } from '@mirror-studio/domain/texts/en/publishing';
import { rights } from '@mirror-studio/domain/texts/en/rights';
import { saved as savedTexts } from '@mirror-studio/domain/texts/en/saved';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { workPicturePath } from '@mirror-studio/domain/works';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit } from './person.ts';

const prompt = 'Salt flats at first light';
/** As long as nobody else in this run has it. */
const newHandle = () =>
  `vera-${Math.random()
    .toString(36)
    .slice(2, 9)
    .replace(/[01ilorvm]/g, 'z')}`;

function asking(person: Person, token: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(person.studio.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}

test('a picture is published, found, saved with a note by somebody else, and withdrawn everywhere at once', async ({
  person,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const handle = newHandle();
  const { access_token: token } = await person.signIn();
  const ask = asking(person, token);
  await person.makeShoot(token, { prompt, imageCount: 2 });
  const pictures = async () => (await ask('GET', endpoints.gallery.path))['items'] as GalleryItem[];
  await expect.poll(async () => (await pictures()).length, shootLimit).toBe(2);

  await test.step('without a handle the way to one is shown', async () => {
    await person.go(`${pathOf('gallery')}?open=${(await pictures())[0]?.id}`);
    await page.getByRole('button', { name: publishing.publish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: publishing.newTitle });
    await expect(dialog.getByRole('link', { name: publishing.handleAction })).toBeVisible();
  });
  const own = (await ask('GET', endpoints.ownProfile.path))['profile'] as { revision: number };
  await ask('PUT', endpoints.saveProfile.path, {
    name: 'Vera Lind',
    handle,
    words: '',
    links: [],
    basedOn: own.revision,
  });

  await test.step('what is missing stands beside its field; what is typed stays', async () => {
    await page.reload();
    await page.getByRole('button', { name: publishing.publish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: publishing.newTitle });
    await dialog.getByRole('textbox', { name: publishing.tags }).fill('dusk');
    await page.keyboard.press('Enter');
    await dialog.getByText(publishing.sharesPrompt, { exact: true }).click();
    await dialog.getByText(publishing.allowsRemix, { exact: true }).click();
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).click();
    const title = dialog.getByRole('textbox', { name: publishing.title });
    await expect(title).toHaveAccessibleDescription(publishing.titleEmpty);
    await title.fill('First light');
    await expect(dialog.getByText(rights.licensed_none)).toBeVisible();
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(page.getByText(toasts.workPublished)).toBeVisible();
    await expect(page.getByRole('button', { name: publishing.published, exact: true })).toBeVisible();
  });
  const workId = (await pictures()).find((picture) => picture.workId)?.workId ?? '';
  const [, second] = await pictures();
  await ask('POST', endpoints.publishWork.path, {
    mediaId: (await pictures()).find((picture) => !picture.workId)?.id ?? second?.id,
    title: 'Second light',
    tags: ['dusk'],
    sharesPrompt: false,
    allowsRemix: false,
    licence: null,
  });

  const context = await browser.newContext();
  const reader = new Person(await context.newPage(), person.studio, person.email.replace('mara.', 'otto.'));
  await reader.signIn();
  await test.step('somebody else goes through the wall by keyboard, and saves', async () => {
    await reader.go(pathOf('creatorLibrary'));
    const link = reader.page.getByRole('link', { name: /^Second light/ });
    await expect(link).toBeVisible();
    await link.focus();
    await reader.page.keyboard.press('Enter');
    const dialog = reader.page.getByRole('dialog');
    await expect(dialog.getByText(texts.promptKept)).toBeVisible();
    await reader.page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading', { name: 'First light' })).toBeVisible();
    await expect(reader.page).toHaveURL(RegExp(`work=${workId}`));
    await expect(dialog.getByText(prompt)).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.try })).toHaveAttribute('href', /prompt=Salt/);
    await dialog.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(dialog.getByRole('button', { name: texts.isSaved })).toBeVisible();
    await dialog.getByRole('link', { name: 'dusk' }).click();
    await expect(reader.page).toHaveURL(/tag=dusk/);
    await reader.page.getByRole('link', { name: /^First light/ }).click();
    await dialog.getByRole('link', { name: RegExp(`@${handle}`) }).click();
    await expect(reader.page).toHaveURL(RegExp(pathOf('creatorProfile', { id: handle })));
    await expect(reader.page.getByRole('link', { name: /^First light/ })).toBeVisible();
  });

  await test.step('its author is told that each was looked at, once, though one was opened twice', async () => {
    const views = async () => {
      const { works } = await ask('GET', `${endpoints.worksReport.path}?days=7&timeZone=UTC`);
      return (works as { title: string; views: number }[])
        .map((one) => `${one.title}: ${one.views}`)
        .toSorted();
    };
    await expect.poll(views).toEqual(['First light: 1', 'Second light: 1']);
  });

  await test.step('it waits under what is saved, with a note; taken out it can be put back', async () => {
    await reader.go(pathOf('saved'));
    const rows = reader.page.getByRole('list', { name: savedTexts.list }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await reader.page.getByRole('button', { name: RegExp(`^${savedTexts.edit}`) }).click();
    await reader.page.getByRole('textbox', { name: savedTexts.note }).fill('The light from below');
    // Without a network it stays where it was typed, until it is kept.
    await context.setOffline(true);
    await reader.page.getByRole('button', { name: savedTexts.keep }).click();
    await expect(reader.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(reader.page.getByRole('textbox', { name: savedTexts.note })).toHaveValue(
      'The light from below',
    );
    await context.setOffline(false);
    await reader.page.getByRole('button', { name: savedTexts.keep }).click();
    await expect(rows.getByText('The light from below')).toBeVisible();
    await reader.page.getByRole('button', { name: 'Remove First light' }).click();
    await expect(rows).toHaveCount(0);
    await reader.page.getByRole('button', { name: toasts.undo }).click();
    await expect(rows.getByText('The light from below')).toBeVisible();
  });

  await test.step('withdrawn, its picture, its address and its prompt are gone, and the note says so', async () => {
    const shown = (await ask('GET', `/api/works/${workId}`))['work'] as Work;
    expect(shown.url).toContain(workPicturePath(workId, 'large'));
    const picture = person.studio.url + shown.url;
    expect((await fetch(picture)).status).toBe(200);
    await page.getByRole('button', { name: publishing.published, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: publishing.editTitle });
    await expect(dialog.getByRole('textbox', { name: publishing.title })).toHaveValue('First light');
    await dialog.getByRole('button', { name: publishing.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: publishing.withdraw }).click();
    await expect(page.getByText(toasts.workWithdrawn, { exact: true })).toBeVisible();
    expect((await fetch(picture)).status).toBe(404);
    await reader.page.reload();
    await expect(reader.page.getByText(savedTexts.withdrawnTitle)).toBeVisible();
    await expect(reader.page.getByText('The light from below')).toBeVisible();
    await expect(reader.page.getByText('First light')).toBeHidden();
    await reader.go(`${pathOf('creatorLibrary')}?work=${workId}`);
    await expect(reader.page.getByRole('dialog').getByText(texts.missing)).toBeVisible();
    await reader.page.keyboard.press('Escape');
    await expect(reader.page.getByRole('link', { name: /^First light/ })).toHaveCount(0);
  });
  await context.close();
});
