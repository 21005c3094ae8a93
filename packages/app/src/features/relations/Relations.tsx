import type { RelationKind } from '@mirror-studio/domain/community';
import { communityEndpoints } from '@mirror-studio/domain/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { relationsKey, relationsQuery } from '../../api/community.ts';
import { workFailed } from '../../api/work-notices.ts';
import { readWorksAgain } from '../../api/works.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { RelationsView } from './RelationsView.tsx';

/** Whom somebody follows, mutes and blocks, a list at a time. */
export function Relations() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const [kind, setKind] = useState<RelationKind>('follow');
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const query = useInfiniteQuery({
    ...relationsQuery(api, userId, kind),
    select: ({ pages }) => ({
      relations: pages.flatMap(({ relations }) => relations),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  const end = async (id: string) => {
    setPendingIds((before) => [...before, id]);
    try {
      await api.call(communityEndpoints.endRelation, { params: { id } });
      await queries.invalidateQueries({ queryKey: relationsKey });
      void readWorksAgain(queries);
      void queries.invalidateQueries({ queryKey: ['creator'] });
    } catch (error) {
      notify(workFailed(error));
    } finally {
      setPendingIds((before) => before.filter((each) => each !== id));
    }
  };
  return (
    <RelationsView
      page={usePageData(query)}
      kind={kind}
      onKindChange={setKind}
      pendingIds={pendingIds}
      onEnd={(id) => void end(id)}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
