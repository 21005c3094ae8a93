import { useInfiniteQuery } from '@tanstack/react-query';
import { galleryQuery } from '../../api/gallery.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { GalleryView } from './GalleryView.tsx';

/** The gallery. What was made since it was last open is there when it opens again. */
export default function Gallery() {
  const { api, flags } = useServices();
  const query = useInfiniteQuery({
    ...galleryQuery(api, useUser().id),
    refetchOnMount: 'always',
    enabled: flags.galleryUpgrade,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  return (
    <GalleryView
      page={usePageData(query)}
      isDisabled={!flags.galleryUpgrade}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
