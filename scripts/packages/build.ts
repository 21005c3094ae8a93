// Builds the packages that other teams install into `packages/*/dist`, unless what is there was built from
// the very same files: `pnpm packages`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { buildJavaScript } from './javascript.ts';
import { entriesOf, folderOf, type Published, published } from './manifest.ts';
import { writeNotices } from './notices.ts';
import { reactAria } from './react-aria.ts';
import { makeSheets } from './sheets.ts';
import { openStyles } from './styles.ts';
import { buildTypes } from './types.ts';

const stampOf = (name: Published) => join(folderOf(name), 'dist/.built-from');

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$|\.mdx$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();

/** A digest of everything that a build of the package reads: also the facts that its types come from. */
export function digestOf(name: Published): string {
  const digest = createHash('sha256').update(process.version);
  const needed = name === 'domain' ? [name] : (['domain', name] as const);
  const paths = [
    ...needed.flatMap((each) => [
      ...filesUnder(join(folderOf(each), 'src')),
      join(folderOf(each), 'package.json'),
      join(folderOf(each), 'tsconfig.json'),
    ]),
    ...filesUnder(import.meta.dirname),
    join(root, 'tsconfig.base.json'),
    join(root, 'pnpm-lock.yaml'),
  ];
  for (const path of paths) digest.update(path.slice(root.length)).update(readFileSync(path));
  return digest.digest('hex');
}

async function buildUi() {
  const folder = folderOf('ui');
  const dist = join(folder, 'dist');
  const styles = openStyles(folder);
  await styles.readTheme();
  const meta = await buildJavaScript('ui', [...reactAria(), styles.plugin]);
  const sheets = makeSheets(styles.css, meta, entriesOf('ui'));
  writeFileSync(join(dist, 'styles.css'), sheets.styles);
  writeFileSync(join(dist, 'theme.css'), sheets.theme);
  writeFileSync(join(dist, 'fonts.css'), sheets.fonts);
  writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
  for (const [name, sheet] of sheets.components) {
    if (/^[A-Z]/.test(name)) writeFileSync(join(dist, `${name}.css`), sheet);
  }
  const carry = (from: string, to: string, wanted: RegExp) => {
    for (const file of readdirSync(join(folder, from)).filter((each) => wanted.test(each))) {
      cpSync(join(folder, from, file), join(dist, to, file));
    }
  };
  carry('src/fonts', 'fonts', /\.woff2$|^LICENSE/);
  carry('src/components/fixtures/webp', 'webp', /\.webp$/);
  carry('src/theme', '', /^tokens\.json$/);
  writeNotices(meta, join(dist, 'THIRD-PARTY.txt'));
}

/** Builds one package when needed; answers whether it built. */
export async function buildPackage(name: Published): Promise<boolean> {
  const digest = digestOf(name);
  const stamp = stampOf(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  await (name === 'ui' ? buildUi() : buildJavaScript(name));
  buildTypes(name);
  writeFileSync(stamp, digest);
  return true;
}

if (import.meta.main) {
  for (const name of published) {
    console.log(`${name}: ${(await buildPackage(name)) ? 'built' : 'built already'}`);
  }
}
