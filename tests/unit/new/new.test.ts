// Makes one of each kind by `pnpm new` in a copy of the project, and holds what was made to the project's own checks.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generators } from '../../../scripts/generators.mjs';
import { root } from '../../../scripts/paths.mjs';

const copy = mkdtempSync(join(tmpdir(), 'new-'));
const output = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
const env = {
  ...process.env,
  CI: undefined,
  NODE_OPTIONS: '--conditions=@mirror-studio/source',
  // The baselines of the copy are nobody's: any browser may draw them.
  MIRROR_BASELINES: join(copy, 'tests/visual/baselines'),
  // The other stories have their own checks.
  STORYBOOK_ONLY: 'packages/app/src/features/saved-notes/*.stories.tsx',
  PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}`,
};

/** Runs a program in the copy; answers what it printed. Throws with that when it fails. */
async function run(program: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words, { ...output, cwd: copy, env }).catch(
    ({ stdout: printed, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${words.join(' ')} failed:\n${printed}${stderr}`);
    },
  );
  return stdout;
}

/** Files of each thing that was made, from the root, without those that nobody has to touch. */
const made: Record<string, string[]> = {};
async function make(kind: string, name: string) {
  const printed = await run('node', 'scripts/new/new.ts', kind, name);
  made[kind] = printed
    .split('\n')
    .filter((line) => /^packages\/.*(?<!\/index\.ts|unfinished\.test\.ts)$/.test(line));
}

/** What other teams rely on is written from built packages: that takes long, and nothing here reads it. */
const isNeeded = ({ writes }: { writes: string }) => !/icons|tokens|typefaces|reports/.test(writes);

const packages = ['domain', 'state-machines', 'ui', 'flows', 'server', 'app'].map(
  (name) => `packages/${name}`,
);

beforeAll(async () => {
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    ...output,
    cwd: root,
  });
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Links to the packages of the workspace are relative: copied as they are, they lead to the copy.
  for (const folder of ['tests', ...packages])
    cpSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  await make('page', 'saved-notes');
  await make('call', 'gift-codes');
  await make('flow', 'rename-album');
  await make('component', 'NoteCard');
  for (const { command } of generators.filter(isNeeded)) {
    const [program = '', ...words] = command;
    await run(program, ...words);
  }
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what pnpm new makes', () => {
  it('is a page of data in eight files, and a flow with a component of its own in fifteen', () => {
    expect(made['page']?.length).toBeLessThanOrEqual(8);
    expect([...(made['flow'] ?? []), ...(made['component'] ?? [])].length).toBeLessThanOrEqual(15);
  });

  it('has types that check, and is laid out', { timeout: 300_000 }, async () => {
    await run('node', 'scripts/typecheck.mjs', 'packages/');
    await run('biome', 'check', ...Object.values(made).flat());
  });

  it('is explored beside its view, by keyboard and pointer', { timeout: 300_000 }, async () => {
    await run('vitest', 'run', '--project', 'models', '-t', 'rename-album', '--update');
  });

  it('passes the tests of its packages but for one each, which says what to fill in', {
    timeout: 300_000,
  }, async () => {
    const report = join(copy, 'report.json');
    const options = ['--reporter=json', `--outputFile=${report}`];
    const where = [
      'packages/domain',
      'packages/flows',
      'packages/app',
      'packages/ui/src',
      'rename-album',
      'gift-codes',
    ];
    await expect(run('vitest', 'run', '--project', 'unit', ...options, ...where)).rejects.toThrow();
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: {
        name: string;
        assertionResults: { status: string; title: string; failureMessages: string[] }[];
      }[];
    };
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ title, failureMessages }) =>
        / is filled in/.test(title) ? title.replace(/ is filled in.*/, '') : failureMessages.join('\n'),
      );
    expect(failed.toSorted()).toEqual([
      'the call gift-codes',
      'the component NoteCard',
      'the flow rename-album',
      'the page saved-notes',
    ]);
  });

  it('has stories that hold every check of stories', { timeout: 300_000 }, async () => {
    await run('node', 'tests/visual/run.ts', '--update', 'packages/app/src/features/saved-notes');
  });
});
