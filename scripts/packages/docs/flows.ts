import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleToRead } from '../../../packages/flows/src/atlas/flow-page/example-to-read.ts';
import { flowNames } from '../flows.ts';
import { folderOf } from '../manifest.ts';
import { type FlowFacts, manifestsOfFlows } from './manifests.ts';
import { propertyTable } from './page.ts';
import { eventsIn } from './read-events.ts';
import { type EntryTypes, type Property, TypeReader } from './read-types.ts';

const code = (text: string) => `\`${text}\``;
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The flow in use, as it stands in its folder. */
const exampleOf = (name: string) =>
  exampleToRead(name, readFileSync(join(folderOf('flows'), 'src', name, `${name}.example.tsx`), 'utf8'));

function flowPage({ name, about, events, states }: FlowFacts, types: EntryTypes): string {
  const flow = types.components.find((each) => each.name === pascal(name));
  const properties = flow?.properties ?? [];
  const group = (of: string) => properties.find((each) => each.name === of)?.members ?? [];
  const said = new Map(
    eventsIn(name, `${pascal(name)}Emitted`).map((event) => [event.name, event.what] as const),
  );
  const effects = propertyTable(group('effects'));
  const emitted = propertyTable(
    group('on').map((each): Property => ({ ...each, what: each.what || (said.get(each.name) ?? '') })),
  );
  const taken = eventsIn(name, `${pascal(name)}Event`).filter((event) => events.includes(event.name));
  return `${[
    `# ${pascal(name)}`,
    about,
    `\`\`\`tsx\n${exampleOf(name)}\`\`\``,
    '## Properties',
    propertyTable(properties.filter(({ from, name: prop }) => from === 'own' || prop === 'ref')),
    ...(effects ? ['## Effects', 'What the flow does outside: `effects`.', effects] : []),
    ...(emitted ? ['## Emitted', 'What it asks of its surroundings: `on`.', emitted] : []),
    '## Events',
    'By `send` of `ref` or `trigger`:',
    taken
      .map(({ name: event, carries, what }) =>
        [`- ${code(event)}`, carries && ` with ${code(carries)}`, what && `: ${what}`].join(''),
      )
      .join('\n'),
    '## States',
    `For \`snapshot.matches\`: ${states.map(code).join(', ')}.`,
    '## Apart',
    `The view alone is \`${types.components.find((each) => each.name.endsWith('View'))?.name ?? ''}\` of the same entry, the machine is in \`@mirror-studio/state-machines/${name}\`, with the types of its context, events and effects.`,
  ].join('\n\n')}\n`;
}

/** The pages of the flows and the list of them, by path in the package. Needs flows to be built. */
export async function flowDocs(): Promise<Record<string, string>> {
  const names = flowNames();
  const entries = new TypeReader('flows').entries((name) => names.includes(name));
  const flows = manifestsOfFlows().flatMap((facts) => {
    const types = entries.find(({ name }) => name === facts.name);
    return types ? [{ facts, types }] : [];
  });
  return {
    ...Object.fromEntries(flows.map(({ facts, types }) => [`docs/${facts.name}.md`, flowPage(facts, types)])),
    'llms.txt': `# @mirror-studio/flows

> Whole flows of Mirror Studio for other products: a state machine joined with the components that show it, as one React component whose effects are typed properties.

- [README](./README.md): installation, one flow in ten lines, notices in words
- [Changes](./CHANGELOG.md)

## Flows

${flows.map(({ facts: { name, about } }) => `- [${pascal(name)}](./docs/${name}.md): ${about}`).join('\n')}
`,
  };
}
