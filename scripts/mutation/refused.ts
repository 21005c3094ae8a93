// Which changes the compiler of the project refuses: they can never be landed, and need no test. Stryker's own checker
// needs the programming interface of TypeScript 6, which TypeScript 7 does not have.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

interface Position {
  /** Both count from 1. */
  line: number;
  column: number;
}

/** A part of a file, from the root of the project, and what stands there instead. */
export interface Change {
  file: string;
  start: Position;
  end: Position;
  replacement: string;
}

const folder = join(root, '.cache/mutation/types');
const packageOf = ({ file }: Change) => file.split('/').slice(0, 2).join('/');

/** Groups in which no two changes share a line. */
function apart<One extends Change>(changes: readonly One[]): One[][] {
  const groups: { changes: One[]; lines: Set<string> }[] = [];
  for (const change of changes) {
    const { file, start, end } = change;
    const lines = Array.from({ length: end.line - start.line + 1 }, (_, at) => `${file}:${start.line + at}`);
    const found = groups.find((each) => lines.every((line) => !each.lines.has(line)));
    const group = found ?? { changes: [], lines: new Set() };
    if (!found) groups.push(group);
    group.changes.push(change);
    for (const line of lines) group.lines.add(line);
  }
  return groups.map((group) => group.changes);
}

const offsetOf = (text: string, { line, column }: Position) =>
  text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;

/**
 * Takes changes of one package; returns those that do not compile. Many are compiled in one go, none on a line of
 * another; what is refused is compiled again among other neighbours, for an error may stand on a neighbour's line.
 */
export async function refusedByCompiler<One extends Change>(changes: readonly One[]): Promise<Set<One>> {
  const [first] = changes;
  if (!first) return new Set();
  const at = packageOf(first);
  copy(at);
  let suspects = [...changes];
  for (const order of [changes, changes.toReversed()]) {
    const left = new Set(suspects);
    suspects = [];
    for (const group of apart(order.filter((change) => left.has(change))))
      suspects.push(...(await refusedOf(group, at)));
  }
  rmSync(folder, { recursive: true, force: true });
  return new Set(suspects);
}

async function refusedOf<One extends Change>(group: readonly One[], at: string): Promise<One[]> {
  const files = Map.groupBy(group, ({ file }) => file);
  for (const [file, changes] of files) {
    let text = readFileSync(join(root, file), 'utf8');
    for (const { start, end, replacement } of changes.toSorted((a, b) => b.start.line - a.start.line)) {
      // The lines stay where they are: what the change takes away is made up for.
      const lost = end.line - start.line - (replacement.split('\n').length - 1);
      const filler = '\n'.repeat(Math.max(lost, 0));
      text = text.slice(0, offsetOf(text, start)) + replacement + filler + text.slice(offsetOf(text, end));
    }
    writeFileSync(join(folder, file), text);
  }
  const errors = await compile(at);
  for (const file of files.keys()) cpSync(join(root, file), join(folder, file));
  return group.filter(({ file, start, end }) =>
    errors.some((error) => error.file === file && error.line >= start.line && error.line <= end.line),
  );
}

/** The package as it is, with everything that its compiler reads. */
function copy(at: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, at), join(folder, at), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  });
  symlinkSync(join(root, at, 'node_modules'), join(folder, at, 'node_modules'));
}

/** The errors of a package. */
async function compile(at: string): Promise<{ file: string; line: number }[]> {
  const said: string[] = [];
  const tsc = spawn('tsc', ['-p', at, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  tsc.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await new Promise((resolve, reject) => {
    tsc.on('error', reject);
    tsc.on('close', resolve);
  });
  return [...said.join('').matchAll(/^(.+?)\((\d+),\d+\): error /gm)].map(([, file = '', line]) => ({
    file,
    line: Number(line),
  }));
}
