import type { Standing } from '@mirror-studio/domain/contract';
import { CreatorActs } from '@mirror-studio/ui/CreatorActs';
import { useReporting } from '../../reports/use-reporting.tsx';
import { useStanding } from './use-standing.ts';

interface ActsProps {
  handle: string;
  name: string;
  isOwn: boolean;
  standing: Standing;
}

/** What can be done about a creator. */
export function Acts({ handle, name, isOwn, standing }: ActsProps) {
  const { follow, mute, block } = useStanding({ handle, name });
  const { open, dialog } = useReporting({ handle, name });
  return (
    <>
      <CreatorActs
        name={name}
        standing={standing}
        isOwn={isOwn}
        onFollowedChange={(isFollowed) => follow(standing, isFollowed)}
        onMutedChange={(isMuted) => mute(standing, isMuted)}
        onReport={open}
        onBlock={() => void block()}
      />
      {dialog}
    </>
  );
}
