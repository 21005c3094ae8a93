import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import { look, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { shaped, stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ReAuthButtonProps } from './ReAuthButton.tsx';

const button: ReAuthButtonProps = { onPress: nothing };

/** `<ReAuthButton {...reAuthStates.waiting} />` */
export const reAuthStates = statesOf<ReAuthButtonProps>()({
  ready: button,
  pending: { ...button, isPending: true },
  waiting: { ...button, secondsLeft: 42 },
  lastSecond: { ...button, secondsLeft: 1 },
  primary: { ...button, variant: 'primary', isFullWidth: true },
});

/** ReAuthButton: asks for another link. */
export function reAuthTester(tools: Tools) {
  const t = textsOf(tools, 'signIn', signInTexts);
  return {
    press: async () => stepsOf(tools).press(t.reAuth),
    isWaiting: () => tools.screen.queryByRole('button', { name: shaped(t.sendAgainIn_other) }) !== null,
  };
}

export default {
  ReAuthButton: (): Spec<ReAuthButtonProps> => ({
    states: reAuthStates,
    tester: reAuthTester,
    uses: [{ in: reAuthStates.ready, calls: 'onPress', by: (tools) => reAuthTester(tools).press() }],
    composition: {
      cases: {
        isPending: state,
        secondsLeft: state,
        variant: look,
        size: look,
        isFullWidth: look,
      },
    },
    keys: 'it is a Button',
  }),
};
