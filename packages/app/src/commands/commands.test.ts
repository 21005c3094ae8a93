/// <reference types="node" />
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
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
