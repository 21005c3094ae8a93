/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** The stories of components, by title. */
const files = globSync('{primitives,patterns,components}/**/*.stories.tsx', { cwd: src })
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))
  .filter(({ text }) => /^ {2}component: |Meta = \{.*component: |, component: /m.test(text))
  .map(({ path, text }) => ({ path, text, title: /title: '([^']+)'/.exec(text)?.[1] ?? path }));

/** Those without all states on one sheet, and why. */
const withoutMatrix: Record<string, string> = {
  'Primitives/Menu': 'it has one state, open, and one menu is open at a time',
  'Primitives/Popover': 'it has one state, open, and one popover is open at a time',
  'Primitives/Tooltip': 'it has one state, shown, and one tooltip is shown at a time',
  'Primitives/VirtualList':
    'its states are those of its rows; what differs is how it scrolls, which a sheet cannot show',
  'Components/GalleryGrid': 'its 56 large pictures, six times over, take longer than a story may',
  'Components/GalleryFilters': 'it is open beside its button, and one popover is open at a time',
  'Components/MovePictures': 'it has one state, open',
  'Pages/PhotoShoot': 'it is a page: its parts have their sheets',
  'Pages/PromptStudio': 'it is a page: its parts have their sheets',
};

describe('the stories of every component', () => {
  test.each(files)('$title has a Matrix, all its states at once', ({ title, text }) => {
    const has = /^export const Matrix\b/m.test(text);
    if (title in withoutMatrix) expect(has, 'it has one: take it off the list').toBe(false);
    else expect(has, `${title} has no Matrix: see test/sheet`).toBe(true);
  });

  test.each(files)(
    '$title: each tile of its Matrix is wide enough to read, under its name',
    ({ title, text }) => {
      if (title in withoutMatrix) return;
      // What these draw has both (test/sheet/sheet.css.ts).
      expect(text).toMatch(
        /^export const Matrix: Story = (\{\n {2}\.\.\.)?(sheetOf|sheetOfParts|windowsOf)\b/m,
      );
    },
  );

  test.each(files)('$title has a Playground, its properties in the panel', ({ title, text }) => {
    if (title.startsWith('Pages/')) return; // what a page is made of has its playgrounds
    const usual = /^export const (\w+): Story\b/m.exec(text)?.[1] ?? '';
    expect(/^export const Playground: Story = playgroundOf\((\w+)/m.exec(text)?.[1]).toBe(usual);
  });

  test.each(files)('$title has a spec, and so its keys or why it has none', ({ path, text, title }) => {
    // A page's component stands in its stories; it has the spec of its layout.
    const name = title.startsWith('Pages/') ? '\\w+' : (/\bcomponent: (\w+)/.exec(text)?.[1] ?? '');
    const specs = globSync(`${dirname(path)}/*.spec.tsx`, { cwd: src });
    // The compiler asks for the keys of every spec.
    const has = specs.some((spec) =>
      new RegExp(`^ {2}${name}: \\(\\): Spec\\b`, 'm').test(readFileSync(join(src, spec), 'utf8')),
    );
    expect(has, `${title} has no spec: see test/spec`).toBe(true);
  });

  test('nothing is excused that is not there', () => {
    expect(files.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(withoutMatrix)));
  });

  test('every component of the folders has stories', () => {
    const folders = globSync('{primitives,patterns,components}/**/index.ts', { cwd: src }).map(dirname);
    const found = globSync('{primitives,patterns,components}/**/*.stories.tsx', { cwd: src });
    const silent = folders.filter((folder) => !found.some((path) => path.startsWith(`${folder}/`)));
    expect(silent).toEqual([]);
  });
});
