import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { published } from '../../../scripts/packages/manifest.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What a registry is sent when a package is published. */
export interface Sent {
  name: string;
  'dist-tags': Readonly<Record<string, string>>;
  access?: string;
  versions: Readonly<Record<string, unknown>>;
  _attachments: Readonly<Record<string, { data: string }>>;
}

/** A registry on this machine that knows no package and takes every one that is published. */
export async function makeRegistry() {
  const sent: Sent[] = [];
  const strangers: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isOurs = decodeURIComponent(request.url ?? '').startsWith('/@mirror-studio/');
      const isPublished = request.method === 'PUT' && isOurs;
      if (isPublished) sent.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      else if (!isOurs) strangers.push(`${request.method} ${request.url}`);
      response.writeHead(isPublished ? 201 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isPublished ? { ok: true } : { error: 'Not found' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    sent,
    /** Requests for anything but the packages themselves. */
    strangers,
    close: () => new Promise((done) => server.close(done)),
  };
}

export type Registry = Awaited<ReturnType<typeof makeRegistry>>;

/**
 * A copy of what a release reads and writes: manifests, changesets, changelogs and what was built, a repository of its
 * own, in which every registry is the given one.
 */
export function makeCopy({ address }: Registry) {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-release-'));
  const take = (path: string) => cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['package.json', 'pnpm-workspace.yaml', '.changeset']) take(path);
  for (const path of globSync(['packages/*/package.json', 'tests/package.json'], { cwd: root })) take(path);
  for (const name of published) {
    for (const part of ['dist', 'docs', 'codemods', 'llms.txt', 'README.md', 'CHANGELOG.md', 'src']) {
      const path = join('packages', name, part);
      if (existsSync(join(root, path))) take(path);
    }
    // The packer reads the version of a neighbour where it would be installed.
    for (const other of published) {
      const link = join(folder, 'packages', name, 'node_modules/@mirror-studio', other);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(folder, 'packages', other), link);
    }
  }
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=http://${address}/\n@mirror-studio:registry=http://${address}/\n//${address}/:_authToken=rehearsal\n`,
  );
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  const env = {
    ...process.env,
    CI: 'true',
    NODE_OPTIONS: '',
    npm_config_registry: `http://${address}/`,
    npm_config_userconfig: join(folder, '.npmrc'),
    pnpm_config_verify_deps_before_run: 'false',
    HOME: folder,
    GIT_AUTHOR_NAME: 'Rehearsal',
    GIT_AUTHOR_EMAIL: 'rehearsal@example.test',
    GIT_COMMITTER_NAME: 'Rehearsal',
    GIT_COMMITTER_EMAIL: 'rehearsal@example.test',
  };
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-qm', 'Before the release'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
  return {
    folder,
    /** Runs the release tool there; `output` is all it said. The registry answers from this process meanwhile. */
    changeset: (...args: string[]) =>
      new Promise<{ status: number | null; output: string }>((done) => {
        const child = spawn(join(root, 'node_modules/.bin/changeset'), args, { cwd: folder, env });
        let output = '';
        const hear = (chunk: Buffer) => (output += chunk.toString('utf8'));
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.on('close', (status) => done({ status, output }));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
