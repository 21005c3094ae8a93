import { toasts as toastsTexts } from '@mirror-studio/domain/texts/en/toasts';
import { byRole, callback, documented, look, part } from '../../../../test/composition/row.ts';
import { reported, textOf } from '../../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../../test/spec/spec.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { Toast, ToastRegion } from './index.ts';
import type { ToastProps } from './Toast.tsx';

const toast: ToastProps = {
  tone: 'success',
  title: toastsTexts.exchangeSuccessTitle,
  description: 'Converted 420 coins to 42 credits',
  onDismiss: nothing,
  onPause: nothing,
  onResume: nothing,
};

const action = { label: 'View Results', onPress: nothing };

/** `<ToastRegion><Toast {...toastStates.destructive} /></ToastRegion>` */
export const toastStates = statesOf<ToastProps>()({
  success: toast,
  destructive: {
    ...toast,
    tone: 'error',
    title: toastsTexts.exchangeFailedTitle,
    description: toastsTexts.exchangeFailed,
  },
  info: { ...toast, tone: 'info', title: toastsTexts.jobQueuedTitle, description: toastsTexts.jobQueued },
  warning: {
    ...toast,
    tone: 'warning',
    title: toastsTexts.alphaModeTitle,
    description: toastsTexts.alphaMode,
  },
  withAction: {
    ...toast,
    title: toastsTexts.jobCompletedTitle,
    description: prompts.stillLife,
    action,
  },
  titleAlone: { ...toast, title: toastsTexts.settingsSaved, description: undefined },
  longAndStrange: { ...toast, title: prompts.markup, description: prompts.unbroken },
});

/** Toast and ToastRegion: what is said, and what can be done about it. */
export function toastTester(tools: Tools) {
  const t = textsOf(tools, 'toasts', toastsTexts);
  const { press } = stepsOf(tools);
  const shown = () => tools.screen.queryByRole('status') ?? tools.screen.queryByRole('alert');
  return {
    read: () => shown()?.textContent ?? null,
    isError: () => tools.screen.queryByRole('alert') !== null,
    act: async (label: string) => press(label),
    dismiss: async () => press(t.dismiss),
  };
}

const says = (words: unknown) =>
  part<ToastProps>(({ screen }) => screen.getByRole('status').textContent?.includes(String(words)));

export default {
  Toast: (): Spec<ToastProps> => ({
    states: toastStates,
    tester: toastTester,
    uses: [{ in: toastStates.success, calls: 'onDismiss', by: (tools) => toastTester(tools).dismiss() }],
    composition: {
      cases: {
        tone: look,
        title: says(toastStates.success.title),
        description: says(toastStates.success.description),
        action: byRole('button', action.label, toastStates.withAction),
        suppresses: documented('keeps the change that it speaks of from being announced twice'),
        onPause: callback,
        onResume: callback,
        swipedPx: documented('holds how far it was swiped: its story swipes it either way'),
        onSwipeStart: callback,
        onSwipeMove: callback,
        onSwipeEnd: callback,
        onSwipeCancel: callback,
      },
    },
    keys: {
      draw: (report) => (
        <>
          <ToastRegion>
            <Toast title="Saved" onDismiss={() => report('dismissed')} onPause={() => report('paused')} />
          </ToastRegion>
          <button type="button">The page</button>
        </>
      ),
      rows: [
        { keys: ['Tab'], does: 'Onto it: its time stands still.', press: '', sees: reported('paused') },
        {
          keys: ['Enter', 'Space'],
          does: 'On its cross: puts it away.',
          press: '{Enter}',
          sees: reported('dismissed'),
        },
        { keys: ['Esc'], does: 'On it: puts it away.', press: '{Escape}', sees: reported('dismissed') },
        {
          keys: ['F6'],
          does: 'From anywhere, also from an open dialog: onto it.',
          first: '{Tab}',
          press: '{F6}',
          sees: ({ focused }) => focused?.closest('section') !== null,
        },
        {
          keys: ['F6', { together: ['Shift', 'F6'] }],
          does: 'On it: back to where the focus was.',
          first: '{Tab}{F6}',
          press: '{F6}',
          sees: (seen) => textOf(seen) === 'The page',
        },
      ],
    },
    specLines: [
      ['§8', toastStates.destructive, ['Exchange Failed', 'Failed to exchange coins']],
      ['§8', toastStates.warning, ['Alpha Mode', 'Purchasing is disabled during alpha testing']],
      ['§8', toastStates.titleAlone, ['Settings saved']],
    ],
  }),
  ToastRegion: (): Part => ({ partOf: 'Toast', place: 'around', conformance: { props: {} } }),
  ToastProvider: (): Part => ({ partOf: 'Toast', place: 'around', conformance: { props: {} } }),
};
