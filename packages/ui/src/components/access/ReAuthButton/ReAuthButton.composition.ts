import { look, rowOf, state } from '../../../foundations/composition/row.ts';
import { reAuthStates } from '../../../testing/states.ts';
import { ReAuthButton, type ReAuthButtonProps } from './ReAuthButton.tsx';

export default {
  ReAuthButton: rowOf<ReAuthButtonProps>({
    Component: ReAuthButton,
    states: reAuthStates,
    cases: {
      isPending: state,
      secondsLeft: state,
      variant: look,
      size: look,
      isFullWidth: look,
    },
  }),
};
