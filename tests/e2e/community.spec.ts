import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, type GalleryItem, type Work } from '@mirror-studio/domain/contract';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { report } from '@mirror-studio/domain/texts/en/report';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { works } from '@mirror-studio/domain/texts/en/works';
import { asking, newHandle } from './asking.ts';
import { expect, test } from './fixtures.ts';
import { Person, shootLimit } from './person.ts';

test('of two people one publishes, the other likes, follows, mutes, reports and blocks, and ends it again', async ({
  person,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const handle = newHandle('vera');
  const { access_token: token } = await person.signIn();
  const ask = asking(person, token);
  await person.makeShoot(token, { prompt: 'Salt flats at first light', imageCount: 1 });
  const pictures = async () => (await ask('GET', endpoints.gallery.path))['items'] as GalleryItem[];
  await expect.poll(async () => (await pictures()).length, shootLimit).toBe(1);
  const own = (await ask('GET', endpoints.ownProfile.path))['profile'] as { revision: number };
  await ask('PUT', endpoints.saveProfile.path, {
    name: 'Vera Lind',
    handle,
    words: 'Salt, and light.',
    links: [],
    basedOn: own.revision,
  });
  const { id } = (
    await ask('POST', endpoints.publishWork.path, {
      mediaId: (await pictures())[0]?.id,
      title: 'Slow tide',
      tags: [],
      sharesPrompt: true,
      allowsRemix: true,
      licence: null,
    })
  )['work'] as Work;
  const likes = async () => ((await ask('GET', `/api/works/${id}`))['work'] as Work).likes;

  const context = await browser.newContext();
  const reader = new Person(await context.newPage(), person.studio, person.email.replace('mara.', 'otto.'));
  await reader.enter();
  const there = reader.page;
  const dialog = there.getByRole('dialog');
  const like = dialog.getByRole('button', { name: RegExp(`^${texts.like}`) });

  await test.step('a like is shown at once, counted, and taken back where it could not be sent', async () => {
    await reader.go(`${pathOf('creatorLibrary')}?work=${id}`);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName(`${texts.like} 1`);
    await expect.poll(likes).toBe(1);
    await there.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(true);
    await like.click();
    await expect(there.getByText(toasts.savedFailed)).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
  });

  await test.step('who is followed fills the feed', async () => {
    await reader.go(`${pathOf('creatorLibrary')}?feed=followed`);
    await expect(there.getByRole('heading', { name: texts.followedTitle })).toBeVisible();
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await expect(there.getByText('0 followers')).toBeVisible();
    await there.getByRole('button', { name: texts.follow, exact: true }).click();
    await expect(there.getByRole('button', { name: texts.following, exact: true })).toBeVisible();
    await expect(there.getByText('1 follower')).toBeVisible();
    await reader.go(pathOf('creatorLibrary'));
    await there.getByText(texts.feedFollowed, { exact: true }).click();
    await expect(there).toHaveURL(/feed=followed/);
    await expect(there.getByRole('link', { name: /^Slow tide/ })).toBeVisible();
  });

  await test.step('who is muted is on their page alone', async () => {
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await there.getByRole('button', { name: 'More about Vera Lind' }).click();
    await there.getByRole('menuitem', { name: texts.mute }).click();
    await expect(there.getByText(texts.muted)).toBeVisible();
    await expect(there.getByRole('link', { name: /^Slow tide/ })).toBeVisible();
    await expect(there.getByText('Vera Lind is muted')).toBeVisible();
    await reader.go(`${pathOf('creatorLibrary')}?author=${handle}`);
    await expect(there.getByRole('link', { name: /^Slow tide/ })).toBeVisible();
    await reader.go(`${pathOf('creatorLibrary')}?feed=followed`);
    await expect(there.getByRole('heading', { name: texts.followedTitle })).toBeVisible();
  });

  await test.step('a work is reported, with what is missing said beside its field', async () => {
    await reader.go(`${pathOf('creatorLibrary')}?work=${id}`);
    await dialog.getByRole('button', { name: report.report, exact: true }).click();
    const asked = there.getByRole('dialog', { name: report.titleWork });
    await asked.getByRole('button', { name: report.send }).click();
    await expect(asked.getByText(report.reasonMissing)).toBeVisible();
    await asked.getByText(report.reason_stolen, { exact: true }).click();
    await asked.getByRole('button', { name: report.send }).click();
    await expect(there.getByText(toasts.reportSent)).toBeVisible();
    await expect(asked).toBeHidden();
  });

  await test.step('who is blocked is gone, for both, with what was liked', async () => {
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await there.getByRole('button', { name: 'More about Vera Lind' }).click();
    await there.getByRole('menuitem', { name: texts.block }).click();
    await there.getByRole('alertdialog').getByRole('button', { name: texts.block }).click();
    await expect(there.getByText('Vera Lind is blocked')).toBeVisible();
    await expect(there).toHaveURL(RegExp(`${pathOf('creatorLibrary')}$`));
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await expect(there.getByRole('heading', { name: ownProfile.notFoundTitle })).toBeVisible();
    await reader.go(`${pathOf('creatorLibrary')}?work=${id}`);
    await expect(dialog.getByText(works.missing)).toBeVisible();
    await expect.poll(likes).toBe(0);
  });

  await test.step('the block is ended where it is listed', async () => {
    await reader.go(`${pathOf('profile')}#relations`);
    const list = there.getByRole('region', { name: texts.peopleTitle });
    await list.getByText(texts.kind_block, { exact: true }).click();
    await expect(list.getByText(`@${handle}`)).toBeVisible();
    await list.getByRole('button', { name: 'Unblock Vera Lind' }).click();
    await expect(list.getByText(texts.empty_block)).toBeVisible();
    await reader.go(pathOf('creatorProfile', { id: handle }));
    await expect(there.getByRole('button', { name: texts.follow, exact: true })).toBeVisible();
    await expect(there.getByText('0 followers')).toBeVisible();
  });
  await page.close();
  await context.close();
});
