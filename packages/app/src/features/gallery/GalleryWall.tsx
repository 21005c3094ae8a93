import { gallery as texts } from '@mirror-studio/domain/texts/en/gallery';
import { GalleryBar } from '@mirror-studio/ui/GalleryBar';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { galleryItemQuery, galleryQuery } from '../../api/gallery.ts';
import { usePictureDownload } from '../../api/use-picture-download.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useActing } from '../../pictures/useActing.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { GalleryView } from './GalleryView.tsx';
import { filterOf, type GalleryAddress, narrowedBy, trashHref, unfiltered } from './gallery-address.ts';

const Filters = lazyWithRetry(async () => ({ default: (await import('./Filters.tsx')).Filters }), false);
const SelectionBar = lazyWithRetry(
  async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }),
  false,
);

const PictureCost = lazyWithRetry(
  async () => ({ default: (await import('../../pictures/PictureMore.tsx')).PictureCost }),
  false,
);
const PictureActs = lazyWithRetry(
  async () => ({ default: (await import('../../pictures/PictureMore.tsx')).PictureActs }),
  false,
);

// Nobody acts on a picture before it is there.
const acts = () => import('../../pictures/picture-acts.ts');

interface GalleryWallProps {
  address: GalleryAddress;
  goTo: (next: Partial<GalleryAddress>, options?: { replace?: boolean }) => void;
}

/** The pictures, narrowed and ordered as the address says; what is done with those that are selected comes when one is. */
export function GalleryWall({ address, goTo }: GalleryWallProps) {
  const t = useTexts('gallery', texts);
  const { api, flags } = useServices();
  const user = useUser();
  const filter = filterOf(address);
  const narrowed = narrowedBy(address, {
    noProject: t('noProject'),
    favourites: t('favourites'),
    type: (type) => (type === 'image' ? t('typeImage') : t('typeVideo')),
    from: (day) => t('fromDay', { day }),
    until: (day) => t('untilDay', { day }),
  });
  const isFiltered = narrowed.length > 0 || address.search !== '';
  const query = useInfiniteQuery({
    ...galleryQuery(api, user.id, filter),
    refetchOnMount: 'always',
    enabled: flags.galleryUpgrade,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      hasMore: pages.at(-1)?.nextCursor !== null,
      isFiltered,
    }),
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isFiltersOpen, setFiltersOpen] = useState(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const acting = useActing();
  const onDownload = usePictureDownload();
  const items = query.data?.items ?? [];
  const isElsewhere =
    query.isSuccess && address.open !== null && !items.some(({ id }) => id === address.open);
  const elsewhere = useQuery({
    ...galleryItemQuery(api, user.id, address.open ?? ''),
    enabled: isElsewhere,
  });
  // What has gone from the list meanwhile is not acted on.
  const selection =
    selected.size === 0 ? selected : new Set(items.flatMap(({ id }) => (selected.has(id) ? id : [])));
  const clear = () => goTo(unfiltered);
  return (
    <GalleryView
      page={usePageData(query)}
      isDisabled={!flags.galleryUpgrade}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      density={address.density}
      onClearFilters={clear}
      selection={selection}
      onSelectionChange={(ids) => {
        void SelectionBar.prefetch();
        setSelected(ids);
      }}
      shownId={address.open}
      shownElsewhere={isElsewhere ? elsewhere.data : undefined}
      // Turning to the next is no step to go back.
      onShownChange={(open) => goTo({ open }, { replace: address.open !== null })}
      viewerActions={({ item, onNext, onPrevious, onClose }) => ({
        onFavouriteChange: (isFavourite) =>
          void acts().then(({ favourite }) => favourite(acting, [item.id], isFavourite)),
        onDownload,
        ...(item.jobId && {
          cost: (
            <Suspense>
              <PictureCost jobId={item.jobId} />
            </Suspense>
          ),
        }),
        ...(item.type === 'image' && {
          actions: (
            <Suspense>
              <PictureActs item={item} />
            </Suspense>
          ),
        }),
        onDelete: () => {
          (onNext ?? onPrevious ?? onClose)();
          void acts().then(({ remove }) => remove(acting, [item.id]));
        },
      })}
      bar={
        <GalleryBar
          search={address.search}
          onSearchChange={(search) => goTo({ search }, { replace: address.search !== '' && search !== '' })}
          sort={address.sort}
          onSortChange={(sort) => goTo({ sort })}
          density={address.density}
          onDensityChange={(density) => goTo({ density }, { replace: true })}
          chips={narrowed.map(({ id, name, without }) => ({ id, name, onRemove: () => goTo(without) }))}
          onClear={clear}
          filtersRef={filtersButton}
          isFiltersOpen={isFiltersOpen}
          onFiltersPress={() => setFiltersOpen(!isFiltersOpen)}
          onFiltersIntent={() => void Filters.prefetch()}
          trashHref={trashHref}
        >
          {isFiltersOpen && (
            <Suspense>
              <Filters
                triggerRef={filtersButton}
                address={address}
                onChange={goTo}
                onClose={() => setFiltersOpen(false)}
              />
            </Suspense>
          )}
        </GalleryBar>
      }
      selectionBar={
        selection.size > 0 && (
          <Suspense>
            <SelectionBar items={items} selection={selection} onClear={() => setSelected(new Set())} />
          </Suspense>
        )
      }
    />
  );
}
