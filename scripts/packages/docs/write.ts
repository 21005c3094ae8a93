import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, type Published } from '../manifest.ts';
import { flowDocs } from './flows.ts';
import { domainDocs, machineDocs } from './lists.ts';
import { uiDocs } from './ui.ts';

/** What each package says besides its README, by path in the package. Needs it to be built. */
const makers: Record<Published, () => Promise<Readonly<Record<string, string>>>> = {
  domain: domainDocs,
  'state-machines': machineDocs,
  ui: uiDocs,
  flows: flowDocs,
};

/** Writes `llms.txt` and `docs` into the folder of a package, from which they are packed. Needs it to be built. */
export async function writeDocs(name: Published): Promise<void> {
  const folder = folderOf(name);
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(await makers[name]())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
