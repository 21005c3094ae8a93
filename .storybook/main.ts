import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./welcome/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The TypeScript variant of docgen needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
      resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
