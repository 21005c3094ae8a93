import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, type Work } from '@mirror-studio/domain/contract';
import { family } from '@mirror-studio/domain/texts/en/family';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { expect, test } from './fixtures.ts';
import { texts as common, Person, shootLimit } from './person.ts';

/** As long as nobody else in this run has it. */
const newHandle = (name: string) =>
  `${name}-${Math.random()
    .toString(36)
    .slice(2, 9)
    .replace(/[01ilorvm]/g, 'z')}`;

/** The calls of somebody with a handle, and how a picture of theirs is published. */
async function publisher(person: Person, token: string, name: string, handle: string) {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(person.studio.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const own = (await ask('GET', endpoints.ownProfile.path))['profile'] as { revision: number };
  await ask('PUT', endpoints.saveProfile.path, { name, handle, words: '', links: [], basedOn: own.revision });
  const pictures = async () => (await ask('GET', endpoints.gallery.path))['items'] as GalleryItem[];
  const publish = async (title: string) => {
    await expect.poll(async () => (await pictures()).length, shootLimit).toBe(1);
    const mediaId = (await pictures())[0]?.id;
    const said = { title, tags: [], sharesPrompt: true, allowsRemix: true, licence: null };
    return (await ask('POST', endpoints.publishWork.path, { mediaId, ...said }))['work'] as Work;
  };
  return { ask, publish };
}

test('a work is found though it is typed wrong, remixed, and found again in the family of the remix', async ({
  person,
  browser,
}) => {
  test.setTimeout(300_000);
  const handle = newHandle('vera');
  // A word that no other work of this run has.
  const word = `quokka${handle.slice(-4).replace(/[^a-z]/g, 'k')}`;
  const { access_token: token } = await person.signIn();
  const vera = await publisher(person, token, 'Vera Lind', handle);
  await person.makeShoot(token, { prompt: 'Salt flats at first light', imageCount: 1, style: 'noir' });
  const parent = await vera.publish(`The ${word} at dawn`);

  const context = await browser.newContext();
  const reader = new Person(await context.newPage(), person.studio, person.email.replace('mara.', 'otto.'));
  const { access_token: readersToken } = await reader.signIn();
  const otto = await publisher(reader, readersToken, 'Otto Lind', newHandle('noor'));
  const there = reader.page;
  const dialog = there.getByRole('dialog');
  const wrong = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;

  await test.step('what is typed stands in the address, and finds what was meant', async () => {
    await reader.go(pathOf('creatorLibrary'));
    await there.getByRole('searchbox', { name: texts.search }).fill(wrong);
    await expect(there.getByRole('link', { name: RegExp(`^The ${word}`) })).toBeVisible();
    await expect(there).toHaveURL(RegExp(`search=${wrong}`));
    await there.reload();
    await expect(there.getByRole('searchbox', { name: texts.search })).toHaveValue(wrong);
    await there.getByRole('searchbox', { name: texts.search }).fill('nobodyhasthisword');
    await expect(there.getByRole('heading', { name: texts.nothingTitle })).toBeVisible();
    await there.getByRole('searchbox', { name: texts.search }).fill(word);
    await there.getByRole('link', { name: RegExp(`^The ${word}`) }).click();
  });

  await test.step('a remix begins with its words and settings, and says of what it is one', async () => {
    await dialog.getByRole('link', { name: texts.try, exact: true }).click();
    await expect(there).toHaveURL(RegExp(pathOf('photoShoot')));
    await expect(there.getByRole('textbox', { name: common.photoShoot.prompt })).toHaveValue(
      'Salt flats at first light',
    );
    await expect(there.getByRole('radio', { name: common.photoShoot.style_noir })).toBeChecked();
    await expect(there.getByText(RegExp(`remixing The ${word} at dawn, by Vera Lind`))).toBeVisible();
    await reader.oneImage();
    await reader.begin();
    const remix = await otto.publish(`A ${word} remix`);
    expect(remix.remixOf).toMatchObject({ workId: parent.id, author: { handle } });
  });

  await test.step('its family is gone through by keyboard, and leads to what it was made from', async () => {
    await reader.go(`${pathOf('creatorLibrary')}?search=${word}`);
    await there.getByRole('link', { name: RegExp(`^A ${word} remix`) }).click();
    const tree = dialog.getByRole('treegrid', { name: family.title });
    await expect(tree.getByRole('row')).toHaveCount(2);
    await tree.getByRole('row').first().focus();
    await there.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: `The ${word} at dawn` })).toBeVisible();
    await expect(there).toHaveURL(RegExp(`work=${parent.id}`));
    await expect(tree.getByRole('row', { name: RegExp(`^A ${word} remix`) })).toBeVisible();
  });

  await test.step('what is withdrawn says so, and whose it was', async () => {
    await vera.ask('DELETE', `/api/works/${parent.id}`);
    await reader.go(`${pathOf('creatorLibrary')}?search=${word}`);
    await there.getByRole('link', { name: RegExp(`^A ${word} remix`) }).click();
    await expect(dialog.getByText(family.remixOfGone.replace('{{name}}', 'Vera Lind'))).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: family.gone.replace('{{name}}', 'Vera Lind') }),
    ).toBeVisible();
  });
});
