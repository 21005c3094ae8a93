import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  // Each test has a person of its own; three at once, because one of them mostly waits.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // A limit for what hangs: the longest journeys take a third of it on a machine that is busy with other checks.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // As for a person: it begins a few seconds after the first page. What it answers no route of a test sees, and no count of
    // requests: a test of these blocks it, and says why. Every other browser context of a test follows this, too.
    serviceWorkers: 'allow',
    // Its snapshots of the document at each step take a fifth of the time: what fails is run again with them (run.ts).
    trace: { mode: process.env['MIRROR_TRACE'] ? 'on' : 'off', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
