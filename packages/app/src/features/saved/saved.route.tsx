import { worksLimits } from '@mirror-studio/domain/constants/works';
import { cutText } from '@mirror-studio/domain/texts';
import type { SavedFilter } from '@mirror-studio/ui/SavedPage';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedCollectionsQuery, savedQuery } from '../../api/saved.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { SavedView } from './SavedView.tsx';
import { useSavedActs } from './use-saved-acts.ts';

/** `/dashboard/saved`: what I saved of others. */
export default function Saved() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const q = cutText(parameters.get('q') ?? '', worksLimits.searchCharacters);
  const collection = cutText(parameters.get('collection') ?? '', worksLimits.collectionCharacters) || null;
  const [settled, setSettled] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), worksLimits.searchSettlesMs);
    return () => clearTimeout(timer);
  }, [q]);
  const asked = { q: q === '' ? '' : settled, collection };
  const query = useInfiniteQuery({
    ...savedQuery(api, userId, asked),
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      saved: pages.flatMap(({ saved }) => saved),
      hasMore: pages.at(-1)?.nextCursor !== null,
      filter: asked,
    }),
  });
  const collections = useQuery({ ...savedCollectionsQuery(api, userId), refetchOnMount: 'always' }).data;
  const change = (next: SavedFilter) =>
    setParameters(
      {
        ...(next.q !== '' && { q: next.q }),
        ...(next.collection !== null && { collection: next.collection }),
      },
      // What is typed does not lengthen the way back.
      { replace: next.q !== q && next.q !== '' && q !== '', preventScrollReset: true },
    );
  return (
    <SavedView
      page={usePageData(query)}
      filter={{ q, collection }}
      onFilterChange={change}
      {...(collections && { collections: collections.collections })}
      acts={useSavedActs()}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
