import type { toastMachine } from '@mirror-studio/state-machines/toast';
import { Toast, ToastRegion } from '@mirror-studio/ui/Toast';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useNoticeWords } from '../texts/notice-words.ts';
import { useText } from '../texts/text-ref.ts';

export interface ToastViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof toastMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof toastMachine>) => void;
}

/** The one toast as its machine stands. */
export function ToastView({ snapshot, send }: ToastViewProps) {
  const text = useText();
  const describe = useNoticeWords();
  const { toast, number, swipedPx } = snapshot.context;
  return (
    <ToastRegion>
      {toast && snapshot.hasTag('visible') && (
        <Toast
          key={number}
          tone={toast.tone}
          title={text(toast.title)}
          description={toast.description && describe(toast.description)}
          action={
            toast.action && {
              label: text(toast.action.label),
              onPress: () => send({ type: 'action.chosen' }),
            }
          }
          suppresses={toast.announces}
          onDismiss={() => send({ type: 'toast.dismissed' })}
          onPause={() => send({ type: 'timer.paused' })}
          onResume={() => send({ type: 'timer.resumed' })}
          swipedPx={swipedPx}
          onSwipeStart={() => send({ type: 'swipe.started' })}
          onSwipeMove={(rightPx) => send({ type: 'swipe.moved', rightPx })}
          onSwipeEnd={() => send({ type: 'swipe.ended' })}
          onSwipeCancel={() => send({ type: 'swipe.cancelled' })}
        />
      )}
    </ToastRegion>
  );
}
