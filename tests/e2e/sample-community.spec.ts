import { pathOf } from '@mirror-studio/domain/access';
import { sampleIdeas, samplePeople, sampleWorks } from '@mirror-studio/domain/sample-community';
import { community } from '@mirror-studio/domain/texts/en/community';
import { roadmap } from '@mirror-studio/domain/texts/en/roadmap';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

test('a fresh machine begins with samples, marked where they stand, and one command ends them', {
  tag: '@slow',
}, async ({ page }) => {
  const studio = await Studio.start({ fresh: true, env: { SAMPLE_COMMUNITY: undefined } });
  try {
    const person = new Person(page, studio, 'mara.first@example.test');
    await person.signIn();
    const [first] = sampleWorks;
    const open = page.getByRole('link', { name: new RegExp(`^${first?.title}`) });
    // They are drawn beside everything else, one after the other: it is ended while it goes on.
    await expect(async () => {
      await person.go(pathOf('creatorLibrary'));
      await expect(open).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(open).toHaveAccessibleName(new RegExp(community.sample));
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(community.sample, { exact: true })).toBeVisible();
    const author = samplePeople.find(({ handle }) => handle === first?.by);
    await dialog.getByRole('link', { name: author?.name ?? '' }).click();
    await expect(page.getByRole('heading', { name: author?.name ?? '', level: 1 })).toBeVisible();
    await expect(page.getByText(community.sample, { exact: true }).first()).toBeVisible();
    await person.go(pathOf('roadmap'));
    const ideas = page.getByRole('link', { name: sampleIdeas[1]?.title ?? '' });
    await expect(ideas).toBeVisible();
    await expect(page.getByText(community.sample).first()).toBeVisible();

    expect(await studio.whileStopped(() => studio.admin('samples', 'remove'))).toContain(
      `${samplePeople.length} sample creators are gone`,
    );
    await person.go(pathOf('creatorLibrary'));
    await expect(page.getByText(texts.emptyTitle)).toBeVisible();
    await expect(open).toBeHidden();
    await person.go(pathOf('roadmap'));
    await expect(page.getByRole('button', { name: roadmap.propose })).toBeVisible();
    await expect(ideas).toBeHidden();
    await expect(page.getByText(community.sample)).toBeHidden();
  } finally {
    await studio.dispose();
  }
});
