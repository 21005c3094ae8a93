import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { byRole, documented, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { sharedSet } from '../../../testing/fixtures/clients.ts';
import { ago } from '../../../testing/fixtures/jobs.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ProofPageProps } from './props.ts';

const acts = {
  onMark: nothing,
  onComment: nothing,
  onApprovalChange: nothing,
  onNameChange: nothing,
  onDraftChange: nothing,
  onShownChange: nothing,
};
const page: ProofPageProps = { ...acts, proof: sharedSet };
const [first] = sharedSet.pictures;
const shownId = first?.id ?? '';

/** `<ProofPage {...proofPageStates.wall} />` */
export const proofPageStates = statesOf<ProofPageProps>()({
  wall: page,
  loading: { ...page, state: 'loading' },
  locked: { ...page, state: 'locked', onUnlock: nothing },
  unlocking: { ...page, state: 'locked', onUnlock: nothing, isUnlocking: true },
  wrongPassword: {
    ...page,
    state: 'locked',
    onUnlock: nothing,
    unlockProblem: 'That is not the password of this set.',
  },
  over: { ...page, state: 'over' },
  failedToLoad: { ...page, state: 'failed' },
  empty: { ...page, proof: { ...sharedSet, pictures: [], comments: [] } },
  large: { ...page, shownId, name: 'Noor Haddad' },
  writing: { ...page, shownId, drafts: { [shownId]: 'Could the horizon sit lower?' } },
  done: {
    ...page,
    proof: { ...sharedSet, pictures: sharedSet.pictures.map((picture) => ({ ...picture, mark: 'yes' })) },
  },
  approved: { ...page, proof: { ...sharedSet, approvedAt: ago(60), approvedBy: 'Noor Haddad' } },
  offline: {
    ...page,
    unsent: 2,
    proof: {
      ...sharedSet,
      comments: sharedSet.comments.map((comment) => ({ ...comment, isWaiting: true })),
    },
  },
  refused: { ...page, refused: 'The choice is approved.' },
  full: {
    ...page,
    proof: {
      ...sharedSet,
      pictures: Array.from({ length: 125 }, (_, round) =>
        sharedSet.pictures.map((picture) => ({ ...picture, id: `${picture.id}-${round}` })),
      ).flat(),
    },
  },
});

/** ProofPage: opens pictures by their number, answers and approves. */
export function proofPageTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'proof', texts);
  const { press, fill } = stepsOf(tools);
  return {
    unlock: async (password: string) => {
      const [field] = screen.queryAllByRole('textbox');
      if (field) await fill(field, password);
      await press(t.unlock);
    },
    show: async (number: number) =>
      user.click(
        screen.getByRole('button', {
          name: new RegExp(`${t.large.replace(/\{\{.*?\}\}/, String(number))}\\b`),
        }),
      ),
    mark: async (answer: 'yes' | 'maybe' | 'no') => press(t[`mark_${answer}`]),
    name: async (name: string) => fill(screen.getByRole('textbox', { name: t.yourName }), name),
    send: async () => press(t.send),
    approve: async () => press(t.approve),
    withdraw: async () => press(t.withdraw),
  };
}

export default {
  ProofPage: (): Spec<ProofPageProps> => ({
    states: proofPageStates,
    tester: proofPageTester,
    uses: [
      { in: proofPageStates.wall, calls: 'onShownChange', by: (tools) => proofPageTester(tools).show(1) },
      { in: proofPageStates.large, calls: 'onMark', by: (tools) => proofPageTester(tools).mark('no') },
      {
        in: proofPageStates.approved,
        calls: 'onApprovalChange',
        by: (tools) => proofPageTester(tools).withdraw(),
      },
    ],
    composition: {
      cases: {
        state,
        proof: state,
        onMark: documented('hears of each answer'),
        onComment: byRole('textbox', texts.commentWhole),
        onApprovalChange: byRole('button', texts.approve),
        name: documented('stands in the field of the name'),
        onNameChange: documented('hears of every letter of the name'),
        drafts: state,
        onDraftChange: documented('hears of every letter that is written'),
        shownId: state,
        onShownChange: documented('hears which picture is to be large'),
        unsent: part(
          ({ screen }) =>
            screen.queryAllByRole('status').filter(({ textContent }) => /kept here/.test(textContent)).length,
          { unsent: 2 },
        ),
        refused: byRole('alert', '', { refused: 'The choice is approved.' }),
        onUnlock: documented('hears the password'),
        isUnlocking: state,
        unlockProblem: state,
        failure: state,
      },
    },
    keys: 'Y, M and N answer the picture that has the focus or is large; the arrows turn, Escape closes: its stories press them',
  }),
};
