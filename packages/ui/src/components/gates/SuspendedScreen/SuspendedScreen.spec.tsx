import { pathOf } from '@mirror-studio/domain/access';
import { gates as gatesTexts } from '@mirror-studio/domain/texts/en/gates';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { SuspendedScreenProps } from './SuspendedScreen.tsx';

const screen: SuspendedScreenProps = { contactHref: pathOf('discord'), onSignOut: nothing };

/** `<SuspendedScreen {...suspendedStates.signingOut} />` */
export const suspendedStates = statesOf<SuspendedScreenProps>()({
  suspended: screen,
  signingOut: { ...screen, isSigningOut: true },
});

/** SuspendedScreen: what is left to do. */
export function suspendedTester(tools: Tools) {
  const t = textsOf(tools, 'gates', gatesTexts);
  return {
    isShown: () => tools.screen.queryByRole('heading', { name: t.suspendedTitle }) !== null,
    contactHref: () =>
      tools.screen.getByRole('link', { name: t.suspendedContact }).getAttribute('href') ?? '',
    signOut: async () => stepsOf(tools).press(t.suspendedSignOut),
  };
}

export default {
  SuspendedScreen: (): Spec<SuspendedScreenProps> => ({
    states: suspendedStates,
    tester: suspendedTester,
    uses: [
      { in: suspendedStates.suspended, calls: 'onSignOut', by: (tools) => suspendedTester(tools).signOut() },
    ],
    composition: {
      cases: {
        contactHref: byRole('link', gatesTexts.suspendedContact),
        onSignOut: byRole('button', gatesTexts.suspendedSignOut),
        isSigningOut: state,
      },
    },
    keys: 'its actions are a link and a Button',
  }),
};
