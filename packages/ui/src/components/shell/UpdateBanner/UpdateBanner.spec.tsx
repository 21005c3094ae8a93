import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { UpdateBannerProps } from './UpdateBanner.tsx';

/** `<UpdateBanner {...updateBannerStates.shown} />` */
export const updateBannerStates = statesOf<UpdateBannerProps>()({
  shown: { onReload: nothing },
  dismissable: { onReload: nothing, onDismiss: nothing },
});

/** UpdateBanner: that there is a new version, taking it, and putting it off. */
export function updateBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  return {
    isShown: () => tools.screen.queryByRole('complementary', { name: t.updateTitle }) !== null,
    reload: async () => stepsOf(tools).press(t.updateReload),
    dismiss: async () => stepsOf(tools).press(t.updateLater),
  };
}

export default {
  UpdateBanner: (): Spec<UpdateBannerProps> => ({
    states: updateBannerStates,
    tester: updateBannerTester,
    uses: [
      { in: updateBannerStates.shown, calls: 'onReload', by: (tools) => updateBannerTester(tools).reload() },
      {
        in: updateBannerStates.dismissable,
        calls: 'onDismiss',
        by: (tools) => updateBannerTester(tools).dismiss(),
      },
    ],
    composition: {
      from: updateBannerStates.dismissable,
      cases: { onDismiss: byRole('button', shellTexts.updateLater) },
    },
    keys: 'it has a Button and an IconButton',
  }),
};
