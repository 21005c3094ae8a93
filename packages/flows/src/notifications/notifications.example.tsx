import type { Notification } from '@mirror-studio/domain/notifications';
import { Button } from '@mirror-studio/ui/Button';
import { Notifications } from './index.ts';

type News = Omit<Notification, 'read' | 'timestamp'>;
const news: News = { id: '1', type: 'success', title: 'Salt flats', message: '8 pictures are ready' };

export const Bell = () => (
  <Notifications
    trigger={({ send }) => (
      <Button onPress={() => send({ type: 'notification.raised', notification: news })}>Tell</Button>
    )}
  />
);
