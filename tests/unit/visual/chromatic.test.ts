// What Chromatic would be told, held without its service: its configuration, the build it asks for, and its modes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { afterAll, expect, test } from 'vitest';
import { toolbar } from '../../../.storybook/surroundings.tsx';
import { viewports } from '../../../.storybook/widths.ts';
import { chromaticOf, type Subject, themes, variants } from '../../visual/variants.ts';

const root = resolve(import.meta.dirname, '../../..');
const configuration = join(root, 'chromatic.config.json');
const { scripts, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the configuration is one that Chromatic takes', async () => {
  expect(await getConfiguration(configuration)).toMatchObject({ buildScriptName: 'stories:build' });
});

test('a setting that Chromatic does not know is refused', async () => {
  const wrong = join(folder, 'chromatic.config.json');
  writeFileSync(wrong, JSON.stringify({ buildScript: 'stories:build' }));
  await expect(getConfiguration(wrong)).rejects.toThrow('buildScript');
});

test('it is installed, started by a script, and started by that script in the workflow', () => {
  expect(devDependencies.chromatic).toMatch(/^\d+\.\d+\.\d+$/);
  expect(scripts.chromatic).toBe('chromatic');
  expect(readFileSync(join(root, '.github/workflows/chromatic.yml'), 'utf8')).toContain('pnpm chromatic');
});

test('the build it names tells which stories a change reaches', { timeout: 300_000 }, async () => {
  const { buildScriptName = '', untraced = [] } = await getConfiguration(configuration);
  const [program, ...given]: string[] = scripts[buildScriptName].split(' ');
  expect([program, given[0]]).toEqual(['storybook', 'build']);
  const built = join(folder, 'storybook');
  // Chromatic adds its own folder; the last one named counts.
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  const build = spawnSync('storybook', [...given, '--test', '--quiet', '--output-dir', built], {
    cwd: root,
    env: { ...env, STORYBOOK_ONLY: 'packages/ui/src/primitives/Badge/Badge.stories.tsx' },
    encoding: 'utf8',
  });
  expect(build.status, build.stderr).toBe(0);
  const stats = join(built, 'preview-stats.json');
  expect(existsSync(stats)).toBe(true);
  const trace = (changed: string) => {
    const ignored = untraced.flatMap((each) => ['--untraced', each]);
    const { stdout, stderr } = spawnSync(
      'chromatic',
      ['trace', '--mode', 'compact', '--stats-file', stats, ...ignored, changed],
      { cwd: root, env, encoding: 'utf8' },
    );
    return stdout + stderr;
  };
  // Pages of documentation draw every component: were they traced, each change would ask for every story.
  expect(trace('packages/ui/src/primitives/Badge/Badge.tsx')).toContain('1 affected story file');
  expect(trace('packages/ui/src/primitives/Badge/Badge.tsx')).not.toContain('TurboSnap disabled');
  expect(trace('packages/ui/src/theme/global.css.ts')).toContain('TurboSnap disabled');
  expect(trace('packages/server/src/start.ts')).toContain('0 affected story files');
});

const valuesOf = (name: keyof typeof toolbar): unknown[] =>
  toolbar[name].toolbar.items.map((item) => (typeof item === 'string' ? item : item.value));

/** Every kind of story that the rule tells apart. */
const subjects: Subject[] = ['Primitives/Button', 'Pages/Home', 'Flows/State Atlas/Exchange'].flatMap(
  (title) =>
    ['default', 'open', 'long-name'].flatMap((key) =>
      [true, false].flatMap((isDefault) =>
        [true, false].flatMap((hasViewport) =>
          [
            {},
            { variants: Object.fromEntries(variants.map(({ name }) => [name, { take: true, because: '' }])) },
          ].map((visual) => ({ title, key, isDefault, hasViewport, visual })),
        ),
      ),
    ),
);

test('every mode of every kind of story holds globals and windows that Storybook offers', () => {
  expect(subjects).toHaveLength(72);
  for (const subject of subjects) {
    const { modes = {} } = chromaticOf(subject);
    expect(Object.keys(modes)).toEqual(expect.arrayContaining([...themes]));
    for (const [name, { viewport, forcedColors = 'none', ...globals }] of Object.entries(modes)) {
      if (viewport !== undefined) expect(Object.keys(viewports), name).toContain(viewport);
      expect(['none', 'active'], name).toContain(forcedColors);
      for (const [global, value] of Object.entries(globals)) {
        expect(Object.keys(toolbar), name).toContain(global);
        expect(valuesOf(global as keyof typeof toolbar), `${name}: ${global}`).toContain(value);
      }
    }
  }
});

test('a story without a picture is not sent', () => {
  const [subject] = subjects;
  expect(subject && chromaticOf({ ...subject, visual: { skip: true } })).toEqual({
    disableSnapshot: true,
  });
});
