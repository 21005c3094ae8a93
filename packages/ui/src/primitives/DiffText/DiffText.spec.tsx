import { diffText } from '@mirror-studio/domain/texts/en/diffText';
import { look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import type { DiffTextProps } from './index.ts';

const before = 'A lighthouse in the fog, seen from the old pier. Film grain, cold light.';

/** `<DiffText {...diffTextStates.changed} />` */
export const diffTextStates = {
  changed: {
    before,
    after: 'A lighthouse in thick fog, seen from the pier at night. Film grain, warm light, no people.',
  },
  same: { before, after: before },
  lines: {
    before: 'A harbour at night.\nTwo boats.\n\nCold light.',
    after: 'A harbour at dawn.\nTwo boats and a gull.\n\nCold light.',
  },
  long: { before: 'lichtbild'.repeat(14), after: `${'lichtbild'.repeat(14)}er and more` },
  ink: {
    before,
    after: 'A lighthouse in thick fog, seen from the pier at night. Film grain, warm light, no people.',
    look: 'ink',
  },
  replaced: { before: 'Everything', after: 'Nothing of it is left' },
} satisfies Record<string, DiffTextProps>;

/** DiffText: reads what went and what came. */
export function diffTextTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'diffText', diffText);
  const changes = (role: string, said: string) =>
    place
      .queryAllByRole(role)
      .map(({ textContent }) => (textContent ?? '').replace(` ${said} `, '').replace(` ${t.end} `, ''));
  return {
    removed: () => changes('deletion', t.removed),
    added: () => changes('insertion', t.added),
  };
}

export default {
  DiffText: (): Spec<DiffTextProps> => ({
    group: 'Display',
    states: diffTextStates,
    tester: diffTextTester,
    uses: [
      {
        in: diffTextStates.replaced,
        reads: (tools) => [diffTextTester(tools).removed(), diffTextTester(tools).added()],
        is: [['Everything'], ['Nothing of it is left']],
      },
      { in: diffTextStates.same, reads: (tools) => diffTextTester(tools).removed(), is: [] },
    ],
    composition: { cases: { look } },
    keys: 'it is text',
  }),
};
