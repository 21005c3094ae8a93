import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../scripts/packages/build.ts';
import { manifestOf, type Published, published } from '../../../scripts/packages/manifest.ts';
import { type Bump, bumpOf, pendingChangesets } from '../../../scripts/packages/releases/pending.ts';
import { makeCopy, makeRegistry, type Registry } from './rehearsal.ts';

/** The manifest of a package as somebody installs it. */
interface Installed {
  name: string;
  version: string;
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

interface Unpacked {
  folder: string;
  manifest: Installed;
}

const changesets = pendingChangesets();
let registry: Registry;
let copy: ReturnType<typeof makeCopy>;
const said: Record<'version' | 'publish', { status: number | null; output: string }> = {
  version: { status: 0, output: '' },
  publish: { status: null, output: '' },
};
const unpacked: Unpacked[] = [];

beforeAll(async () => {
  for (const name of published) await buildPackage(name);
  registry = await makeRegistry();
  copy = makeCopy(registry);
  // Between releases; right after one there is nothing to make a version of, and what stands is published.
  if (changesets.length > 0) said.version = await copy.changeset('version');
  said.publish = await copy.changeset('publish', '--no-git-tag');
  for (const [at, { _attachments: attachments }] of registry.sent.entries()) {
    const folder = join(copy.folder, 'unpacked', String(at));
    mkdirSync(folder, { recursive: true });
    const tarball = join(folder, 'package.tgz');
    writeFileSync(tarball, Buffer.from(Object.values(attachments)[0]?.data ?? '', 'base64'));
    spawnSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    unpacked.push({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) });
  }
}, 300_000);
afterAll(async () => {
  copy.remove();
  await registry.close();
});

const released = () =>
  Object.fromEntries(unpacked.map(({ manifest: { name, version } }) => [name, version] as const));

/** What the changesets do to a package: one that is in none follows those that it depends on. */
function bumpFor(each: Published): Bump {
  const { name, dependencies = {} } = manifestOf(each);
  const own = bumpOf(name, changesets);
  const isMoved = published.some((other) => {
    const needed = manifestOf(other).name;
    return needed in dependencies && bumpFor(other) !== 'none';
  });
  return own === 'none' && isMoved ? 'patch' : own;
}

function nextOf(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bump === 'none') return version;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

test('every package goes to the registry once, with the version that its changesets ask for', () => {
  expect(said.version.status, said.version.output).toBe(0);
  expect(said.publish.status, said.publish.output).toBe(0);
  const expected = published.map((each) => {
    const { name, version } = manifestOf(each);
    return [name, nextOf(version, bumpFor(each))];
  });
  expect(unpacked).toHaveLength(published.length);
  expect(released()).toEqual(Object.fromEntries(expected));
  expect(registry.sent.map((each) => each['dist-tags'])).toEqual(
    registry.sent.map(({ versions }) => ({ latest: Object.keys(versions)[0] })),
  );
  expect(registry.sent.map(({ access }) => access)).toEqual(published.map(() => 'restricted'));
  expect(registry.strangers).toEqual([]);
});

test('what a package depends on are versions: of its neighbours those that are released with it', () => {
  const versions = released();
  for (const { manifest } of unpacked) {
    const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(needed.length, manifest.name).toBeGreaterThan(0);
    for (const [name, range] of needed) {
      expect(range, `${manifest.name} needs ${name}`).toMatch(/^[\^~]?\d+\.\d+\.\d+$/);
      if (name in versions) expect(range, `${manifest.name} needs ${name}`).toBe(versions[name]);
    }
  }
});

test('a tarball holds all that its manifest names, and no sources', () => {
  for (const { folder, manifest } of unpacked) {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const named = [...targets.filter((path) => !path.includes('*')), ...Object.values(manifest.bin ?? {})];
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    const files = globSync('**/*.*', { cwd: folder, exclude: ['package.tgz'] });
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md']));
    const wrong = /^(src|test|scripts|node_modules)\/|\.(test|stories|spec)\.\w+$|(?<!\.d)\.tsx?$/;
    expect(files.filter((path) => wrong.test(path))).toEqual([]);
    expect(JSON.stringify(manifest.exports)).not.toContain('@mirror-studio/source');
  }
});

test('a changelog begins with what its changesets say, and nothing of them is left', () => {
  for (const { folder, manifest } of unpacked) {
    const text = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
    const [title, first = ''] = text.split(/\n## /);
    expect(title?.trim()).toBe(`# ${manifest.name}`);
    expect(first.split('\n')[0]).toBe(manifest.version);
    for (const { bumps, words } of changesets) {
      const line = words.split('\n')[0]?.replace(/^- /, '') ?? '';
      expect(first.includes(line), `${manifest.name}: ${line}`).toBe(bumps.has(manifest.name));
    }
  }
  expect(globSync('.changeset/*.md', { cwd: copy.folder })).toEqual(['.changeset/README.md']);
});

test('the version of the product and of what is not published stays', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(copy.folder, path, 'package.json'), 'utf8')).version;
  expect(['.', 'packages/app', 'packages/server', 'tests'].map(read)).toEqual(Array(4).fill('12.5.0'));
});
