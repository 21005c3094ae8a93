import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../../.storybook/areas.ts';
import { idOf, ownTitle } from '../../../.storybook/docs/ids.ts';
import { readPages } from '../../../.storybook/search/plugin.ts';

const root = join(import.meta.dirname, '../../..');

describe('the sidebar', () => {
  it.each([
    ['packages/ui/src/components/economy/X/X.stories.tsx', 'Components/X', 'Components/Economy/X', false],
    ['packages/ui/src/components/X/X.stories.tsx', 'Components/X', 'Components/General/X', false],
    ['packages/ui/src/components/shoot/X/XPage.stories.tsx', 'Pages/X', 'Pages/X', false],
    ['packages/ui/src/components/shoot/X/XPage.stories.tsx', 'Pages/PhotoShoot', 'Pages/Photo shoot', false],
    ['packages/app/src/x.stories.tsx', 'Pages/Every job', 'Pages/Every job', false],
    [
      'packages/ui/src/primitives/Switch/Switch.stories.tsx',
      'Primitives/Switch',
      'Primitives/Choices/Switch',
      false,
    ],
    [
      'packages/ui/test/keyboard/Keyboard.stories.tsx',
      'Primitives/Keyboard',
      'Suites/Primitives/Keyboard',
      true,
    ],
  ])('shows %s (%s) as %s', (path, title, placed, isSuite) => {
    expect(placeOf(path, title)).toEqual({ title: placed, isSuite });
  });

  it('shows every primitive in a group', () => {
    const stories = globSync('packages/ui/src/primitives/*/*.stories.tsx', { cwd: root });
    expect(
      stories.filter((path) => !/^Primitives\/\w+\/X$/.test(placeOf(path, 'Primitives/X').title)),
    ).toEqual([]);
  });

  it('gives nothing a place that does not lead back to its own title', () => {
    for (const path of globSync('packages/ui/src/{components,primitives}/**/*.stories.tsx', { cwd: root })) {
      const title = /\btitle: '((?:Components|Primitives)\/[^']+)'/.exec(
        readFileSync(join(root, path), 'utf8'),
      )?.[1];
      if (title) expect(ownTitle(placeOf(path, title).title)).toBe(title);
    }
  });

  it('keeps the address that the title gives', () => {
    expect(idOf('Components/Behavior/Escape before focus')).toBe('components-behavior-escape-before-focus');
  });
});

describe('the words of pages', () => {
  let pages: Awaited<ReturnType<typeof readPages>> = [];
  beforeAll(async () => {
    pages = await readPages();
  }, 120_000);

  it.each([
    ['components-exchangedialog--docs', 'rounded down'],
    ['flows-exchange--docs', 'Coins for credits'],
    ['flows-state-atlas-exchange--all-states', 'editing.invalid.belowMinimum'],
    ['welcome--docs', 'black glass'],
    // Names: a property of its own, one of React Aria, what a machine hears and what it keeps.
    ['primitives-menu--docs', 'isPrerendered'],
    ['primitives-menu--docs', 'onSelectionChange'],
    // Sections that the page makes by itself.
    ['primitives-menu--docs', 'Contrast'],
    ['primitives-menu--docs', 'Keyboard'],
    ['flows-exchange--docs', 'amount.changed'],
    ['flows-exchange--docs', 'availableCoins'],
  ])('of %s are known', (id, words) => {
    expect(pages.find((page) => page.id === id)?.words).toContain(words);
  });
});
