import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { entriesOf } from '../../../../scripts/packages/manifest.ts';
import { shortNames } from './names.ts';
import { makeSheets } from './sheets.ts';

/**
 * Makes class names of the style files that are built in, and writes their CSS into `dist`: one sheet with everything,
 * or the theme, the faces and a sheet for each component.
 */
export function styleSheets(folder: string): Plugin {
  /** CSS of each style file that was read, by its path inside the package. */
  const css = new Map<string, string>();
  const files = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css.ts'))
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)));
  const identOption = shortNames(files);

  const read = async (path: string) => {
    const { source } = await compile({
      filePath: path,
      cwd: folder,
      identOption,
      esbuildOptions: { conditions: ['@mirror-studio/source'] },
    });
    return processVanillaFile({
      source,
      filePath: path,
      identOption,
      serializeVirtualCssPath: ({ fileScope, source: sheet }) => {
        css.set(fileScope.filePath, sheet);
        return '';
      },
    });
  };

  return {
    name: 'style-sheets',
    setup(build) {
      // The theme, the resets and the faces, which no component imports.
      build.onStart(async () => {
        await read(join(folder, 'src/theme/global.css.ts'));
        await read(join(folder, 'src/theme/reset.css.ts'));
      });
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
        contents: await read(path),
        loader: 'js',
      }));
      build.onEnd(({ metafile }) => {
        if (!metafile) return;
        const dist = join(folder, 'dist');
        mkdirSync(dist, { recursive: true });
        const sheets = makeSheets(css, metafile, entriesOf('ui'));
        writeFileSync(join(dist, 'styles.css'), sheets.styles);
        writeFileSync(join(dist, 'theme.css'), sheets.theme);
        writeFileSync(join(dist, 'reset.css'), sheets.reset);
        writeFileSync(join(dist, 'fonts.css'), sheets.fonts);
        writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
        for (const [name, sheet] of sheets.components) {
          if (/^[A-Z]/.test(name)) writeFileSync(join(dist, `${name}.css`), sheet);
        }
      });
    },
  };
}
