import { pathOf } from '@mirror-studio/domain/access';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import type { PageData } from '@mirror-studio/flows/page-data';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { GalleryGrid } from '@mirror-studio/ui/GalleryGrid';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface GalleryPageData {
  readonly items: readonly GalleryItem[];
  readonly hasMore: boolean;
}

interface GalleryViewProps {
  page: PageData<GalleryPageData>;
  /** The gallery is closed by its flag (§8). Default false. */
  isDisabled?: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** The gallery as a function of what its query says. */
export function GalleryView({ page, isDisabled = false, onMore, onRetry }: GalleryViewProps) {
  const t = useTexts('gallery', gallery);
  const failureState = useFailureState();
  const shootHref = pathOf('photoShoot');
  if (isDisabled) return <GalleryGrid state="disabled" items={[]} shootHref={shootHref} />;
  if (page.state === 'waiting') return <GalleryGrid state="loading" items={[]} shootHref={shootHref} />;
  if (page.state === 'failed') {
    const { failure, isRetrying } = page;
    return (
      <GalleryGrid
        state="failed"
        items={[]}
        failure={failureState(failure, { onRetry, isRetrying, serverFailed: t('failed') })}
        shootHref={shootHref}
      />
    );
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <GalleryGrid
      items={data.items}
      onLoadMore={data.hasMore ? onMore : undefined}
      isLoadingMore={isLoadingMore}
      onReload={onRetry}
      moreFailed={
        failure && !isLoadingMore
          ? failureState(failure, { onRetry, serverFailed: t('failed') }).message
          : undefined
      }
      shootHref={shootHref}
    />
  );
}
