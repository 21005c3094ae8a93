import { useState } from 'react';
import { CreatorActs } from './index.ts';

export function Example({ report, block }: { report: () => void; block: () => void }) {
  const [standing, setStanding] = useState({ followers: 128, isFollowed: false, isMuted: false });
  return (
    <CreatorActs
      name="Mara Oduya"
      standing={standing}
      onFollowedChange={(isFollowed) =>
        setStanding({ ...standing, isFollowed, followers: standing.followers + (isFollowed ? 1 : -1) })
      }
      onMutedChange={(isMuted) => setStanding({ ...standing, isMuted })}
      onReport={report}
      onBlock={block}
    />
  );
}
