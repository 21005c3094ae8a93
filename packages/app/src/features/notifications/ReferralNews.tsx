import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { type ReferralNews as News, referralsEndpoints } from '@mirror-studio/domain/contract';
import type { Notification } from '@mirror-studio/domain/notifications';
import { referrals } from '@mirror-studio/domain/texts/en/referrals';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { referralsKey } from '../../api/referrals.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface ReferralNewsProps {
  /** Called once for each reward of the user. */
  onNews: (notification: Omit<Notification, 'read' | 'timestamp'>) => void;
}

/** Looks for rewards as often as for the balance, tells them, and notes that they were told. Draws nothing. */
export function ReferralNews({ onNews }: ReferralNewsProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('referrals', referrals);
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const { data } = useQuery({
    queryKey: ['referral-news', userId],
    queryFn: ({ signal }) => api.call(referralsEndpoints.referralNews, { signal }),
    refetchInterval: refreshLimits.balanceMs,
    gcTime: 0,
    staleTime: 0,
  });
  const tell = useEffectEvent((news: readonly News[]) => {
    for (const { id, kind, coins, who } of news) {
      onNews({
        id: `referral ${id} ${kind}`,
        type: 'success',
        title: t('newsTitle', { count: coins }),
        message: kind === 'invited' ? t('newsInvited') : t('newsInviter', { who: who || t('newMember') }),
      });
    }
    balanceOutdated();
    void queries.invalidateQueries({ queryKey: referralsKey(userId) });
    // What could not be noted is told again.
    api
      .call(referralsEndpoints.referralNewsTold, { body: { ids: news.map(({ id }) => id) } })
      .catch(() => {});
  });
  useEffect(() => {
    if (data && data.news.length > 0) tell(data.news);
  }, [data]);
  return null;
}
