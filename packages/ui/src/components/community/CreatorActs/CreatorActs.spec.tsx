import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { report } from '@mirror-studio/domain/texts/en/report';
import { state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { CreatorActsProps } from './CreatorActs.tsx';

const standing = { followers: 128, isFollowed: false, isMuted: false };
const acts: CreatorActsProps = {
  name: 'Mara Oduya',
  standing,
  onFollowedChange: nothing,
  onMutedChange: nothing,
  onReport: nothing,
  onBlock: nothing,
};

/** `<CreatorActs {...creatorActsStates.stranger} />` */
export const creatorActsStates = statesOf<CreatorActsProps>()({
  stranger: acts,
  followed: { ...acts, standing: { ...standing, followers: 129, isFollowed: true } },
  muted: { ...acts, standing: { ...standing, isMuted: true } },
  unknown: { ...acts, standing: { ...standing, followers: 0 } },
  own: { ...acts, isOwn: true },
});

/** CreatorActs: follows, mutes and blocks, with the question that comes before. */
export function creatorActsTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'community', texts);
  const r = textsOf(tools, 'report', report);
  const { press } = stepsOf(tools);
  const choose = async (name: string) => {
    await tools.user.click(screen.getByRole('button', { name: RegExp(`^${t.more.split('{{')[0]}`) }));
    await tools.user.click(await screen.findByRole('menuitem', { name }));
  };
  return {
    follow: async () => press(t.follow),
    mute: async () => choose(t.mute),
    report: async () => choose(r.report),
    block: async () => {
      await choose(t.block);
      await press(t.block, within(await screen.findByRole('alertdialog')));
    },
  };
}

export default {
  CreatorActs: (): Spec<CreatorActsProps> => ({
    states: creatorActsStates,
    tester: creatorActsTester,
    uses: [
      {
        in: creatorActsStates.stranger,
        calls: 'onFollowedChange',
        by: (tools) => creatorActsTester(tools).follow(),
      },
      {
        in: creatorActsStates.stranger,
        calls: 'onMutedChange',
        by: (tools) => creatorActsTester(tools).mute(),
      },
      { in: creatorActsStates.stranger, calls: 'onReport', by: (tools) => creatorActsTester(tools).report() },
      { in: creatorActsStates.stranger, calls: 'onBlock', by: (tools) => creatorActsTester(tools).block() },
    ],
    composition: {
      cases: {
        isOwn: state,
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Menu and an AlertDialog' },
    keys: 'it is a ToggleButton and a Menu, and an AlertDialog asks before somebody is blocked',
  }),
};
