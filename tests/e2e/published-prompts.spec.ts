import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { library } from '@mirror-studio/domain/texts/en/library';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { publishing } from '@mirror-studio/domain/texts/en/publishing';
import { saved as savedTexts } from '@mirror-studio/domain/texts/en/saved';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

const words = 'A dancer in {silk|linen} at first light';
const originWords = promptDocument.forkedFrom
  .replace('{{title}}', 'Cloth and light')
  .replace('{{author}}', 'Vera Lind');
/** As long as nobody else in this run has it. */
const newHandle = () =>
  `vera-${Math.random()
    .toString(36)
    .slice(2, 9)
    .replace(/[01ilorvm]/g, 'z')}`;

test('a prompt is published from the editor, forked and saved by somebody else, and withdrawn from my library', async ({
  person,
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const handle = newHandle();
  const { access_token: token } = await person.signIn();
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(person.studio.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const own = (await ask('GET', endpoints.ownProfile.path))['profile'] as { revision: number };
  await ask('PUT', endpoints.saveProfile.path, {
    name: 'Vera Lind',
    handle,
    words: '',
    links: [],
    basedOn: own.revision,
  });
  const { prompt } = (await ask('POST', endpoints.createPrompt.path, { text: words, title: 'Cloth' })) as {
    prompt: { id: string };
  };

  await test.step('what it is called is taken from the prompt; its words are shown before', async () => {
    await person.go(`${pathOf('editor')}/${prompt.id}`);
    await page.getByRole('button', { name: promptDocument.publish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: publishing.newPrompt });
    await expect(dialog.getByText(words)).toBeVisible();
    const title = dialog.getByRole('textbox', { name: publishing.title });
    await expect(title).toHaveValue('Cloth');
    await title.fill('');
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(title).toHaveAccessibleDescription(publishing.titleEmpty);
    await title.fill('Cloth and light');
    await dialog.getByText(publishing.allowsRemix, { exact: true }).click();
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(page.getByText(toasts.workPublished)).toBeVisible();
    await expect(page.getByRole('button', { name: promptDocument.published, exact: true })).toBeVisible();
  });

  const context = await browser.newContext();
  const reader = new Person(await context.newPage(), person.studio, person.email.replace('mara.', 'otto.'));
  await reader.signIn();
  let forkUrl = '';
  const link = reader.page.getByRole('link', { name: /^Prompt: Cloth and light/ });
  await test.step('somebody else finds it among the prompts, saves it and forks it', async () => {
    await reader.go(`${pathOf('creatorLibrary')}?type=prompt&author=${handle}`);
    await link.press('Enter');
    const dialog = reader.page.getByRole('dialog', { name: 'Cloth and light' });
    await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.try })).toHaveAttribute('href', /prompt=A\+dancer/);
    await dialog.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(dialog.getByRole('button', { name: texts.isSaved })).toBeVisible();
    await dialog.getByRole('button', { name: texts.fork }).click();
    await reader.page.getByRole('button', { name: toasts.promptOpen, exact: true }).click();
    await expect(reader.page).toHaveURL(RegExp(`${pathOf('editor')}/[0-9a-f-]+$`));
    const fork = reader.page.url();
    await reader.page.getByRole('link', { name: originWords }).click();
    await expect(dialog.getByText(words)).toBeVisible();
    await reader.page.goto(fork);
    await expect(reader.page.getByRole('link', { name: originWords })).toBeVisible();
    forkUrl = fork;
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await reader.page.getByRole('button', { name: texts.type_picture }).click();
    await expect(reader.page.getByText(texts.nothing)).toBeVisible();
    await reader.page.getByRole('button', { name: texts.type_prompt }).click();
    await expect(link).toBeVisible();
  });

  await test.step('withdrawn from my library, it is gone, and who saved it reads so', async () => {
    await person.go(pathOf('myLibrary'));
    const row = page.getByRole('row', { name: 'Cloth', exact: true });
    await expect(row.getByText(library.published)).toBeVisible();
    await row.getByRole('checkbox').click();
    await page.getByRole('toolbar').getByRole('button', { name: library.published }).click();
    const dialog = page.getByRole('dialog', { name: publishing.editTitle });
    await expect(dialog.getByRole('textbox', { name: publishing.title })).toHaveValue('Cloth and light');
    await dialog.getByRole('button', { name: publishing.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: publishing.withdraw }).click();
    await expect(page.getByText(toasts.workWithdrawn, { exact: true })).toBeVisible();
    await expect(row.getByText(library.published)).toBeHidden();
    await reader.page.goto(forkUrl);
    await expect(
      reader.page.getByText(promptDocument.forkedFromAuthor.replace('{{author}}', 'Vera Lind')),
    ).toBeVisible();
    await expect(reader.page.getByRole('link', { name: originWords })).toBeHidden();
    await reader.go(pathOf('saved'));
    await expect(reader.page.getByText(savedTexts.withdrawnTitle)).toBeVisible();
    await reader.go(`${pathOf('creatorLibrary')}?type=prompt&author=${handle}`);
    await expect(reader.page.getByText(texts.nothingTitle)).toBeVisible();
  });
  await context.close();
});
