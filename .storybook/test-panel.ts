// The project of vitest that Storybook's own test panel runs (@storybook/addon-vitest).
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { browserLaunchOptions } from '../scripts/browser.mjs';

export const stories = defineProject({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    setupFiles: ['tests/visual/vitest.setup.ts'],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: browserLaunchOptions(),
        contextOptions: {
          reducedMotion: 'reduce',
          timezoneId: 'UTC',
          locale: 'en-GB',
          deviceScaleFactor: 1,
          viewport: { width: 1440, height: 1000 },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
