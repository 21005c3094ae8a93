import type { IdeaDetail as Idea } from '@mirror-studio/domain/contract';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './IdeaDetail.css.ts';
import { IdeaWords } from './IdeaWords.tsx';

export interface IdeaDetailProps extends OverlayProps {
  /** The idea; null while it is on its way, and where there is none. */
  idea: Idea | null;
  /** What is shown instead of no idea: it is on its way, nobody has it any more, or it could not be read. Default `loading`. */
  missing?: 'loading' | 'notFound' | 'failed';
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** Where another idea is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** Votes, or takes the vote back; left out, only how many there are is said. */
  onVotedChange?: (isVoted: boolean) => void;
  /** Reports it: a ReportDialog is to open over it. Left out, it cannot be. */
  onReport?: () => void;
  /** What is said of it: Comments. */
  comments?: ReactNode;
}

/** An idea of the roadmap with its words, what became of it, and what is said of it (pages: roadmap). */
export function IdeaDetail({
  idea,
  missing = 'loading',
  failure,
  hrefOf,
  onVotedChange,
  onReport,
  comments,
  ...rest
}: IdeaDetailProps) {
  const t = useTexts('roadmap', texts);
  return (
    <Dialog
      {...rest}
      size="medium"
      title={idea?.title ?? t(missing === 'notFound' ? 'missingTitle' : 'idea')}
    >
      {idea ? (
        <IdeaWords
          idea={idea}
          hrefOf={hrefOf}
          onVotedChange={onVotedChange}
          onReport={onReport}
          comments={comments}
        />
      ) : missing === 'loading' ? (
        <div className={styles.parts} aria-busy>
          <div className={styles.head}>
            <Skeleton height="3.25rem" width="3rem" />
            <Skeleton shape="text" width="10rem" />
          </div>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="70%" />
        </div>
      ) : missing === 'notFound' ? (
        <EmptyState icon={<SearchIcon size={24} />}>{t('missing')}</EmptyState>
      ) : (
        <ErrorState {...(failure ?? { kind: 'server', message: t('detailFailed') })} />
      )}
    </Dialog>
  );
}
