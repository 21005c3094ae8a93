import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type IdeaDetail } from '@mirror-studio/domain/contract';
import { ideaParameter } from '@mirror-studio/domain/roadmap';
import { storageKey } from '@mirror-studio/domain/storage';
import { report } from '@mirror-studio/domain/texts/es/report';
import { roadmap as texts } from '@mirror-studio/domain/texts/es/roadmap';
import { routes } from '@mirror-studio/domain/texts/es/routes';
import { toasts } from '@mirror-studio/domain/texts/es/toasts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('an idea is found while another is typed, voted for, proposed and spoken of by keyboard at 320 px in Spanish', async ({
  person,
  page,
}) => {
  test.setTimeout(120_000);
  // A word that no other idea of this run has.
  const word = `quokka${crypto
    .randomUUID()
    .replace(/[^a-f]/g, 'z')
    .slice(0, 8)}`;
  const other = new Person(page, person.studio, person.email.replace('mara.', 'otto.'));
  const { access_token: token } = await other.openSession();
  const answer = await fetch(person.studio.url + endpoints.proposeIdea.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ title: `Mapas de ${word}`, words: '' }),
  });
  const { idea } = (await answer.json()) as { idea: IdeaDetail };

  await person.signIn();
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('roadmap'));
  await expect(page.getByRole('heading', { name: routes.roadmap, level: 1 })).toBeVisible();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.getByRole('link', { name: idea.title })).toBeVisible();
  await fits();

  await page.getByRole('button', { name: new RegExp(`^${texts.status_shipped}`) }).press('Enter');
  await expect(page).toHaveURL(/column=shipped/);
  await expect(page.getByRole('link', { name: idea.title })).toBeHidden();
  // What has shipped is read elsewhere too: a browser takes it for what it is.
  const address = await page.getByRole('link', { name: texts.feed }).getAttribute('href');
  const root = (path: string | null) =>
    page.evaluate(async (from) => {
      const text = await (await fetch(from)).text();
      return new DOMParser().parseFromString(text, 'application/xml').documentElement.localName;
    }, path ?? '');
  expect(await root(address)).toBe('rss');
  await page.getByRole('button', { name: new RegExp(`^${texts.status_considering}`) }).press('Enter');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: texts.propose }).press('Enter');
  await expect(dialog).toBeVisible();
  const title = dialog.getByRole('textbox', { name: texts.title });
  await title.focus();
  await page.keyboard.type(`Un mapa con ${word}`);
  const vote = (within: typeof dialog) =>
    within.getByRole('button', { name: new RegExp(`^Votar por ${idea.title}`) });
  await expect(vote(dialog)).toBeVisible();
  await fits();
  await page.keyboard.press('Tab');
  await expect(vote(dialog)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(vote(dialog)).toHaveAccessibleName(`Votar por ${idea.title}, 2`);
  await expect(vote(dialog)).toHaveAttribute('aria-pressed', 'true');

  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' y otro');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: toasts.region }).getByText(toasts.ideaProposed),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { name: `Un mapa con ${word} y otro` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ideaParameter}=`));

  const comment = dialog.getByRole('textbox', { name: new RegExp(`^${texts.comment}`) });
  await comment.focus();
  await page.keyboard.type('<b>Con leyenda</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('<b>Con leyenda</b>')).toBeVisible();
  await expect(comment).toHaveValue('');
  await fits();
  await page.reload();
  await expect(dialog.getByText('<b>Con leyenda</b>')).toBeVisible();
  await dialog.getByRole('button', { name: texts.commentDelete }).press('Enter');
  await expect(dialog.getByText(texts.noComments)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${pathOf('roadmap')}$`));

  await expect(vote(page.getByRole('main'))).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: idea.title }).press('Enter');
  await expect(dialog.getByRole('button', { name: report.titleIdea })).toBeVisible();
  await vote(dialog).press('Space');
  await expect(vote(dialog)).toHaveAccessibleName(`Votar por ${idea.title}, 1`);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(vote(page.getByRole('main'))).toHaveAttribute('aria-pressed', 'false');
});
