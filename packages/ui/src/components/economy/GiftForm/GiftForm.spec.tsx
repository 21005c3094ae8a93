import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { byRole, callback, documented, initial, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { giftDay, sentGift, waitingGift } from '../../../testing/fixtures/gifts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { GiftDraft, GiftFormProps } from './GiftForm.tsx';

const form: GiftFormProps = { availableCoins: 820, allowance: giftDay, onGive: nothing };
const draft: GiftDraft = { to: '@mara-halcyon', coins: '40', words: 'For the salt flats.' };

/** `<GiftForm {...giftFormStates.empty} />` */
export const giftFormStates = statesOf<GiftFormProps>()({
  empty: form,
  filled: { ...form, defaultDraft: draft },
  unknown: { onGive: nothing },
  refused: {
    ...form,
    defaultDraft: { to: 'nobody-here', coins: '5000', words: 'x'.repeat(210) },
    problems: { to: texts.toUnknown, coins: texts.coinsADay, words: 'These are more than 200 characters.' },
  },
  pending: { ...form, defaultDraft: draft, isPending: true },
  failed: { ...form, defaultDraft: draft, failure: errors.network },
  given: { ...form, given: sentGift },
  givenToAddress: { ...form, given: waitingGift },
});

/** GiftForm: fills it, gives, and reads what is wrong. */
export function giftFormTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'gifts', texts);
  const { press } = stepsOf(tools);
  const field = (label: string) => place.getByRole('textbox', { name: new RegExp(`^${label}`) });
  return {
    fill: async ({ to, coins, words = '' }: { to: string; coins: string; words?: string }) => {
      for (const [label, typed] of [
        [t.to, to],
        [t.amount, coins],
        [t.words, words],
      ] as const) {
        await tools.user.clear(field(label));
        if (typed !== '') await tools.user.type(field(label), typed);
      }
    },
    give: () => press(new RegExp(`^${t.giveEmpty.split(' ')[0] ?? ''}`), place),
    recipient: () => (field(t.to) as HTMLInputElement).value,
  };
}

export default {
  GiftForm: (): Spec<GiftFormProps> => ({
    states: giftFormStates,
    tester: giftFormTester,
    uses: [{ in: giftFormStates.filled, calls: 'onGive', by: (tools) => giftFormTester(tools).give() }],
    composition: {
      cases: {
        availableCoins: documented('is said beside the field of the amount, which is judged by it'),
        allowance: documented('is said above the button, and judges the amount'),
        defaultDraft: initial,
        onDraftChange: callback,
        isPending: state,
        problems: documented('are said beside their fields: they have a story'),
        failure: byRole('alert', '', { failure: errors.network }),
        given: state,
      },
    },
    keys: 'its fields are TextFields and a TextArea, and Enter in one of one line gives',
  }),
};
