import { look, named, part, rest, rowOf, told } from '../../../foundations/composition/row.ts';
import { toastStates } from '../../../testing/states.ts';
import { Toast, type ToastProps } from './Toast.tsx';

const says = (words: unknown) =>
  part<ToastProps>(({ screen }) => screen.getByRole('status').textContent?.includes(String(words)));

export default {
  Toast: rowOf<ToastProps>({
    Component: Toast,
    states: toastStates,
    cases: {
      tone: look,
      title: says(toastStates.success.title),
      description: says(toastStates.success.description),
      action: named('button', toastStates.withAction.action.label, toastStates.withAction),
      tells: rest('keeps the change that it speaks of from being announced twice'),
      onPause: told,
      onResume: told,
      swipedPx: rest('holds how far it was swiped: its story swipes it either way'),
      onSwipeStart: told,
      onSwipeMove: told,
      onSwipeEnd: told,
      onSwipeCancel: told,
    },
  }),
};
