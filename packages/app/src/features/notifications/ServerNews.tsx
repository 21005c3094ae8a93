import type { Notification } from '@mirror-studio/domain/notifications';
import { CommunityNews } from './CommunityNews.tsx';
import { GiftNews } from './GiftNews.tsx';
import { ReferralNews } from './ReferralNews.tsx';

interface ServerNewsProps {
  /** Called once for each thing that happened to the user without their doing. */
  onNews: (notification: Omit<Notification, 'read' | 'timestamp'>) => void;
}

/** What happened to gifts, rewards for invitations, and what others did. Draws nothing. */
export function ServerNews({ onNews }: ServerNewsProps) {
  return (
    <>
      <GiftNews onNews={onNews} />
      <ReferralNews onNews={onNews} />
      <CommunityNews onNews={onNews} />
    </>
  );
}
