// `pnpm new page | flow | component | call <name>`: writes the files of a new thing, with a test that says what to fill in.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { callFiles } from './call.ts';
import { componentFiles } from './component.ts';
import { flowFiles } from './flow.ts';
import { type Files, type Names, namesOf } from './names.ts';
import { pageFiles } from './page.ts';

const kinds: Readonly<Record<string, (names: Names) => Files>> = {
  call: callFiles,
  component: componentFiles,
  flow: flowFiles,
  page: pageFiles,
};

const [kind = '', name = ''] = process.argv.slice(2);
const make = kinds[kind];
if (!make || name === '') {
  console.error(`Usage: pnpm new ${Object.keys(kinds).toSorted().join(' | ')} <name>`);
  process.exit(1);
}
const files = Object.entries(make(namesOf(name)));
const taken = files.filter(([path]) => existsSync(join(root, path))).map(([path]) => path);
if (taken.length > 0) {
  console.error(`Nothing was written: there is a ${taken.join(', a ')} already.`);
  process.exit(1);
}
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
spawnSync('biome', ['check', '--write', ...files.map(([path]) => path)], { cwd: root, stdio: 'ignore' });
console.log('\nNow `pnpm generate`; unfinished.test.ts says what to fill in (docs/adding-a-feature.md).');
