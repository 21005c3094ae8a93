import { defineConfig } from 'vitest/config';

const sources = ['@mirror-studio/source'];

export default defineConfig({
  // The compiler of the style files reads this: there too the packages are their sources.
  environments: {
    ssr: { resolve: { conditions: [...sources, 'module', 'node', 'development|production'] } },
  },
  test: {
    projects: [
      {
        resolve: { conditions: sources },
        ssr: { resolve: { conditions: sources } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          // One process for all files: most of the time of a small file went into its own.
          pool: 'threads',
          isolate: false,
          // For what hangs: a test that starts servers takes half a minute on a machine that is busy with other steps.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { conditions: sources },
        ssr: { resolve: { conditions: sources } },
        test: {
          // Every machine beside its rendered view, moved by a real keyboard.
          name: 'models',
          environment: 'node',
          include: ['tests/models/**/*.test.ts'],
        },
      },
      // It costs every other run three seconds to load.
      ...(process.env['VITEST_STORYBOOK'] ? [(await import('./.storybook/test-panel.ts')).stories] : []),
    ],
  },
});
