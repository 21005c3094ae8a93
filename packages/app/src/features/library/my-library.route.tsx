import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { libraryLabelsQuery, libraryQuery } from '../../api/library.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { librarySections } from '../../routes/library-address.ts';
import { promptPath } from '../../routes/prompt-address.ts';
import { LibraryView } from './LibraryView.tsx';
import { useLibraryActs } from './use-library-acts.ts';
import { useLibraryAddress, useSettled } from './use-library-address.ts';

const Forensics = lazyWithRetry(async () => ({ default: (await import('./Forensics.tsx')).Forensics }));
const PublishPrompt = lazyWithRetry(
  async () => ({ default: (await import('../../publishing/Publish.tsx')).PublishPrompt }),
  false,
);
const nothing = () => {};

/** My library: its prompts, or under its other address reverse forensics. */
export default function MyLibrary() {
  const { pathname } = useLocation();
  if (pathname !== librarySections.forensics) return <Prompts />;
  return (
    <Suspense fallback={<LibraryView page={{ state: 'waiting' }} onMore={nothing} onRetry={nothing} />}>
      <Forensics />
    </Suspense>
  );
}

/** `/dashboard/library`: my prompts. What was saved since it was last open is there when it opens again. */
function Prompts() {
  const { api } = useServices();
  const { id: userId, isDemo } = useUser();
  const navigate = useNavigate();
  const [filter, setFilter] = useLibraryAddress();
  const asked = useSettled(filter);
  const query = useInfiniteQuery({
    ...libraryQuery(api, userId, asked),
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      prompts: pages.flatMap(({ prompts }) => prompts),
      hasMore: pages.at(-1)?.nextCursor !== null,
      filter: asked,
    }),
  });
  const labels = useQuery({ ...libraryLabelsQuery(api, userId), refetchOnMount: 'always' }).data;
  const { onLabel, ...acts } = useLibraryActs();
  const [published, setPublished] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <LibraryView
        page={usePageData(query)}
        filter={filter}
        onFilterChange={setFilter}
        {...(labels && { labels })}
        acts={{
          ...acts,
          onLabel: (changed) => onLabel(changed, query.data?.prompts ?? []),
          ...(!isDemo && {
            onPublish: ({ id }) => {
              setPublished(id);
              setPublishing(true);
            },
          }),
          onOpen: (id) => void navigate(promptPath(id)),
        }}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
      />
      {published !== null && (
        <Suspense>
          <PublishPrompt
            key={published}
            promptId={published}
            isOpen={isPublishing}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
