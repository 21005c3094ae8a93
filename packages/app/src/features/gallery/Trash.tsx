import { pathOf } from '@mirror-studio/domain/access';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import { galleryChangesEndpoints } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { ArrowLeftIcon, TrashIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryKey } from '../../api/gallery.ts';
import { usePictureDownload } from '../../api/use-picture-download.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { GalleryView } from './GalleryView.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** What was deleted, for as long as it can be restored: what is selected is hung back. */
export function Trash() {
  const t = useTexts('gallery', gallery);
  const a = useTexts('galleryActions', galleryActions);
  const { api, flags } = useServices();
  const user = useUser();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const date = new Intl.DateTimeFormat(useTextLocale(), { day: 'numeric', month: 'short' });
  const query = useInfiniteQuery({
    queryKey: [...galleryKey, { userId: user.id, trash: true }],
    queryFn: ({ pageParam, signal }) =>
      api.call(galleryChangesEndpoints.trash, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    structuralSharing: false,
    refetchOnMount: 'always',
    enabled: flags.galleryUpgrade,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  const onDownload = usePictureDownload();
  const items = query.data?.items ?? [];
  const removedAt = new Map(items.map((item) => [item.id, item.removedAt]));
  const selection = new Set(items.flatMap(({ id }) => (selected.has(id) ? id : [])));
  const days = galleryLimits.trashDays;
  return (
    <GalleryView
      page={usePageData(query)}
      isDisabled={!flags.galleryUpgrade}
      title={t('trash')}
      failed={a('trashFailed')}
      density="compact"
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      selection={selection}
      onSelectionChange={setSelected}
      viewerActions={() => ({ onDownload })}
      noteOf={({ id }) => a('removedOn', { day: date.format(new Date(removedAt.get(id) ?? 0)) })}
      bar={
        <div>
          <LinkButton
            size="small"
            variant="ghost"
            href={pathOf('gallery')}
            icon={<ArrowLeftIcon size={18} />}
          >
            {a('backToGallery')}
          </LinkButton>
          <p>{a('trashHint', { days })}</p>
        </div>
      }
      empty={
        <EmptyState size="page" icon={<TrashIcon size={24} />} title={a('trashEmptyTitle')}>
          {a('trashEmpty', { days })}
        </EmptyState>
      }
      selectionBar={
        <SelectionBar isTrash items={items} selection={selection} onClear={() => setSelected(new Set())} />
      }
    />
  );
}
