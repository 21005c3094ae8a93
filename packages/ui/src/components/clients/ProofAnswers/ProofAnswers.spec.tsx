import { clients as texts } from '@mirror-studio/domain/texts/en/clients';
import { byRole, documented, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { proofComments, proofPictures, proofSets } from '../../../testing/fixtures/clients.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ProofAnswersProps } from './ProofAnswers.tsx';

const [open, approved, unsent, ended, revoked] = proofSets;
const link = 'https://studio.example/proof/xP9wV3kQm5yRt8bN2cL7dF4hJ6gS1aZ0eXuIoKpTqWs';
const common = {
  editHref: '#edit',
  backHref: '#back',
  onMakeLink: nothing,
  onRevoke: nothing,
  onDelete: nothing,
};
const answers: ProofAnswersProps = {
  ...common,
  ...(open && { set: open }),
  pictures: proofPictures,
  comments: proofComments,
};

/** `<ProofAnswers {...proofAnswersStates.open} />` */
export const proofAnswersStates = statesOf<ProofAnswersProps>()({
  open: answers,
  linkMade: { ...answers, link },
  approved: { ...answers, ...(approved && { set: approved }) },
  unsent: {
    ...answers,
    ...(unsent && { set: unsent }),
    pictures: proofPictures.map((picture) => ({ ...picture, mark: null })),
    comments: [],
  },
  ended: { ...answers, ...(ended && { set: ended }) },
  revoked: { ...answers, ...(revoked && { set: revoked }), comments: [] },
  making: { ...answers, ...(unsent && { set: unsent }), comments: [], pending: 'link' },
  loading: { ...answers, state: 'loading' },
  failedToLoad: { ...answers, state: 'failed' },
});

/** ProofAnswers: reads what was said, makes the link and takes it back. */
export function proofAnswersTester(tools: Tools) {
  const t = textsOf(tools, 'clients', texts);
  const { press } = stepsOf(tools);
  const confirm = async (name: string) => {
    const dialog = tools.within(await tools.screen.findByRole('alertdialog'));
    await press(name, dialog);
  };
  return {
    comments: () => tools.screen.queryAllByRole('listitem').map((item) => item.textContent ?? ''),
    makeLink: async () => press(t.makeLink),
    /** Answers the question that is asked before, too. */
    revoke: async () => {
      await press(t.revoke);
      await confirm(t.revoke);
    },
    delete: async () => press(t.delete),
  };
}

export default {
  ProofAnswers: (): Spec<ProofAnswersProps> => ({
    states: proofAnswersStates,
    tester: proofAnswersTester,
    uses: [
      { in: proofAnswersStates.open, calls: 'onDelete', by: (tools) => proofAnswersTester(tools).delete() },
      {
        in: proofAnswersStates.unsent,
        calls: 'onMakeLink',
        by: (tools) => proofAnswersTester(tools).makeLink(),
      },
    ],
    composition: {
      cases: {
        state,
        set: state,
        pictures: state,
        comments: documented('are listed, oldest first, with the number of their picture'),
        link: part(({ screen }) => screen.queryAllByRole('button', { name: texts.copyLink }).length, {
          link,
        }),
        onMakeLink: byRole('button', texts.makeAnother),
        onRevoke: byRole('button', texts.revoke),
        onDelete: byRole('button', texts.delete),
        pending: state,
        failure: state,
      },
    },
    keys: 'it is Buttons, links and a SegmentedControl',
  }),
};
