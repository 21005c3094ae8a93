import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { folderOf } from '../../../../scripts/packages/manifest.ts';

/** The languages whose numbers, dates and words for screen readers are shipped. */
export const shippedLocales = ['en-US', 'es-ES'];

/** As the plugin of React Aria's makers does, whose edition for esbuild cannot load what it resolves. */
const shippedData: Plugin = {
  name: 'shipped-data',
  setup(build) {
    build.onResolve({ filter: /\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path, importer }) => {
      if (!/[/\\]react-(aria|stately|aria-components)[/\\]/.test(importer)) return undefined;
      return shippedLocales.some((locale) => path.includes(locale))
        ? undefined
        : { path: 'none', namespace: 'shipped-data' };
    });
    // React Aria passes over what is undefined, and speaks English in its place; an empty dictionary would be taken.
    build.onLoad({ filter: /.*/, namespace: 'shipped-data' }, () => ({
      contents: 'export default undefined;',
    }));
  },
};

/** React has the hook itself: its stand-in is CommonJS and would ask for `require` in the browser. */
const storeHook: Plugin = {
  name: 'store-hook',
  setup(build) {
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({
      path: 'hook',
      namespace: 'store-hook',
    }));
    build.onLoad({ filter: /.*/, namespace: 'store-hook' }, () => ({
      contents: "export { useSyncExternalStore } from 'react';",
      resolveDir: folderOf('ui'),
    }));
  },
};

/**
 * Questions that React Aria asks at run time and whose answer we know. Each has to be met: an edition
 * of React Aria that asks them otherwise fails the build and is read again.
 */
const settled: readonly { why: string; asked: RegExp; answer: string }[] = [
  {
    why: 'React is 19 or newer',
    asked: /typeof \(0, \$\w+\$react\)\['use(?:Id|SyncExternalStore)'\] === 'function'/g,
    answer: 'true',
  },
  {
    why: 'nothing of ours lives in a shadow tree',
    asked: /\(0, \$\w+\$shadowDOM\)\(\)/g,
    answer: 'false',
  },
  {
    why: 'a loading row that nobody shows may be left out, as every other row may',
    asked: /(?<== )(?=\(0, \$\w+\$createLeafComponent\)\()/g,
    answer: '/*#__PURE__*/ ',
  },
  {
    why: 'a platform that nobody asks for may be left out',
    asked: /(?<== )(?=\$\w+\$var\$cached\(function)/g,
    answer: '/*#__PURE__*/ ',
  },
];

function settle(met: Set<string>): Plugin {
  return {
    name: 'settle',
    setup(build) {
      build.onStart(() => met.clear());
      build.onLoad(
        { filter: /[/\\]react-(aria|aria-components)[/\\]dist[/\\].*\.mjs$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const contents = settled.reduce((text, { why, asked, answer }) => {
            const settledText = text.replace(asked, answer);
            if (settledText !== text) met.add(why);
            return settledText;
          }, source);
          return { contents, loader: 'js' };
        },
      );
      build.onEnd(() => {
        const missed = settled.filter(({ why }) => !met.has(why));
        return { errors: missed.map(({ why }) => ({ text: `React Aria never asked whether ${why}.` })) };
      });
    },
  };
}

/** Builds React Aria in: for our languages, for the React we need, and nothing that is never reached. */
export const reactAria = (): Plugin[] => [shippedData, storeHook, settle(new Set())];
