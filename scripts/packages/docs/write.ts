import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, type Published } from '../manifest.ts';
import { flowDocs } from './flows.ts';
import { uiDocs } from './ui.ts';

/** What each package says besides its README, by path in the package. Needs it to be built. */
const makers: Partial<Record<Published, () => Promise<Readonly<Record<string, string>>>>> = {
  ui: uiDocs,
  flows: flowDocs,
};

/** Writes `llms.txt` and `docs` into the folder of a package, from which they are packed. Needs it to be built. */
export async function writeDocs(name: Published): Promise<void> {
  const make = makers[name];
  if (!make) return;
  const folder = folderOf(name);
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(await make())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
