import { gates } from '@mirror-studio/domain/texts/en/gates';
import { named, rowOf, state } from '../../../foundations/composition/row.ts';
import { suspendedStates } from '../../../testing/states.ts';
import { SuspendedScreen, type SuspendedScreenProps } from './SuspendedScreen.tsx';

export default {
  SuspendedScreen: rowOf<SuspendedScreenProps>({
    Component: SuspendedScreen,
    states: suspendedStates,
    cases: {
      contactHref: named('link', gates.suspendedContact),
      onSignOut: named('button', gates.suspendedSignOut),
      isSigningOut: state,
    },
  }),
};
