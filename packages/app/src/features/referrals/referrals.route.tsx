import { pathOf } from '@mirror-studio/domain/access';
import { referrals } from '@mirror-studio/domain/texts/en/referrals';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { referralInviteQuery, referralsQuery } from '../../api/referrals.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { ReferralsView } from './ReferralsView.tsx';

const ReferralInvite = lazyWithRetry(async () => ({
  default: (await import('@mirror-studio/ui/ReferralInvite')).ReferralInvite,
}));

/** `/referrals`: how others are invited, and who came. */
export default function Referrals() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const t = useTexts('referrals', referrals);
  const failureState = useFailureState();
  const query = useInfiniteQuery({
    ...referralsQuery(api, userId),
    select: ({ pages }) => ({
      referrals: pages.flatMap((each) => each.referrals),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  const { data: invite, error, refetch, isFetching } = useQuery(referralInviteQuery(api, userId));
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('inviteFailed') };
  const card = (
    <Suspense fallback={<Skeleton shape="block" height="26rem" />}>
      <ReferralInvite
        {...(invite && { invite })}
        {...(!invite && error && { failure: failureState(error, retry) })}
        {...('share' in navigator && {
          // Whoever closes what the device offers has changed their mind.
          onShare: (url: string) => void navigator.share({ text: t('shareText'), url }).catch(() => {}),
        })}
      />
    </Suspense>
  );
  return (
    <ReferralsView
      page={usePageData(query)}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      asked={{
        invite: card,
        onOpen: ({ transferId }) => void navigate(`${pathOf('credits')}?receipt=${transferId}`),
      }}
    />
  );
}
