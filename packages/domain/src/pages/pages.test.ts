import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const own = new Set(['page.ts', 'pages.generated.ts', 'pages.test.ts']);

test('every page of this folder is collected: `pnpm generate`', async () => {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => !own.has(file))
    .map((file) => basename(file, '.ts'))
    .toSorted();
  const titles = (language: string) =>
    names.map((name) => `  ${name}: ${name}.title.${language},\n`).join('');
  const lines = [
    '// Generated from the files of this folder by `pnpm generate`.',
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    ...(names.length > 0 ? [''] : []),
    '/** The pages besides those of the specification. */',
    `export const pages = [${names.join(', ')}] as const;`,
    '',
    '/** Their titles in English, by the id of the page. */',
    `export const englishTitles = {\n${titles('en')}} as const;`.replace('{\n}', '{}'),
    '',
    '/** Their titles in Spanish. */',
    `export const spanishTitles = {\n${titles('es')}} as const;`.replace('{\n}', '{}'),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./pages.generated.ts');
});
