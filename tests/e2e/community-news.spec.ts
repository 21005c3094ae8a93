import { pathOf } from '@mirror-studio/domain/access';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { type CommunityNews, endpoints } from '@mirror-studio/domain/contract';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { asking, newHandle } from './asking.ts';
import { advanceClockUntilRequest } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

test('of a new follower each tab that is open tells once, and none that is opened later', async ({
  person,
  page,
  browser,
}) => {
  const profile = (name: string, handle: string) => ({ name, handle, words: '', links: [], basedOn: 0 });
  await page.clock.install();
  const { access_token: token } = await person.enter();
  const ask = asking(person, token);
  const handle = newHandle('vera');
  await ask('PUT', endpoints.saveProfile.path, profile('Vera Lind', handle));

  const second = await page.context().newPage();
  await second.clock.install();
  await second.goto(person.studio.url + pathOf('gallery'));
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  // The bell looks as seldom as the balance is read.
  for (const tab of [page, second])
    await advanceClockUntilRequest(tab, refreshLimits.balanceMs, (request) =>
      request.url().endsWith(endpoints.communityNews.path),
    );

  const context = await browser.newContext();
  const follower = new Person(await context.newPage(), person.studio, person.email.replace('mara.', 'otto.'));
  const theirs = asking(follower, (await follower.openSession()).access_token);
  await theirs('PUT', endpoints.saveProfile.path, profile('Otto Lind', newHandle('otto')));
  await theirs('PUT', endpoints.followCreator.path.replace('{handle}', handle));
  const untold = async () =>
    ((await ask('GET', endpoints.communityNews.path))['news'] as CommunityNews[]).length;
  await expect.poll(untold, { timeout: 30_000 }).toBe(1);

  await page.clock.fastForward(refreshLimits.balanceMs);
  const bell = RegExp(`${notifications.title}|${notifications.unread_one.replace('{{count, number}} ', '')}`);
  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: bell }).click();
    await expect(tab.getByText('Otto Lind follows you.')).toHaveCount(1);
  }
  await expect.poll(untold).toBe(0);
  await context.close();
});
