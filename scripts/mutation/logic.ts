import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../paths.mjs';
import { reasonOf } from './equivalent.ts';
import { type Change, refusedByCompiler } from './refused.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A change that no test notices. */
export interface Survivor {
  file: string;
  line: number;
  /** The line as it is, and what the changed part of it becomes. */
  before: string;
  after: string;
  /** Why nothing can notice it; otherwise a test is missing. */
  reason: string | null;
}

export interface Outcome {
  noticed: number;
  survivors: Survivor[];
  /** The compiler refuses them, or nothing starts with them: no one can land them. */
  refused: number;
}

interface Folder {
  mutate: readonly string[];
  tests: readonly string[];
}

/**
 * Runs the mutants of one folder against its tests. What has not changed since the last time counts as it did
 * (`.cache/mutation`). `name` is unique among the folders; `concurrency` is how many tests run at once.
 */
export async function mutate(name: string, { mutate, tests }: Folder, concurrency: number): Promise<Outcome> {
  process.env['MUTATION_TESTS'] = tests.join(' ');
  process.env['NODE_OPTIONS'] = '--conditions=@mirror-studio/source';
  const results = await new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    mutate: [...mutate],
    concurrency,
    incrementalFile: resultsFor(name, tests),
    tempDirName: `.cache/mutation/sandbox-${name}`,
  }).runMutationTest();
  const outcome: Outcome = { noticed: 0, survivors: [], refused: 0 };
  const unnoticed: (MutantResult & Change)[] = [];
  for (const each of results) {
    if (each.status === 'Killed' || each.status === 'Timeout') outcome.noticed += 1;
    else if (each.status === 'Survived' || each.status === 'NoCoverage') unnoticed.push(changeOf(each));
    else outcome.refused += 1;
  }
  // Something else is wrong where hardly any mutant can be run.
  if (outcome.refused > outcome.noticed + unnoticed.length)
    throw new Error(
      `${outcome.refused} of ${results.length} mutants of ${name} end in an error before a test runs.`,
    );
  const refused = await refusedByCompiler(unnoticed);
  outcome.refused += refused.size;
  outcome.survivors = unnoticed.filter((each) => !refused.has(each)).map(survivorOf);
  return outcome;
}

const changeOf = (mutant: MutantResult) => ({
  ...mutant,
  ...mutant.location,
  file: relative(root, mutant.fileName),
  replacement: mutant.replacement ?? '',
});

/**
 * Where the results of a folder are kept. What was not noticed is tried again whenever a test has changed (Stryker
 * itself does not see that of every mutant), and everything when what tests share has changed.
 */
function resultsFor(name: string, tests: readonly string[]): string {
  const shared = tests.map((glob) => `${glob.split('/src/')[0]}/src/testing/*.ts`);
  const prefix = `.cache/mutation/${name}-${digestOf(shared)}`;
  const file = `${prefix}-${digestOf(tests)}.json`;
  const [last] = globSync(`${prefix}-*.json`, { cwd: root })
    .map((path) => ({ path: join(root, path), changedMs: statSync(join(root, path)).mtimeMs }))
    .toSorted((a, b) => b.changedMs - a.changedMs);
  if (last && !existsSync(join(root, file))) {
    const report: Report = JSON.parse(readFileSync(last.path, 'utf8'));
    for (const each of Object.values(report.files))
      each.mutants = each.mutants.filter(({ status }) => status === 'Killed');
    writeFileSync(join(root, file), JSON.stringify(report));
  }
  return file;
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

function digestOf(globs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...globs], { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function survivorOf({ file, start, replacement }: Change): Survivor {
  const before = readFileSync(join(root, file), 'utf8').split('\n')[start.line - 1]?.trim() ?? '';
  const after = replacement.split('\n')[0] ?? '';
  return { file, line: start.line, before, after, reason: reasonOf({ file, before, after }) };
}
