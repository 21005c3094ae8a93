import type { Work } from '@mirror-studio/domain/contract';
import { family as texts } from '@mirror-studio/domain/texts/en/family';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { FamilyTree } from '@mirror-studio/ui/FamilyTree';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface WorkFamilyProps {
  work: Work;
  onOpen: (id: string) => void;
}

/** What the open work was made from, and what was made from it. */
export function WorkFamily({ work, onOpen }: WorkFamilyProps) {
  const t = useTexts('family', texts);
  const failureState = useFailureState();
  const { api } = useServices();
  const query = useInfiniteQuery(familyQuery(api, useUser().id, work.id));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const retry = { onRetry: () => void query.refetch(), isRetrying: isFetching, serverFailed: t('failed') };
  const [first] = data?.pages ?? [];
  if (!first)
    return (
      <FamilyTree
        state={error ? 'failed' : 'loading'}
        work={work}
        ancestors={[]}
        remixes={[]}
        onOpen={onOpen}
        {...(error && { failure: failureState(error, retry) })}
      />
    );
  return (
    <FamilyTree
      work={work}
      ancestors={first.ancestors}
      isCut={first.isCut}
      remixes={data?.pages.flatMap(({ remixes }) => remixes) ?? []}
      onOpen={onOpen}
      {...(hasNextPage && { onLoadMore: () => void query.fetchNextPage() })}
      isLoadingMore={isFetchingNextPage}
      {...(error && !isFetching && { moreFailed: failureState(error, retry).message })}
    />
  );
}
