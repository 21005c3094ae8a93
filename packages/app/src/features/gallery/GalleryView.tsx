import { pathOf } from '@mirror-studio/domain/access';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import type { PageData } from '@mirror-studio/flows/page-data';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { GalleryGrid, type GalleryGridProps } from '@mirror-studio/ui/GalleryGrid';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface GalleryPageData {
  readonly items: readonly GalleryItem[];
  readonly hasMore: boolean;
  /** They are a part of what there is. */
  readonly isFiltered?: boolean;
}

interface GalleryViewProps
  extends Pick<
    GalleryGridProps,
    | 'bar'
    | 'density'
    | 'empty'
    | 'noteOf'
    | 'onClearFilters'
    | 'onSelectionChange'
    | 'onShownChange'
    | 'selection'
    | 'selectionBar'
    | 'shownElsewhere'
    | 'shownId'
    | 'title'
    | 'viewerActions'
  > {
  page: PageData<GalleryPageData>;
  /** The gallery is closed by its flag (§8). Default false. */
  isDisabled?: boolean;
  onMore: () => void;
  onRetry: () => void;
  /** What is said when the server failed. Default: that the gallery could not be read. */
  failed?: string;
}

/** The gallery as a function of what its query says. */
export function GalleryView({
  page,
  isDisabled = false,
  onMore,
  onRetry,
  failed,
  bar,
  title,
  ...wall
}: GalleryViewProps) {
  const t = useTexts('gallery', gallery);
  const failureState = useFailureState();
  const shootHref = pathOf('photoShoot');
  const serverFailed = failed ?? t('failed');
  if (isDisabled) return <GalleryGrid state="disabled" items={[]} shootHref={shootHref} />;
  if (page.state === 'waiting')
    return <GalleryGrid state="loading" items={[]} {...{ shootHref, bar, title }} />;
  if (page.state === 'failed') {
    const { failure, isRetrying } = page;
    return (
      <GalleryGrid
        state="failed"
        items={[]}
        failure={failureState(failure, { onRetry, isRetrying, serverFailed })}
        {...{ shootHref, bar, title }}
      />
    );
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <GalleryGrid
      {...wall}
      {...{ shootHref, bar, title }}
      items={data.items}
      isFiltered={data.isFiltered ?? false}
      onLoadMore={data.hasMore ? onMore : undefined}
      isLoadingMore={isLoadingMore}
      isAutomatic
      onReload={onRetry}
      moreFailed={
        failure && !isLoadingMore ? failureState(failure, { onRetry, serverFailed }).message : undefined
      }
    />
  );
}
