import { defineConfig } from 'vitest/config';

// The tests of one part (scripts/mutation/parts.ts), as `vitest.config.ts` runs them but each file by itself: a module
// that was evaluated with one mutant must not be kept for the next.
const sources = ['@mirror-studio/source'];

export default defineConfig({
  resolve: { conditions: sources },
  ssr: { resolve: { conditions: sources } },
  test: {
    environment: 'node',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    pool: 'threads',
    isolate: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
