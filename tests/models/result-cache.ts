import { join } from 'node:path';
import { flows } from '../../packages/flows/scripts/shown-flows.ts';
import type { ShownFlow } from '../../packages/flows/src/atlas/shown-flow.ts';
import { type ImportGraph, reach, readImportGraph, underAll } from '../../scripts/check/import-graph.ts';
import { isRecord, readPassed, snapshotOf, writePassed } from '../../scripts/check/result-cache.ts';
import type { Coverage } from './coverage.ts';

const root = join(import.meta.dirname, '../..');

/** It names every flow. What one of its imports alters is that flow, not all of them. */
const list = 'packages/state-machines/src/flows/flows.generated.ts';

/** What every exploration goes through. */
const common = ['tests/models/models.test.ts', 'packages/flows/src/atlas/harness/harness.tsx'];

/** It can change every exploration, whether or not it is imported. */
const everywhere = [
  /^tests\/(models\/|package\.json$|tsconfig\.json$)/,
  /^packages\/flows\/(src\/atlas\/harness|scripts)\//,
  /^scripts\/paths\.mjs$/,
  ...underAll,
];
const isSource = (file: string) => /^packages\/[^/]+\/(src|test)\/|^tests\/models\//.test(file);
const isBeside = (file: string) => /^packages\/.*(\.test\.tsx?|\.fuzz\.ts|\.stories\.tsx|\.mdx?)$/.test(file);

/** The files from which a flow's exploration is made: its view, its paths, and the folder of its machine and manifest. */
function isOwn({ name, view }: ShownFlow, file: string): boolean {
  return (
    file === `packages/flows/src/${name}/${view}.tsx` ||
    file === `packages/flows/src/${name}/${name}.paths.generated.ts` ||
    file.startsWith(`packages/state-machines/src/${name}/`)
  );
}

/** Which flows a change of these files (from the root) can alter: the exploration, or what it must come to. */
export function flowsAlteredBy(changed: readonly string[], importGraph: ImportGraph): ReadonlySet<string> {
  const all = new Set(flows.map(({ name }) => name));
  const relevant = changed.filter((file) => !isBeside(file));
  const isForAll = (file: string) =>
    (isSource(file) && !importGraph.has(file)) || everywhere.some((pattern) => pattern.test(file));
  if (relevant.some(isForAll)) return all;
  const withoutList = new Map(
    [...importGraph].map(([file, by]) => [file, new Set([...by].filter((each) => each !== list))]),
  );
  const reached = [...reach(relevant, withoutList)];
  if (reached.some((file) => common.includes(file))) return all;
  return new Set(flows.filter((flow) => reached.some((file) => isOwn(flow, file))).map(({ name }) => name));
}

const isCoverage = (value: unknown): value is Coverage =>
  isRecord(value) && Array.isArray(value['notCovered']);

/** The explorations that passed in an earlier run of the whole check and cannot have changed since: their coverages. */
export class ExplorationCache {
  readonly #file = join(root, '.cache/passed-models.json');
  readonly #now = process.env['MIRROR_CACHE'] ? snapshotOf(root) : null;
  readonly #passed: Map<string, Coverage>;

  constructor() {
    const alteredBy = (files: string[]) => {
      const altered = flowsAlteredBy(files, readImportGraph());
      return (name: string) => altered.has(name);
    };
    this.#passed = this.#now ? readPassed(this.#file, this.#now, isCoverage, alteredBy) : new Map();
  }

  coverageOf(name: string): Coverage | undefined {
    return this.#passed.get(name);
  }

  /** Takes the coverages of the flows that have passed by now. */
  keep(coverages: readonly Coverage[]): void {
    if (this.#now)
      writePassed(this.#file, this.#now, new Map(coverages.map((coverage) => [coverage.flow, coverage])));
  }
}
