import { newsKeys, newsValues } from '@mirror-studio/domain/community';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { communityNewsEndpoints, type CommunityNews as News } from '@mirror-studio/domain/contract';
import type { Notification } from '@mirror-studio/domain/notifications';
import { storagePrefix } from '@mirror-studio/domain/storage';
import { community } from '@mirror-studio/domain/texts/en/community';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import type { Moderated } from './ModerationNews.tsx';

/** Seldom, and so with its words by itself. */
const ModerationNews = lazyWithRetry(
  async () => ({ default: (await import('./ModerationNews.tsx')).ModerationNews }),
  false,
);

interface CommunityNewsProps {
  /** Called once in each tab for what others did. */
  onNews: (notification: Omit<Notification, 'read' | 'timestamp'>) => void;
}

interface Told extends Moderated {
  readonly userId: string;
  readonly news: readonly News[];
}

const channelName = `${storagePrefix}community-news`;
let channel: BroadcastChannel | undefined;
/** Between the tabs of this browser: what one of them was told. It does not reach the tab that says it. */
const otherTabs = () => (channel ??= new BroadcastChannel(channelName));

/** One tab at a time asks and notes: what it was told, no other is told by the server. */
const alone = <Result,>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(channelName, work) : work();

/**
 * Looks for followers, likes, remixes, votes that opened, and what was hidden or restored as often as for the balance, notes that it was
 * told, and tells it in every tab. Draws nothing.
 */
export function CommunityNews({ onNews }: CommunityNewsProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('community', community);
  /** What another tab was told. */
  const [heard, setHeard] = useState<Told | null>(null);
  const { data } = useQuery({
    queryKey: ['community-news', userId],
    queryFn: ({ signal }) =>
      alone(async (): Promise<Told> => {
        const { since, until, news, moderation } = await api.call(communityNewsEndpoints.communityNews, {
          signal,
        });
        if (news.length + moderation.length > 0)
          await api.call(communityNewsEndpoints.communityNewsTold, { body: { until } });
        return { userId, since, news, moderation };
      }),
    refetchInterval: refreshLimits.balanceMs,
    gcTime: 0,
    staleTime: 0,
  });
  const inWords = (one: News) => {
    const keys = newsKeys(one);
    const values = newsValues(one, t('newsSomebody'));
    return { title: t(keys.title, values), message: t(keys.message, values).trimEnd() };
  };
  const tell = useEffectEvent(({ since, news }: Told) => {
    // What could not be noted comes again as of the same moment: it takes the place of what was told.
    for (const one of news)
      onNews({
        id: `community ${one.kind} ${one.work?.id ?? one.proposal?.id ?? one.idea?.id ?? ''} ${since}`,
        type: 'info',
        ...inWords(one),
      });
  });
  useEffect(() => {
    if (!data || data.news.length + data.moderation.length === 0) return;
    tell(data);
    otherTabs().postMessage(data);
  }, [data]);
  useEffect(() => {
    const listen = ({ data: told }: MessageEvent<Told>) => {
      if (told.userId !== userId) return;
      tell(told);
      setHeard(told);
    };
    otherTabs().addEventListener('message', listen);
    return () => otherTabs().removeEventListener('message', listen);
  }, [userId]);
  return [data, heard].map(
    (told) =>
      told &&
      told.moderation.length > 0 && (
        <Suspense key={told === heard ? 'heard' : 'own'}>
          <ModerationNews told={told} onNews={onNews} />
        </Suspense>
      ),
  );
}
