import { explore } from '@mirror-studio/state-machines/explore';
import type { ShownFlow } from './shown-flow.ts';
import { titleOfFlow } from './title.ts';

/**
 * @param stateId - The id of a state, `editing.valid manyCredits`.
 * @returns The name of its story, `EditingValidManyCredits`.
 */
export function storyName(stateId: string): string {
  const words = stateId.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * @param stateId - The id of a state.
 * @returns The key of its story and its screenshots, `editing-valid-many-credits`.
 */
export function storyKey(stateId: string): string {
  // Storybook takes a figure for a word of its own.
  const spaced = storyName(stateId)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/gi, '$1-$2')
    .replace(/(\d)([a-z])/gi, '$1-$2');
  return spaced.toLowerCase();
}

/**
 * The stories of a flow: its page, the sheet of all its states, and one for every reachable state of its machine. Takes the flow and its view.
 *
 * @returns The text of the file.
 * @throws When two states would share a name.
 */
export function storiesOf({ name, flow, view, framed, height }: ShownFlow): string {
  const ids = explore(flow).map(({ id }) => id);
  const names = new Map(ids.map((id) => [storyName(id), id]));
  if (names.size !== ids.length || ['Page', 'AllStates'].some((own) => names.has(own)))
    throw new Error(`Two states of ${name} share the name of a story`);
  return [
    '// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.',
    `import { ${camel(name)}Flow as flow } from '@mirror-studio/state-machines/flows/${name}';`,
    `import { atlasOf } from '../atlas/page/StateStory.tsx';`,
    `import { ${view} as View } from './${view}.tsx';`,
    `import { drawing } from './${name}.drawing.generated.ts';`,
    `import { paths } from './${name}.paths.generated.ts';`,
    '',
    `const atlas = atlasOf({ flow, View, drawing, paths, height: ${height}${framed ? ', framed: true' : ''} });`,
    '',
    `export default { title: 'Flows/State Atlas/${titleOfFlow(name)}', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };`,
    '',
    'export const Page = atlas.page();',
    // The index of Storybook reads tags from the text alone.
    "export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };",
    ...[...names].map(([story, id]) => `export const ${story} = atlas.state('${id}');`),
    '',
  ].join('\n');
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
