// Makes the change of every fault of the list, one after the other, in a copy of the working tree, and runs the command
// that must notice. `pnpm faults`; `pnpm faults <name …>` for those alone; `--alone` runs also the commands of other
// suites that must not notice. Exits 1 when a fault is not found, or when another suite finds it after all.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Fault, faults } from './faults.ts';

const root = resolve(import.meta.dirname, '../..');
const limitMs = 5 * 60_000;

const asked = process.argv.slice(2).filter((word) => word !== '--alone');
const isAlone = process.argv.includes('--alone');
const unknown = asked.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no fault ${unknown.join(', ')}; there are ${faults.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = faults.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** The working tree as it stands, installed, in a repository of its own without a history. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  for (const path of git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy, stdio: 'ignore' });
  return copy;
}

interface Run {
  /** null: it had not ended in time. */
  code: number | null;
  said: string;
  seconds: number;
}

let running: number | undefined;
const end = () => {
  // The whole group: a command starts browsers and servers.
  if (running !== undefined) process.kill(-running, 'SIGKILL');
};

async function run(command: string, cwd: string): Promise<Run> {
  const started = performance.now();
  const env = {
    ...process.env,
    PATH: `${join(cwd, 'node_modules/.bin')}:${process.env['PATH']}`,
    NO_COLOR: '1',
    NODE_OPTIONS: '--conditions=@mirror-studio/source',
  };
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child.pid;
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const timer = setTimeout(end, limitMs);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearTimeout(timer);
  running = undefined;
  return { code, said: Buffer.concat(said).toString(), seconds: (performance.now() - started) / 1000 };
}

/** What else the same look at the stories found: the kinds of findings that do not say what was expected. */
const othersIn = ({ said }: Run, { says }: Fault) => [
  ...new Set(
    said
      .split('\n')
      .filter((line) => line.startsWith('✗ ') && !line.includes(says) && !/console|Build failed/.test(line)),
  ),
];

const verdictOf = ({ code, said }: Run, says: string) => {
  if (code === null) return 'NOT FOUND: not ended in time';
  if (code === 0) return 'NOT FOUND';
  return said.includes(says) ? 'found' : `NOT FOUND: failed without "${says}"`;
};

const copy = copyOfTheTree();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    end();
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  });
}

const rows: string[] = ['| Fault | Suite | | Seconds |', '|---|---|---|--:|'];
let wrong = 0;
for (const fault of wanted) {
  const file = join(copy, fault.file);
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(fault.find, () => fault.replace),
  );
  try {
    const ran = await run(fault.command, copy);
    const verdict = verdictOf(ran, fault.says);
    const row = `| ${fault.name} | ${fault.suite} | ${verdict} | ${ran.seconds.toFixed(0)} |`;
    rows.push(row);
    console.log(row);
    for (const other of othersIn(ran, fault)) console.log(`  besides: ${other}`);
    if (verdict !== 'found') {
      wrong += 1;
      console.log(ran.said.slice(-3_000));
    }
    for (const command of isAlone ? (fault.passes ?? []) : []) {
      const other = await run(command, copy);
      console.log(
        `  ${other.code === 0 ? 'passes' : 'FINDS IT TOO'}: ${command} (${other.seconds.toFixed(0)} s)`,
      );
      if (other.code === 0) continue;
      wrong += 1;
      console.log(other.said.slice(-2_000));
    }
  } finally {
    writeFileSync(file, before);
  }
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${rows.join('\n')}`);
process.exitCode = wrong > 0 ? 1 : 0;
