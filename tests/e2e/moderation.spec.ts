import { pathOf } from '@mirror-studio/domain/access';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import {
  communityNewsEndpoints,
  endpoints,
  type IdeaDetail,
  type ModerationNews,
} from '@mirror-studio/domain/contract';
import { moderation as texts } from '@mirror-studio/domain/texts/en/moderation';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { asking } from './asking.ts';
import { advanceClockUntilRequest } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

const bell = RegExp(`${notifications.title}|${notifications.unread_one.replace('{{count, number}} ', '')}`);

test('whose idea is hidden hears of it in the bell, with the rule that was broken, and when it is back', async ({
  page,
}) => {
  const studio = await Studio.start();
  /** `pnpm admin …`, while the studio does not run. */
  const decide = async (...given: string[]) => {
    // What a page was told is in its memory alone.
    await page.goto('about:blank');
    await studio.whileStopped(() => studio.admin(...given));
  };
  try {
    await page.clock.install();
    const person = new Person(page, studio, 'vera.first@example.test');
    const { access_token: token } = await person.signIn();
    const answer = await fetch(studio.url + endpoints.proposeIdea.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ title: 'Maps of numbats', words: '' }),
    });
    const { id, title } = ((await answer.json()) as { idea: IdeaDetail }).idea;
    const ask = asking(person, token);
    const untold = async () =>
      ((await ask('GET', communityNewsEndpoints.communityNews.path))['moderation'] as ModerationNews[])
        .length;
    const hears = async (message: string) => {
      // What is just being written is left to settle.
      await expect.poll(untold, { timeout: 30_000 }).toBe(1);
      await person.go(pathOf('roadmap'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { path, method } = communityNewsEndpoints.communityNewsTold;
      // The bell looks as seldom as the balance is read.
      await advanceClockUntilRequest(
        page,
        refreshLimits.balanceMs,
        (request) => request.url().endsWith(path) && request.method() === method,
      );
      await page.getByRole('button', { name: bell }).click();
      const said = message.replace('{{title}}', title).replace('{{rule}}', texts.rule_stolen);
      await expect(page.getByText(said)).toHaveCount(1);
    };
    await decide('hide', 'idea', id, 'stolen', 'Proved', 'twice');
    await hears(texts.ideaHidden);
    await expect(page.getByRole('link', { name: title })).toBeHidden();
    await decide('restore', 'idea', id, 'A', 'mistake');
    await hears(texts.ideaRestored);
  } finally {
    await studio.dispose();
  }
});
