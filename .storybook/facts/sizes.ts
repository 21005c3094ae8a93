import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryBytes } from '../../scripts/packages/sizes.ts';
import { root } from './files.ts';

/** What a page pays for one entry, in bytes: minified, gzip, over react and react-dom, languages trimmed. */
export interface EntrySize {
  code: number;
  css: number;
}

const isBuilt = (entry: string) =>
  ['js', 'css'].every((kind) => existsSync(join(root, 'packages/ui/dist', `${entry}.${kind}`)));

/** Measures entries of the built package, as its README is measured; none when it is not built (`pnpm packages`). */
export async function sizesOf(entries: readonly string[]): Promise<ReadonlyMap<string, EntrySize>> {
  const sizes = new Map<string, EntrySize>();
  for (const entry of entries.filter(isBuilt)) sizes.set(entry, await entryBytes(entry));
  return sizes;
}
