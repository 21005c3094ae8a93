/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** `features/exchange/exchange.commands.ts` brings the commands of the exchange. */
const found = globSync('*/*.commands.ts', { cwd: join(import.meta.dirname, '../features') })
  .map((path) => ({ path, name: basename(path, '.commands.ts') }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const hookOf = (name: string) =>
  `use${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Commands`;

test('the commands of every feature are collected: `pnpm generate`', async () => {
  const lines = [
    '// Generated from the `<name>.commands.ts` of the features, by `pnpm generate`.',
    ...found.map(({ name, path }) => `import ${hookOf(name)} from '../features/${path}';`),
    "import type { AppCommand } from './app-command.ts';",
    '',
    '/** What the features offer to the command palette. */',
    'export const useFeatureCommands = (): readonly AppCommand[] => [',
    ...found.map(({ name }) => `  ...${hookOf(name)}(),`),
    '];',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./commands.generated.ts');
});

test('each section of the profile has a command that leads to it', () => {
  const features = join(import.meta.dirname, '../features');
  const sections = globSync('*/*.profile-section.tsx', { cwd: features });
  expect(sections.length).toBeGreaterThan(0);
  const without = sections.filter((path) => {
    const name = basename(path, '.profile-section.tsx');
    const command = found.find((each) => each.path === join(dirname(path), `${name}.commands.ts`));
    return (
      !command || !readFileSync(join(features, command.path), 'utf8').includes(`useSectionCommand('${name}'`)
    );
  });
  expect(without).toEqual([]);
});
