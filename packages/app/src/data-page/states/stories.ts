import { type ListPage, listStates } from './list-states.ts';

const pascal = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `refused NOT_FOUND` becomes `RefusedNotFound`. */
const storyName = (state: string) =>
  pascal(state.replace(/[A-Z_]{3,}/g, (code) => code.toLowerCase().replaceAll('_', ' ')));

/**
 * The text of a page's story file: a story for every state it can be in. Storybook reads their names without running it.
 * Takes the folder of the page below `src`, its name in files, and what it says about itself.
 */
export function storiesOfPage<Item, Data>(folder: string, name: string, page: ListPage<Item, Data>): string {
  const view = `${pascal(name)}View`;
  return [
    '// Generated from the contract by `pnpm generate`: a story for every state that the page can be in.',
    `import { listPageStories } from '${'../'.repeat(folder.split('/').length)}data-page/states/ListPageStory.tsx';`,
    `import { ${view} } from './${view}.tsx';`,
    `import { page } from './${name}.page.ts';`,
    '',
    `const stories = listPageStories(page, ${view});`,
    '',
    `export default { title: 'Pages/${page.title}', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };`,
    '',
    ...Object.keys(listStates(page)).map(
      (state) => `export const ${storyName(state)} = stories.state('${state}');`,
    ),
    '',
  ].join('\n');
}
