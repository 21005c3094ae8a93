import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Consumer, makeConsumer } from './consumer.ts';

const fixtures = join(import.meta.dirname, 'project/codemod');
const files = globSync('**/*.txt', { cwd: join(fixtures, 'in') }).toSorted();
const fixture = (side: 'in' | 'out') =>
  Object.fromEntries(
    files.map((path) => [path.replace(/\.txt$/, ''), readFileSync(join(fixtures, side, path), 'utf8')]),
  );

let consumer: Consumer;
beforeAll(async () => {
  consumer = await makeConsumer();
}, 300_000);
afterAll(() => consumer.remove());
beforeEach(() => {
  rmSync(join(consumer.folder, 'src'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(fixture('in'))) consumer.write(path, text);
});

/** The program that the package installs, as npx runs it. */
function mend(...args: string[]) {
  const home = join(consumer.folder, 'node_modules/@mirror-studio/ui');
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect(Object.keys(bin)).toHaveLength(1);
  return consumer.run('node', [join(home, String(Object.values(bin)[0])), ...args]);
}
const written = () =>
  Object.fromEntries(
    Object.keys(fixture('in')).map((path) => [path, readFileSync(join(consumer.folder, path), 'utf8')]),
  );

test('sources of a product are changed as the release wants them, and not twice', () => {
  consumer.write('src/node_modules/other/a.css', '@layer mirror.base {}');
  const { status, output } = mend('13', 'src');
  expect(status).toBe(0);
  expect(output).toContain('2 files changed');
  expect(written()).toEqual(fixture('out'));
  expect(readFileSync(join(consumer.folder, 'src/node_modules/other/a.css'), 'utf8')).toContain(
    '@layer mirror',
  );
  expect(mend('13', 'src').output).toContain('0 files changed');
  expect(written()).toEqual(fixture('out'));
});

test('what cannot be changed by itself is named with its line', () => {
  expect(mend('13', 'src').output).toContain('by hand src/Page.tsx:13 `tells` of Toast is `suppresses`');
});

test('what is gone or works otherwise is said for all of the packages, and of nothing that is ready for it', () => {
  const { output } = mend('13', 'src');
  const said = output.split('\n').filter((line) => line.startsWith('by hand src/left.ts:'));
  expect(said.map((line) => /:(\d+) /.exec(line)?.[1])).toEqual([
    '1',
    '8',
    '4',
    '2',
    '2',
    '3',
    '7',
    '6',
    '5',
    '10',
    '11',
  ]);
  expect(output).not.toContain('src/ready.ts');
});

test('a dry run names the files and leaves them', () => {
  const { output } = mend('13', join('src', 'page.css'), '--dry-run');
  expect(output).toContain('would change src/page.css');
  expect(written()).toEqual(fixture('in'));
});

test('without a release that it knows, or without files, it says how it is used', () => {
  for (const args of [[], ['12', 'src'], ['13']]) {
    const { status, output } = mend(...args);
    expect([status, output.includes('npx @mirror-studio/ui <release>')]).toEqual([1, true]);
  }
  expect(existsSync(join(consumer.folder, 'src/page.css'))).toBe(true);
});

test('a path that is not there stops it before anything is changed, in one line', () => {
  const { status, output } = mend('13', 'src', 'scr');
  expect([status, output.trim()]).toEqual([1, 'There is no file or folder scr: nothing was changed.']);
  expect(written()).toEqual(fixture('in'));
});
