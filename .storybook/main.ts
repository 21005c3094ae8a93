import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { imports } from './imports.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./welcome/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  // The pictures that the sample events of the machines name.
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The TypeScript variant of docgen needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin({ identifiers: 'short' }), imports()],
      // React Aria's virtual lists draw every row in tests unless this is set.
      define: { 'process.env.VIRT_ON': JSON.stringify('true') },
      // Every import is found before the first story is asked for: one found later would reload the page mid-test.
      optimizeDeps: { entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.{stories.tsx,css.ts}'] },
      resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'development|production'] },
      // Style files are run on the server side to be read: there too the packages are their sources.
      environments: {
        ssr: {
          resolve: { conditions: ['@mirror-studio/source', 'module', 'node', 'development|production'] },
        },
      },
    }),
};

export default config;
