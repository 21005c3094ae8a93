// Writes the stories of every page of data from its `<name>.page.ts`: one for each state it can be in. `pnpm generate`
import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ListPage } from '../src/data-page/states/list-states.ts';
import { storiesOfPage } from '../src/data-page/states/stories.ts';

const src = join(import.meta.dirname, '../src');

for (const path of globSync('**/*.page.ts', { cwd: src })) {
  const name = basename(path, '.page.ts');
  const { page } = (await import(join(src, path))) as { page: ListPage<unknown, unknown> };
  const file = join(src, dirname(path), `${name}.page.generated.stories.tsx`);
  writeFileSync(file, storiesOfPage(dirname(path), name, page));
}
