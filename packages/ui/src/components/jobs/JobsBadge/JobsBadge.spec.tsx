import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { documented } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { JobsBadgeProps } from './JobsBadge.tsx';

const badge: JobsBadgeProps = { running: 2, onPress: nothing, keys: ['Ctrl', 'J'] };

/** `<JobsBadge {...jobsBadgeStates.many} />` */
export const jobsBadgeStates = statesOf<JobsBadgeProps>()({
  running: badge,
  one: { ...badge, running: 1 },
  many: { ...badge, running: 12 },
  none: { ...badge, running: 0 },
});

/** JobsBadge: reads how many jobs run and opens the drawer. */
export function jobsBadgeTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const badge = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.jobs}`) });
  return {
    read: () => badge().getAttribute('aria-label') ?? '',
    open: async () => tools.user.click(badge()),
  };
}

export default {
  JobsBadge: (): Spec<JobsBadgeProps> => ({
    states: jobsBadgeStates,
    tester: jobsBadgeTester,
    uses: [{ in: jobsBadgeStates.many, calls: 'onPress', by: (tools) => jobsBadgeTester(tools).open() }],
    composition: { cases: { keys: documented('names the shortcut in the tooltip, which has a story') } },
    keys: 'it is an IconButton',
  }),
};
