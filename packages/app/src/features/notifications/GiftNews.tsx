import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { giftsEndpoints, type GiftNews as News } from '@mirror-studio/domain/contract';
import type { Notification } from '@mirror-studio/domain/notifications';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { giftsKey } from '../../api/gifts.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface GiftNewsProps {
  /** Called once for each thing that happened to a gift of the user. */
  onNews: (notification: Omit<Notification, 'read' | 'timestamp'>) => void;
}

/** Looks for what happened to gifts as often as for the balance, tells it, and notes that it was told. Draws nothing. */
export function GiftNews({ onNews }: GiftNewsProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('gifts', gifts);
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const { data } = useQuery({
    queryKey: ['gift-news', userId],
    queryFn: ({ signal }) => api.call(giftsEndpoints.giftNews, { signal }),
    refetchInterval: refreshLimits.balanceMs,
    gcTime: 0,
    staleTime: 0,
  });
  const inWords = ({ kind, gift }: News) => {
    const { coins: count, person, address } = gift;
    const who = address ?? (person?.handle ? `@${person.handle}` : person?.name || t('member'));
    if (kind === 'thanked')
      return { title: t('newsThankedTitle'), message: t('newsThanked', { person: who }) };
    return kind === 'received'
      ? { title: t('newsReceivedTitle', { count }), message: t('newsReceived', { person: who }) }
      : { title: t('newsReturnedTitle', { count }), message: t('newsReturned', { address: who }) };
  };
  const tell = useEffectEvent((news: readonly News[]) => {
    for (const one of news) {
      const type = one.kind === 'returned' ? 'info' : 'success';
      onNews({ id: `gift ${one.gift.id} ${one.kind}`, type, ...inWords(one) });
    }
    if (news.some(({ kind }) => kind !== 'thanked')) balanceOutdated();
    void queries.invalidateQueries({ queryKey: giftsKey(userId) });
    const ids = news.map(({ gift }) => gift.id);
    // What could not be noted is told again.
    api.call(giftsEndpoints.giftNewsTold, { body: { ids } }).catch(() => {});
  });
  useEffect(() => {
    if (data && data.news.length > 0) tell(data.news);
  }, [data]);
  return null;
}
