import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, manifestOf } from '../manifest.ts';
import { manifestsOfFlows } from './manifests.ts';

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The rows of the table of entries in the README: their names, and what they hold. */
function entriesInReadme(readme: string): { names: string[]; what: string }[] {
  const table = readme.slice(readme.indexOf('## Entries'));
  return [...table.matchAll(/^\| (`.+?) \| (.+?) \|$/gm)].map(([, names = '', what = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    what,
  }));
}

/** The list of what domain publishes, from the table of its README. Throws when an entry is missing there. */
export async function domainDocs(): Promise<Record<string, string>> {
  const { name, publishConfig, description } = manifestOf('domain');
  const rows = entriesInReadme(readFileSync(join(folderOf('domain'), 'README.md'), 'utf8'));
  const said = new Set(rows.flatMap(({ names }) => names));
  const isSaid = (entry: string) => said.has(entry) || /^(texts|constants)\//.test(entry);
  const unsaid = Object.keys(publishConfig.exports)
    .map((path) => path.replace('./', ''))
    .filter((entry) => entry !== 'package.json' && !isSaid(entry));
  if (unsaid.length > 0) throw new Error(`The README of domain says nothing of ${unsaid.join(', ')}.`);
  const list = rows.map(
    ({ names, what }) => `- ${names.map((entry) => `\`${name}/${entry}\``).join(', ')}: ${what}`,
  );
  return {
    'llms.txt': `# ${name}

> ${description}

Each subject is an entry of its own, and there is no barrel. Every exported name has its comment in \`dist/types\`.

- [README](./README.md): installation, an example, the entries
- [Changes](./CHANGELOG.md)

## Entries

${list.join('\n')}
`,
  };
}

/** The list of the machines, from their manifests. */
export async function machineDocs(): Promise<Record<string, string>> {
  const { name, description } = manifestOf('state-machines');
  const list = manifestsOfFlows().map(
    ({ name: flow, about }) =>
      `- \`${name}/${flow}\`: \`provide${pascal(flow)}\` or the machine itself; its context, events and effects in \`dist/types/${flow}/${flow}.types.d.ts\`. ${about}`,
  );
  return {
    'llms.txt': `# ${name}

> ${description}

An effect is a function \`(input, signal) => Promise<output>\`; what a machine asks of its surroundings it emits. \`@mirror-studio/flows\` has each with its view, as one React component.

- [README](./README.md): installation, an example, the flows with their events and effects
- [Changes](./CHANGELOG.md)

## Flows

${list.join('\n')}

## Besides

- \`${name}/shared\`: what machines share: effects, failures, notices
- \`${name}/flows\`, \`${name}/flows/<flow>\`: what an exploration sends to each
- \`${name}/explore\`: \`explore\` and \`cover\`, which reach every state of a machine
`,
  };
}
