import { defineConfig, type Options } from 'tsup';
import { entriesOf, type Published } from './manifest.ts';

/** What a package declares as a dependency. Everything else is built in. */
const outside = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  'valibot',
  '@internationalized/date',
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@mirror-studio/domain',
  '@mirror-studio/state-machines',
  '@mirror-studio/ui',
];
const isOutside = new RegExp(`^(${outside.join('|')})(/|$)`);

/**
 * How tsup builds a package: one module for each entry in `dist`, what several share in `dist/chunks`. The declarations
 * are TypeScript's own work (types.ts). Takes esbuild plugins for what is special about the package.
 */
export const buildOf = (name: Published, { esbuildPlugins = [], onSuccess }: Partial<Options> = {}) =>
  defineConfig({
    entry: Object.fromEntries(entriesOf(name).map(({ name: entry, source }) => [entry, source])),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    dts: false,
    silent: true,
    external: [isOutside],
    noExternal: [new RegExp(`^(?!(?:${outside.join('|')})(?:/|$))`)],
    esbuildPlugins,
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[hash]';
      options.mainFields = ['module', 'main'];
      options.conditions = ['module', 'import', 'browser'];
      options.jsx = 'automatic';
      options.legalComments = 'none';
      options.minifySyntax = true;
    },
    plugins: [
      {
        // The bundler loads shared modules in order, for their effects; ours have none (`sideEffects`).
        name: 'no-empty-imports',
        renderChunk: (code) => ({ code: code.replace(/^import "\.{1,2}\/[^"]+";\n/gm, '') }),
      },
    ],
    onSuccess,
  });
