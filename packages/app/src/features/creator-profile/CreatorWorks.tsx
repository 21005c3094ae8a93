import { workTypes } from '@mirror-studio/domain/constants/works';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { noWorksFilter, type WorksFilter } from '@mirror-studio/domain/works';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { WorkWall } from '@mirror-studio/ui/WorkWall';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiking } from '../../api/use-liking.ts';
import { worksQuery } from '../../api/works.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { worksPath } from '../../routes/works-address.ts';

interface CreatorWorksProps {
  handle: string;
  name: string;
  isOwn: boolean;
}

/** No type is called so. */
const all = 'all';

/** What a creator has published, newest first. A work opens in the creator library, among theirs. */
export function CreatorWorks({ handle, name, isOwn }: CreatorWorksProps) {
  const t = useTexts('works', texts);
  const failureState = useFailureState();
  const { api } = useServices();
  const [type, setType] = useState<WorksFilter['type']>(null);
  const filter = { ...noWorksFilter, type, author: handle };
  const query = useInfiniteQuery({ ...worksQuery(api, useUser().id, filter), refetchOnMount: 'always' });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const liking = useLiking();
  const hrefOf = (id: string) => worksPath(filter, id);
  if (!data && error) {
    const retry = { onRetry: () => void query.refetch(), isRetrying: isFetching };
    return <ErrorState {...failureState(error, { ...retry, serverFailed: t('failed') })} />;
  }
  const works = data?.pages.flatMap((page) => page.works) ?? [];
  if (data && works.length === 0 && type === null) {
    return <EmptyState>{isOwn ? t('ownNone') : t('noneOf', { name })}</EmptyState>;
  }
  return (
    <>
      <Stack direction="row" gap="x2">
        {([all, ...workTypes] as const).map((each) => {
          const chosen = each === all ? null : each;
          return (
            <Button
              key={each}
              size="small"
              variant={type === chosen ? 'secondary' : 'ghost'}
              aria-pressed={type === chosen}
              onPress={() => setType(chosen)}
            >
              {t(`type_${each}`)}
            </Button>
          );
        })}
      </Stack>
      {data && works.length === 0 ? (
        <EmptyState>{t('nothing')}</EmptyState>
      ) : (
        <WorkWall works={works} isWaiting={!data} hrefOf={hrefOf} onLikedChange={liking} />
      )}
      {hasNextPage && (
        <div>
          <Button isPending={isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
