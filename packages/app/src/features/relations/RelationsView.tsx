import type { RelationKind } from '@mirror-studio/domain/community';
import type { Relation } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { community } from '@mirror-studio/domain/texts/en/community';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { RelationList } from '@mirror-studio/ui/RelationList';
import { creatorPath } from '../../routes/work-link.ts';

export interface RelationsData {
  readonly relations: readonly Relation[];
  readonly hasMore: boolean;
}

interface RelationsViewProps {
  page: PageData<RelationsData>;
  onMore: () => void;
  onRetry: () => void;
  /** Which list it is. Default that of those who are followed. */
  kind?: RelationKind;
  onKindChange?: (kind: RelationKind) => void;
  pendingIds?: readonly string[];
  onEnd?: (id: string) => void;
}

const nothing = () => {};

/** Whom somebody follows, mutes or blocks as a function of what its query says. */
export function RelationsView({
  page,
  onMore,
  onRetry,
  kind = 'follow',
  onKindChange = nothing,
  onEnd = nothing,
  ...rest
}: RelationsViewProps) {
  const t = useTexts('community', community);
  const failureState = useFailureState();
  const words = useFailureWords();
  const common = { ...rest, kind, onKindChange, onEnd, hrefOf: creatorPath };
  if (page.state === 'waiting') return <RelationList {...common} state="loading" relations={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <RelationList {...common} state="failed" relations={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  const said = words(failure instanceof ApiError ? failure : null, t('failedToLoad'));
  return (
    <RelationList
      {...common}
      relations={data.relations}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && said !== undefined && { moreFailed: said })}
    />
  );
}
