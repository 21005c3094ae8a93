import { describe, expect, it } from 'vitest';
import { flows } from '../../packages/flows/scripts/shown-flows.ts';
import { readImportGraph } from '../../scripts/check/import-graph.ts';
import { flowsAlteredBy } from '../models/result-cache.ts';

const importGraph = readImportGraph();
const altered = (...files: string[]) => [...flowsAlteredBy(files, importGraph)].toSorted();
const all = flows.map(({ name }) => name).toSorted();

describe('the explorations that a change can alter', () => {
  it('is its own for a machine, and for the paths that an exploration must come to', () => {
    expect(altered('packages/state-machines/src/exchange/exchange.machine.ts')).toEqual(['exchange']);
    expect(altered('packages/flows/src/exchange/exchange.paths.generated.ts')).toEqual(['exchange']);
  });

  it.each(flows.map(({ name, view }) => [name, `packages/flows/src/${name}/${view}.tsx`] as const))(
    'is that of %s for its view',
    (name, file) => {
      expect(importGraph.has(file)).toBe(true);
      expect(altered(file)).toEqual([name]);
    },
  );

  it('is those that draw it for a component, and those whose interactions look for it for a text', () => {
    const dialog = 'packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.tsx';
    expect(altered(dialog)).toContain('exchange');
    expect(altered(dialog)).not.toContain('help');
    expect(altered('packages/domain/src/texts/en/onboarding.ts')).toContain('onboarding');
    expect(altered('packages/domain/src/texts/en/onboarding.ts')).not.toContain('exchange');
  });

  it.each([
    'packages/state-machines/src/explore/explore.ts',
    'packages/state-machines/src/flows/flows.generated.ts',
    'packages/flows/src/atlas/harness/run.ts',
    'packages/flows/src/atlas/harness/vite.config.ts',
    'packages/flows/src/atlas/paths.ts',
    'packages/flows/scripts/shown-flows.ts',
    'packages/ui/src/theme/contract.css.ts',
    'packages/ui/src/primitives/Gone/Gone.tsx',
    'tests/models/explorer.ts',
    'tests/models/models.test.ts',
    'packages/state-machines/src/exchange/gone.ts',
    'scripts/browser.mjs',
    'pnpm-lock.yaml',
  ])('is all of them for %s', (file) => {
    expect(altered(file)).toEqual(all);
  });

  it('is none for what no exploration sees', () => {
    expect(
      altered(
        'packages/server/src/main.ts',
        'packages/ui/src/primitives/Avatar/Avatar.stories.tsx',
        'packages/state-machines/src/exchange/exchange.machine.test.ts',
        'packages/state-machines/src/exchange/exchange.fuzz.ts',
        'docs/decisions/x.md',
        'tests/e2e/journey.spec.ts',
      ),
    ).toEqual([]);
  });
});
