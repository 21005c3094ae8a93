import type { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { NotificationCenter } from '@mirror-studio/ui/NotificationCenter';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface NotificationsViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof notificationsMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof notificationsMachine>) => void;
}

/** The bell and its list as their machine stands. */
export function NotificationsView({ snapshot, send }: NotificationsViewProps) {
  return (
    <NotificationCenter
      notifications={snapshot.context.list}
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'panel.opened' : 'panel.closed' })}
      onRead={(id) => send({ type: 'notification.clicked', id })}
      onReadAll={() => send({ type: 'all.read' })}
      onClearAll={() => send({ type: 'all.cleared' })}
    />
  );
}
