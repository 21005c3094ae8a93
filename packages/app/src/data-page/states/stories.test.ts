/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ListPage } from './list-states.ts';
import { storiesOfPage } from './stories.ts';

const src = join(import.meta.dirname, '../..');

test.each(globSync('**/*.page.ts', { cwd: src }))('%s: every state has its story', async (path) => {
  const name = basename(path, '.page.ts');
  const { page } = (await import(join(src, path))) as { page: ListPage<unknown, unknown> };
  const written = readFileSync(join(src, dirname(path), `${name}.page.generated.stories.tsx`), 'utf8');
  expect(written).toBe(storiesOfPage(dirname(path), name, page));
});
