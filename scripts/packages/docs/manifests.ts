import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf } from '../manifest.ts';

/** What is read of a flow's manifest. */
export interface FlowFacts {
  name: string;
  about: string;
  events: readonly string[];
  states: readonly string[];
}

/** What the manifests say, read where they can run: their imports are of sources. */
export function manifestsOfFlows(): FlowFacts[] {
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
