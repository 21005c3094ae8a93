import { join } from 'node:path';
import { flows } from '../../packages/app/scripts/shown-flows.ts';
import type { ShownFlow } from '../../packages/app/src/atlas/shown-flow.ts';
import { type Importers, reach, readImporters, underAll } from '../../scripts/importers.ts';
import { isRecord, keepPassed, recallPassed, snapshotOf } from '../../scripts/memory.ts';
import type { Tally } from './tally.ts';

const root = join(import.meta.dirname, '../..');

/** It names every flow. What one of its imports alters is that flow, not all of them. */
const list = 'packages/state-machines/src/flows/flows.generated.ts';

/** What every walk goes through. */
const common = ['tests/models/models.test.ts', 'packages/app/src/atlas/harness/harness.tsx'];

/** It can change every walk, whether or not it is imported. */
const everywhere = [
  /^tests\/(models\/|package\.json$|tsconfig\.json$)/,
  /^packages\/app\/(src\/atlas\/harness|scripts)\//,
  /^scripts\/paths\.mjs$/,
  ...underAll,
];
const isSource = (file: string) => /^packages\/[^/]+\/src\/|^tests\/models\//.test(file);
const isBeside = (file: string) => /^packages\/.*(\.test\.tsx?|\.fuzz\.ts|\.stories\.tsx|\.mdx?)$/.test(file);

/** The files from which a flow's walk is made: its view, its ways, and the folder of its machine and manifest. */
function isOwn({ name, folder, view }: ShownFlow, file: string): boolean {
  return (
    file === `packages/app/src/${folder}/${view}.tsx` ||
    file === `packages/app/src/${folder}/${name}.ways.generated.ts` ||
    file.startsWith(`packages/state-machines/src/${name}/`)
  );
}

/** Which flows a change of these files (from the root) can alter: the walk, or what it must come to. */
export function flowsAlteredBy(changed: readonly string[], importers: Importers): ReadonlySet<string> {
  const all = new Set(flows.map(({ name }) => name));
  const relevant = changed.filter((file) => !isBeside(file));
  const isForAll = (file: string) =>
    (isSource(file) && !importers.has(file)) || everywhere.some((pattern) => pattern.test(file));
  if (relevant.some(isForAll)) return all;
  const withoutList = new Map(
    [...importers].map(([file, by]) => [file, new Set([...by].filter((each) => each !== list))]),
  );
  const reached = [...reach(relevant, withoutList)];
  if (reached.some((file) => common.includes(file))) return all;
  return new Set(flows.filter((flow) => reached.some((file) => isOwn(flow, file))).map(({ name }) => name));
}

const isTally = (value: unknown): value is Tally => isRecord(value) && Array.isArray(value['notCovered']);

/** The walks that passed in an earlier run of the whole check and cannot have changed since: their tallies. */
export class WalkMemory {
  readonly #file = join(root, '.cache/passed-models.json');
  readonly #now = process.env['MIRROR_REMEMBER'] ? snapshotOf(root) : null;
  readonly #passed: Map<string, Tally>;

  constructor() {
    const alteredBy = (files: string[]) => {
      const altered = flowsAlteredBy(files, readImporters());
      return (name: string) => altered.has(name);
    };
    this.#passed = this.#now ? recallPassed(this.#file, this.#now, isTally, alteredBy) : new Map();
  }

  tallyOf(name: string): Tally | undefined {
    return this.#passed.get(name);
  }

  /** Takes the tallies of the flows that have passed by now. */
  keep(tallies: readonly Tally[]): void {
    if (this.#now) keepPassed(this.#file, this.#now, new Map(tallies.map((tally) => [tally.flow, tally])));
  }
}
