import { arcana as texts } from '@mirror-studio/domain/texts/en/arcana';
import { part } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ArcanaCardProps } from './ArcanaCard.tsx';

const card: ArcanaCardProps = { arcanum: 'star' };

/** `<ArcanaCard {...arcanaCardStates.reached} />` */
export const arcanaCardStates = statesOf<ArcanaCardProps>()({
  reached: card,
  noted: { ...card, note: 'From 1,000 points' },
  unreached: { arcanum: 'world', isReached: false, note: 'From 50,000 points' },
});

/** ArcanaCard: reads what stands on the card, and whether it was reached. */
export function arcanaCardTester(tools: Tools) {
  const t = textsOf(tools, 'arcana', texts);
  const card = () => tools.screen.getByRole('figure');
  return {
    read: () => card().textContent ?? '',
    isReached: () => !(card().textContent ?? '').includes(t.notReached),
  };
}

export default {
  ArcanaCard: (): Spec<ArcanaCardProps> => ({
    states: arcanaCardStates,
    tester: arcanaCardTester,
    uses: [
      {
        in: arcanaCardStates.noted,
        reads: (tools) => arcanaCardTester(tools).read(),
        is: 'XVIIThe StarFrom 1,000 points',
      },
      { in: arcanaCardStates.unreached, reads: (tools) => arcanaCardTester(tools).isReached(), is: false },
    ],
    composition: {
      cases: {
        isReached: part((tools) => !arcanaCardTester(tools).isReached(), { isReached: false }),
        note: part((tools) => arcanaCardTester(tools).read().includes('First of May'), {
          note: 'First of May',
        }),
      },
    },
    keys: 'nothing in it takes the focus',
  }),
};
