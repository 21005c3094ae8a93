import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { pathOf } from '@mirror-studio/domain/access';
import { sampleIdeas, samplePeople, sampleWorks } from '@mirror-studio/domain/sample-community';
import { community } from '@mirror-studio/domain/texts/en/community';
import { roadmap } from '@mirror-studio/domain/texts/en/roadmap';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio, shellEnv } from './studio.ts';

const root = resolve(import.meta.dirname, '../..');

/** `pnpm admin …`, with the data of a studio that does not run. */
async function admin(dataDir: string, ...given: string[]): Promise<string> {
  const command = ['--conditions=@mirror-studio/source', 'packages/server/src/admin.ts', ...given];
  const env = { ...shellEnv(), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stdout;
}

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

    await studio.stop();
    expect(await admin(studio.dataDir, 'samples', 'remove')).toContain(
      `${samplePeople.length} sample creators are gone`,
    );
    await studio.run();
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
