import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { VoteControlProps } from './VoteControl.tsx';

const control: VoteControlProps = { title: 'Layers in the editor', votes: 12, onVotedChange: nothing };
const { onVotedChange: _, ...closed } = control;

/** `<VoteControl {...voteControlStates.open} />` */
export const voteControlStates = statesOf<VoteControlProps>()({
  open: control,
  voted: { ...control, votes: 13, isVoted: true },
  none: { ...control, votes: 0 },
  many: { ...control, votes: 98_765_432 },
  closed: { ...closed, votes: 1_204 },
});

/** VoteControl: votes, and takes it back. Takes what is voted for where there are several. */
export function voteControlTester({ screen, user }: Tools, title = control.title) {
  const button = () => screen.getByRole('button', { name: RegExp(title) });
  return {
    isVoted: () => button().getAttribute('aria-pressed') === 'true',
    vote: async () => user.click(button()),
  };
}

export default {
  VoteControl: (): Spec<VoteControlProps> => ({
    states: voteControlStates,
    tester: voteControlTester,
    uses: [
      { in: voteControlStates.open, calls: 'onVotedChange', by: (tools) => voteControlTester(tools).vote() },
      { in: voteControlStates.voted, reads: (tools) => voteControlTester(tools).isVoted(), is: true },
    ],
    composition: {
      from: voteControlStates.closed,
      cases: { isVoted: state, onVotedChange: byRole('button', /^Vote for/, { onVotedChange: nothing }) },
    },
    keys: 'it is a button that is pressed or not',
  }),
};
