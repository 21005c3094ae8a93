import { pathOf } from '@mirror-studio/domain/access';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { DemoBannerProps } from './DemoBanner.tsx';

/** `<DemoBanner {...demoBannerStates.shown} />` */
export const demoBannerStates = statesOf<DemoBannerProps>()({
  shown: { termsHref: pathOf('terms'), onSignUp: nothing },
  leaving: { termsHref: pathOf('terms'), onSignUp: nothing, isLeaving: true },
});

/** DemoBanner: that it is a demonstration, and leaving it. */
export function demoBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  return {
    isShown: () => tools.screen.queryByRole('complementary', { name: t.demoTitle }) !== null,
    signUp: async () => stepsOf(tools).press(t.demoSignUp),
  };
}

export default {
  DemoBanner: (): Spec<DemoBannerProps> => ({
    states: demoBannerStates,
    tester: demoBannerTester,
    uses: [
      { in: demoBannerStates.shown, calls: 'onSignUp', by: (tools) => demoBannerTester(tools).signUp() },
    ],
    composition: {
      from: demoBannerStates.shown,
      cases: {
        termsHref: byRole('link', new RegExp(shellTexts.demoTerms)),
        onSignUp: byRole('button', shellTexts.demoSignUp),
        isLeaving: state,
      },
    },
    keys: 'it has a link and a Button',
  }),
};
