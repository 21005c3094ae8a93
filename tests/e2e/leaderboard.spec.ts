import { pathOf } from '@mirror-studio/domain/access';
import { bandPoints } from '@mirror-studio/domain/constants/leaderboard';
import { endpoints, type OwnRank, type Prompt, type Work } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { arcana } from '@mirror-studio/domain/texts/es/arcana';
import { leaderboard as texts } from '@mirror-studio/domain/texts/es/leaderboard';
import { routes } from '@mirror-studio/domain/texts/es/routes';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The places are counted some seconds after a like. */
const countLimit = { timeout: 60_000 };

function asking(person: Person, token: string) {
  return async (method: string, path: string, body?: object) => {
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
}

test('a like gives a place, which is found by the keyboard at 320 px in Spanish', async ({
  person,
  page,
}) => {
  test.setTimeout(180_000);
  const handle = `vera-${crypto
    .randomUUID()
    .replace(/[^a-f]/g, 'z')
    .slice(0, 8)}`;
  const { access_token: token } = await person.signIn();
  const ask = asking(person, token);
  const own = (await ask('GET', endpoints.ownProfile.path))['profile'] as { revision: number };
  const said = { name: 'Vera Lind', handle, words: '', links: [], basedOn: own.revision };
  await ask('PUT', endpoints.saveProfile.path, said);
  const written = { text: 'Salt flats at first light', title: 'Salt', notes: '' };
  const prompt = (await ask('POST', endpoints.createPrompt.path, written))['prompt'] as Prompt;
  const { id } = (
    await ask('POST', endpoints.publishPrompt.path, {
      promptId: prompt.id,
      versionId: prompt.versionId,
      title: 'Salt',
      tags: [],
      allowsRemix: true,
      licence: null,
    })
  )['work'] as Work;

  const reader = new Person(page, person.studio, person.email.replace('mara.', 'otto.'));
  const { access_token: readerToken } = await reader.openSession();
  await asking(reader, readerToken)('PUT', `/api/works/${id}/like`);
  const place = async () =>
    ((await ask('GET', `${endpoints.leaderboard.path}?period=week&board=all`))['own'] as OwnRank).place;
  await expect.poll(place, countLimit).not.toBeNull();

  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('leaderboard'));
  await expect(page.getByRole('heading', { name: routes.leaderboard, level: 1 })).toBeVisible();
  const mine = page.getByRole('region', { name: texts.ownTitle });
  await expect(mine.getByText(arcana.name_magician, { exact: true })).toBeVisible();
  await expect(
    mine.getByText(`${bandPoints.priestess - 1} puntos hasta ${arcana.name_priestess}`),
  ).toBeVisible();

  await page.getByRole('button', { name: texts.period_week }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=ever/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/board=new/);
  const row = page.getByRole('link', { name: /Vera Lind .* 1 punto$/ });
  await expect(row).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RegExp(`${pathOf('creatorProfile', { id: handle })}$`));
  await expect(
    page.getByRole('figure', { name: `${arcana.name_magician} 1 punto`, exact: true }),
  ).toBeVisible();
});
