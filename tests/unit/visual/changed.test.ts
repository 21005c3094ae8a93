import { describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../scripts/check/import-graph.ts';
import { storyFilesOf } from '../../visual/runner/import-graph.ts';

const importGraph = readImportGraph({ withGlobs: true });
const all = [...importGraph.keys()].filter((file) => file.endsWith('.stories.tsx'));

describe('what a change can alter', () => {
  it('is its own stories and those of the flows that use it, for a dialog', () => {
    const files = storyFilesOf(
      ['packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.tsx'],
      importGraph,
    );
    expect(files).toContain('packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.stories.tsx');
    expect([...(files ?? [])].filter((file) => file.startsWith('packages/flows/src/'))).not.toEqual([]);
    expect(files).not.toContain('packages/ui/src/primitives/Avatar/Avatar.stories.tsx');
    expect(files?.size).toBeLessThan(all.length / 2);
  });

  it('is nothing to those who know of it by a type alone, or take something else from the same barrel', () => {
    const dialog = 'packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.tsx';
    const states = 'packages/ui/src/components/economy/TokenWallet/TokenWallet.spec.tsx';
    const wallet = 'packages/ui/src/components/economy/TokenWallet/TokenWallet.stories.tsx';
    const settings = 'packages/ui/src/components/settings/SettingsDialog/SettingsDialog.stories.tsx';
    expect(storyFilesOf([states], importGraph)).toContain(wallet);
    expect(storyFilesOf([dialog], importGraph)).not.toContain(wallet);
    expect(storyFilesOf([states], importGraph)).not.toContain(settings);
    const kit = 'packages/ui/test/testing/testing.stories.tsx';
    expect(storyFilesOf(['packages/ui/src/testing/states.generated.ts'], importGraph)).toContain(kit);
    expect(
      storyFilesOf(['packages/ui/src/components/jobs/JobsDrawer/JobsDrawer.spec.tsx'], importGraph),
    ).toContain(kit);
    expect(storyFilesOf([states], importGraph)).not.toContain(kit);
  });

  it('is the stories that find it by a glob, and none beside them', () => {
    const spec = 'packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.spec.tsx';
    expect(storyFilesOf([spec], importGraph)).toContain('packages/ui/test/keyboard/Keyboard.stories.tsx');
    const drift = 'packages/ui/test/testing/drift.stories.tsx';
    expect(storyFilesOf(['packages/ui/src/foundations/Colour.stories.tsx'], importGraph)).not.toContain(
      drift,
    );
    expect(
      storyFilesOf(
        ['packages/ui/src/components/shoot/PhotoShootForm/PhotoShootForm.stories.tsx'],
        importGraph,
      ),
    ).toContain(drift);
  });

  it.each(['economy/rates.ts', 'constants/exchange.ts', 'texts/en/exchange.ts'])(
    'is the dialog that shows it, for %s: the packages are found by what they export',
    (fact) => {
      expect(storyFilesOf([`packages/domain/src/${fact}`], importGraph)).toContain(
        'packages/ui/src/components/economy/ExchangeDialog/ExchangeDialog.stories.tsx',
      );
    },
  );

  it('is the stories of a component for its style file, which only the compiler of styles reads', () => {
    const files = storyFilesOf(['packages/ui/src/primitives/Avatar/Avatar.css.ts'], importGraph);
    expect(files).toContain('packages/ui/src/primitives/Avatar/Avatar.stories.tsx');
  });

  it.each([
    'packages/ui/src/theme/tokens/ramps.ts',
    'packages/ui/src/theme/contract.css.ts',
    'packages/ui/src/fonts/fraunces.woff2',
    '.storybook/preview.tsx',
    'tests/visual/page/settled.ts',
    'tests/visual/runner/runner.ts',
    'tests/visual/sample-images/dunes.png',
    'pnpm-lock.yaml',
  ])('is everything for %s', (file) => {
    expect(storyFilesOf([file], importGraph)).toBeNull();
  });

  it('is nothing for a test or a page of documentation', () => {
    const files = storyFilesOf(
      ['packages/ui/src/theme/tokens/dtcg.test.ts', 'docs/decisions/x.md'],
      importGraph,
    );
    expect(files).toEqual(new Set());
  });
});
