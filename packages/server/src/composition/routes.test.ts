import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const src = join(import.meta.dirname, '..');

/** The parts that answer endpoints of the product; the services of their own, as auth, stand in `app.ts`. */
const parts = globSync('*/routes.ts', { cwd: src })
  .filter((path) => /^export function productRoutes\b/m.test(readFileSync(join(src, path), 'utf8')))
  .map((path) => path.split('/')[0] ?? '')
  .toSorted();

test('every part that answers endpoints is collected: `pnpm generate`', async () => {
  const lines = [
    '// Generated from the parts whose `routes.ts` has `productRoutes`, by `pnpm generate`.',
    ...parts.map((part) => `import { productRoutes as ${camel(part)} } from '../${part}/routes.ts';`),
    '',
    '/** The routes of every part of the product. */',
    `export const productRoutes = [\n${parts.map((part) => `  ${camel(part)},\n`).join('')}];`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./routes.generated.ts');
});
