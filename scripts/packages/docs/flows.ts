import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flowNames } from '../flows.ts';
import { folderOf } from '../manifest.ts';
import { propertyTable } from './page.ts';
import { eventsIn } from './read-events.ts';
import { type EntryTypes, type Property, TypeReader } from './read-types.ts';

interface FlowFacts {
  name: string;
  about: string;
  events: readonly string[];
  states: readonly string[];
}

/** What the manifests say, read where they can run: their imports are of sources. */
function manifests(): FlowFacts[] {
  const index = pathToFileURL(join(folderOf('state-machines'), 'src/flows/index.ts')).href;
  const program = `const { flows } = await import('${index}');
const statesOf = (node, path = '') => Object.entries(node.states ?? {}).flatMap(([name, inner]) => [path + name, ...statesOf(inner, path + name + '.')]);
console.log(JSON.stringify(Object.values(flows).map(({ name, about, machine }) => ({
  name, about,
  events: machine.events.filter((event) => event !== '*' && !event.startsWith('xstate.')).toSorted(),
  states: statesOf(machine.config),
}))));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@mirror-studio/source', '--input-type=module', '--eval', program],
    { encoding: 'utf8', cwd: folderOf('state-machines'), maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`The manifests of the flows cannot be read:\n${stderr}`);
  return JSON.parse(stdout);
}

const code = (text: string) => `\`${text}\``;
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

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
    `\`\`\`ts\nimport { ${pascal(name)} } from '@mirror-studio/flows/${name}';\n\`\`\``,
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
  const flows = manifests().flatMap((facts) => {
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
