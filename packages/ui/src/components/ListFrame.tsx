import { common } from '@mirror-studio/domain/texts/en/common';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorState, type ErrorStateProps, type ListFailure } from '../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';

interface ListFrameProps {
  /** What is shown instead of the list while it is on its way, or when it did not come. */
  state: 'loading' | 'listed' | 'failed' | undefined;
  /** What failed; beside what is listed, reading on or again. */
  failure: ListFailure | undefined;
  /** What is said of a failure that nothing is known of. */
  failedToLoad: string;
  /** Level of the title of a failure. Default 2. */
  level?: ErrorStateProps['level'];
  /** Nothing is listed. */
  isEmpty: boolean;
  /** What is shown then. */
  empty: ReactNode;
  /** What is listed, or what stands in its place while it is on its way. */
  children: ReactNode;
}

/** What every list of a page shows: why it did not come, what failed beside it, that there is nothing, or what there is. */
export function ListFrame({ state, failure, failedToLoad, level, isEmpty, empty, children }: ListFrameProps) {
  const c = useTexts('common', common);
  const isListed = state === 'listed';
  return (
    <>
      {state === 'failed' && (
        <ErrorState
          {...(failure ?? { kind: 'server', message: failedToLoad })}
          {...(level !== undefined && { level })}
        />
      )}
      {isListed && failure && (
        <Banner
          tone="danger"
          role="alert"
          actions={
            failure.onAction?.retry && (
              <Button size="small" onPress={failure.onAction.retry}>
                {c('retry')}
              </Button>
            )
          }
        >
          {failure.message}
        </Banner>
      )}
      {isListed && isEmpty && empty}
      {(state === 'loading' || (isListed && !isEmpty)) && children}
    </>
  );
}
