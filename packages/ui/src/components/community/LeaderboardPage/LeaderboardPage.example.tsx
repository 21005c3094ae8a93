import { useState } from 'react';
import { LeaderboardPage, type LeaderboardPageProps } from './index.ts';

export function Example() {
  const [asked, setAsked] = useState<LeaderboardPageProps['asked']>({ period: 'week', board: 'all' });
  return (
    <LeaderboardPage
      asked={asked}
      onAskedChange={setAsked}
      ranked={[
        { place: 1, points: 317, handle: 'mara-oduya', name: 'Mara Oduya', picture: null, isOwn: true },
      ]}
      own={{ place: 1, points: 317, board: 'all', missingWorks: 0 }}
      total={1}
      hrefOf={(handle) => `/profile/${handle}`}
      libraryHref="#library"
    />
  );
}
