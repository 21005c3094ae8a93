import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The package that a file belongs to: the nearest package.json with a name above it. */
function homeOf(path: string): string {
  const folder = dirname(path);
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name ? folder : homeOf(folder);
}

/** Writes the licences of what is built in, and of the icons' shapes, into `dist/THIRD-PARTY.txt`. */
export const licences = (folder: string): Plugin => ({
  name: 'licences',
  setup(build) {
    build.onEnd(({ metafile }) => {
      if (metafile) writeFileSync(join(folder, 'dist/THIRD-PARTY.txt'), noticesOf(metafile, folder));
    });
  },
});

function noticesOf(meta: Metafile, folder: string): string {
  const used = Object.values(meta.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && file.includes('node_modules/') ? [homeOf(resolve(folder, file))] : [],
    ),
  );
  const notices = [...new Set(used)].map((home) => {
    const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const text = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt']
      .map((file) => join(home, file))
      .find((file) => existsSync(file));
    return `${name} ${version} (${license})\n\n${text ? readFileSync(text, 'utf8').trim() : ''}`;
  });
  const icons = readFileSync(join(folder, 'src/icons/LICENSE-lucide.txt'), 'utf8').trim();
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[...notices.toSorted(), `Shapes of the icons: Lucide\n\n${icons}`].join(rule)}\n`;
}
