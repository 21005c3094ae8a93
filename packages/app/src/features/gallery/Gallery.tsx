import { pathOf } from '@mirror-studio/domain/access';
import { GalleryGrid } from '@mirror-studio/ui/GalleryGrid';
import { useInfiniteQuery } from '@tanstack/react-query';
import { galleryQuery } from '../../api/gallery.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** The gallery. What was made since it was last open is there when it opens again. */
export default function Gallery() {
  const { api, flags } = useServices();
  const { data, status, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...galleryQuery(api, useUser().id),
    refetchOnMount: 'always',
    enabled: flags.galleryUpgrade,
  });
  const state = !flags.galleryUpgrade
    ? 'disabled'
    : status === 'pending'
      ? 'loading'
      : status === 'error'
        ? 'failed'
        : 'full';
  return (
    <GalleryGrid
      state={state}
      items={data?.pages.flatMap(({ items }) => items) ?? []}
      onLoadMore={hasNextPage ? () => void fetchNextPage() : undefined}
      isLoadingMore={isFetchingNextPage}
      onReload={() => void refetch()}
      shootHref={pathOf('photoShoot')}
    />
  );
}
