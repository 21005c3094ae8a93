import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { shortNames } from './names.ts';

export interface StyleReader {
  /** CSS of each style file that was read, by its path inside the package. */
  css: ReadonlyMap<string, string>;
  /** Reads the theme, the reset and the faces, which no component imports. */
  readTheme: () => Promise<void>;
  /** Makes class names of the style files that are built in, and keeps their CSS. */
  plugin: Plugin;
}

/** Reads the style files of the package in `folder`. */
export function openStyles(folder: string): StyleReader {
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
    css,
    readTheme: async () => {
      await read(join(folder, 'src/theme/global.css.ts'));
    },
    plugin: {
      name: 'styles',
      setup(esbuild) {
        esbuild.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
          contents: await read(path),
          loader: 'js',
        }));
      },
    },
  };
}
