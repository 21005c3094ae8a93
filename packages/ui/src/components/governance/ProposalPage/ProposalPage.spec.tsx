import { common } from '@mirror-studio/domain/texts/en/common';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import {
  ballotReceipt,
  proposalDetails,
  proposalOptions,
  recountStates,
  recountVerdicts,
} from '../../../testing/fixtures/governance.ts';
import { ideaComments } from '../../../testing/fixtures/roadmap.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { Comments } from '../../roadmap/Comments/index.ts';
import { Ballot } from '../Ballot/index.ts';
import { BallotRecount } from '../BallotRecount/index.ts';
import type { ProposalPageProps } from './ProposalPage.tsx';

const { title } = proposalDetails.open;
const page: ProposalPageProps = {
  proposal: proposalDetails.open,
  backHref: '#proposals',
  ballot: <Ballot title={title} options={proposalOptions} onCast={nothing} />,
  comments: <Comments comments={ideaComments} onSend={async () => true} />,
};
const { ballot: _, comments: __, ...bare } = page;
const recount = {
  total: 431,
  options: proposalOptions,
  commitment: ballotReceipt.commitment,
  onCommitmentChange: nothing,
  onStart: nothing,
};
const managing = { onOpen: nothing, onChange: nothing, onWithdraw: nothing };

/** `<ProposalPage {...proposalPageStates.open} />` */
export const proposalPageStates = statesOf<ProposalPageProps>()({
  open: page,
  voted: {
    ...page,
    proposal: proposalDetails.voted,
    ballot: <Ballot title={title} options={proposalOptions} receipt={ballotReceipt} onCast={nothing} />,
  },
  late: { ...bare, proposal: proposalDetails.late },
  draft: { ...bare, proposal: proposalDetails.draft },
  managed: { ...bare, proposal: proposalDetails.draft, ...managing },
  carried: {
    ...bare,
    proposal: proposalDetails.carried,
    recount: (
      <BallotRecount
        {...recount}
        state="done"
        counted={recountStates.agrees}
        verdict={recountVerdicts.agrees}
      />
    ),
  },
  reasons: { ...bare, proposal: proposalDetails.withoutReasons, onReasons: async () => true },
  tie: { ...bare, proposal: proposalDetails.tie, recount: <BallotRecount {...recount} /> },
  rejected: { ...bare, proposal: proposalDetails.rejected },
  noQuorum: { ...bare, proposal: proposalDetails.noQuorum },
  loading: { ...bare, proposal: null },
  notFound: { ...bare, proposal: null, missing: 'notFound' },
  failedToLoad: { ...bare, proposal: null, missing: 'failed' },
  strange: { ...bare, proposal: proposalDetails.strange },
});

/** ProposalPage: manages a draft, gives the reasons of a decision. */
export function proposalPageTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'governance', texts);
  const { press } = stepsOf(tools);
  return {
    title: () => screen.queryAllByRole('heading')[0]?.textContent ?? null,
    open: async () => press(t.open),
    change: async () => press(t.change),
    withdraw: async () => press(t.withdraw),
    giveReasons: async (words: string) => {
      await user.type(screen.getByRole('textbox', { name: RegExp(`^${t.reasons}`) }), words);
      await press(t.reasonsSave);
    },
  };
}

const draft = { proposal: proposalDetails.draft } as const;

export default {
  ProposalPage: (): Spec<ProposalPageProps> => ({
    states: proposalPageStates,
    tester: proposalPageTester,
    uses: [
      { in: proposalPageStates.open, reads: (tools) => proposalPageTester(tools).title(), is: title },
      { in: proposalPageStates.managed, calls: 'onOpen', by: (tools) => proposalPageTester(tools).open() },
      {
        in: proposalPageStates.managed,
        calls: 'onChange',
        by: (tools) => proposalPageTester(tools).change(),
      },
      {
        in: proposalPageStates.managed,
        calls: 'onWithdraw',
        by: (tools) => proposalPageTester(tools).withdraw(),
      },
      {
        in: proposalPageStates.reasons,
        calls: 'onReasons',
        by: (tools) => proposalPageTester(tools).giveReasons('In May.'),
      },
    ],
    composition: {
      from: proposalPageStates.late,
      cases: {
        missing: state,
        failure: byRole('button', common.retry, {
          proposal: null,
          missing: 'failed',
          failure: { kind: 'server', message: texts.proposalFailed, onAction: { retry: nothing } },
        }),
        ballot: byRole('heading', texts.ballotTitle, {
          ballot: <Ballot title={title} options={proposalOptions} />,
        }),
        recount: byRole('heading', texts.recountTitle, { recount: <BallotRecount {...recount} /> }),
        comments: byRole('button', 'What is said', { comments: <Button>What is said</Button> }),
        onReasons: byRole('button', texts.reasonsSave, {
          proposal: proposalDetails.withoutReasons,
          onReasons: async () => true,
        }),
        reasonsFailed: documented('is said above the field of the reasons'),
        onOpen: byRole('button', texts.open, { ...draft, onOpen: nothing }),
        onChange: byRole('button', texts.change, { ...draft, onChange: nothing }),
        onWithdraw: byRole('button', texts.withdraw, { ...draft, onWithdraw: nothing }),
      },
    },
    keys: 'it is links, Buttons and what it is given',
  }),
};
