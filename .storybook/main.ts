import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { placed, placedModules, suiteTag } from './areas.ts';
import { listsForDocgen } from './docgen.ts';
import { componentFacts } from './facts/plugin.ts';
import { groundWhilePreparing } from './ground.ts';
import { imports } from './imports.ts';
import { importable } from './manifest.ts';
import { searchIndex } from './search/plugin.ts';
import { signsOfKeys } from './signs.ts';

/** Set by the runner: a Storybook without its own tests and with the page half of the checks. */
const isForChecks = process.env['STORYBOOK_CHECKS'] === 'yes';
/** One story file from the root, or a pattern of some, for a test that needs no more. */
const only = process.env['STORYBOOK_ONLY'];
/** A style sheet for each module of styles, by its name: the mutation runs exchange one component's. */
const hasOwnSheets = process.env['STORYBOOK_OWN_SHEETS'] === 'yes';

/**
 * The plugin's own `config` hook marks its packages as external to the server side; Vite writes that into
 * the very object that the compiler of the style files is later given, which then finds them nowhere.
 */
const styleFiles = () =>
  vanillaExtractPlugin({ identifiers: 'short' }).map((plugin) => {
    const { config: hook } = plugin;
    if (typeof hook !== 'function') return plugin;
    return {
      ...plugin,
      async config(this: ThisParameterType<typeof hook>, ...given: Parameters<typeof hook>) {
        await hook.apply(this, given);
        return {};
      },
    };
  });

/**
 * What most stories share, in two files instead of hundreds: the checks open Storybook some hundred times, and each file
 * costs them a request. Stories stay apart; so do IBM's engine and axe, which are asked for by name.
 */
const chunksForChecks = {
  groups: [
    {
      name: 'packages',
      test: /\/packages\/(domain|state-machines|ui\/src)\/(?!.*\.(css|spec|stories)\.)/,
    },
    { name: 'libraries', test: /\/node_modules\/(?!.*\/(accessibility-checker|axe-core|storybook)\b)/ },
  ],
};

/** @example 'Overlay' of `primitives/Overlay/Overlay.css.ts` */
const sheetOf = (module: string) => /([\w-]+)\.css\.ts/.exec(module)?.[1] ?? null;
const chunksBySheet = { groups: [{ name: sheetOf }] };

const config: StorybookConfig & { experimental_manifests: typeof importable } = {
  framework: '@storybook/react-vite',
  stories: only
    ? [`../${only}`]
    : [
        './welcome/*.mdx',
        '../packages/flows/src/**/*.mdx',
        '../packages/*/{src,test}/**/*.stories.tsx',
        // After the stories: a page takes the place of the automatic one, and the order of the sidebar stays.
        ...(isForChecks ? [] : ['../packages/ui/src/**/*.mdx']),
      ],
  // The checks know a story by its own title; people find components by their area, and the suites apart.
  ...(!isForChecks && {
    experimental_indexers: placed,
    tags: { [suiteTag]: { defaultFilterSelection: 'exclude' as const } },
  }),
  // The pictures that the sample events of the machines name, the mark, and the faces of Storybook's own frame.
  staticDirs: ['./public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  // The last one answers tools at /mcp, from the manifest of components.
  addons: isForChecks
    ? []
    : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  ...(isForChecks && {
    previewAnnotations: [join(import.meta.dirname, '../tests/visual/page/preview.ts')],
  }),
  // The TypeScript pass of docgen needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: !isForChecks,
    // Tools of the one who looks: the highlighter alone reads the styles of the whole page at every change of it.
    ...(isForChecks && { highlight: false, measure: false, outline: false, backgrounds: false }),
    // React says what it finds wrong only in its development build; the benchmark asks for the other.
    developmentModeForBuild: isForChecks && process.env['NODE_ENV'] !== 'production',
  },
  // Until a page is there Storybook lays white over it.
  ...(!isForChecks && {
    previewHead: (head?: string) => `${head ?? ''}${groundWhilePreparing}${signsOfKeys}`,
  }),
  // React's development build measures each component for the browser's tools, and keeps a trace of each element.
  ...(isForChecks && {
    previewHead: (head?: string) =>
      `${head ?? ''}<script>delete console.createTask; delete console.timeStamp;</script>`,
  }),
  // The last one to be asked: what the framework has read of the components comes in.
  experimental_manifests: importable,
  viteFinal: (base) =>
    mergeConfig(
      {
        ...base,
        plugins: [listsForDocgen(), ...(isForChecks ? [] : [placedModules()]), ...(base.plugins ?? [])],
      },
      {
        plugins: [
          ...styleFiles(),
          imports(),
          componentFacts(!isForChecks),
          ...(isForChecks ? [] : [searchIndex()]),
        ],
        // React Aria's virtual lists draw every row in tests unless this is set.
        define: { 'process.env.VIRT_ON': JSON.stringify('true') },
        ...(isForChecks && {
          build: {
            rolldownOptions: { output: { codeSplitting: hasOwnSheets ? chunksBySheet : chunksForChecks } },
          },
        }),
        // What a build or a check writes is no source: an open story stays.
        server: { watch: { ignored: ['**/packages/*/dist/**', '**/.cache/**', '**/test-results/**'] } },
        // Every import is found before the first story is asked for: one found later would reload the page mid-test.
        optimizeDeps: {
          entries: ['.storybook/preview.tsx', 'packages/*/{src,test}/**/*.{stories.tsx,css.ts}'],
        },
        resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'development|production'] },
        // Style files are run on the server side to be read: there too the packages are their sources.
        environments: {
          ssr: {
            resolve: { conditions: ['@mirror-studio/source', 'module', 'node', 'development|production'] },
          },
        },
      },
    ),
};

export default config;
