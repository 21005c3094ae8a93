import type { Work } from '@mirror-studio/domain/contract';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ChevronLeftIcon, ChevronRightIcon, SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { useTurning } from './useTurning.ts';
import * as styles from './WorkDetail.css.ts';
import { WorkWords } from './WorkWords.tsx';

export interface WorkDetailProps extends OverlayProps {
  /** The work; null while it is on its way, and where there is none. */
  work: Work | null;
  /** What is shown instead of no work: it is on its way, nobody has it any more, or it could not be read. Default `loading`. */
  missing?: 'loading' | 'notFound' | 'failed';
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** Where its author is shown; takes the handle. */
  profileHrefOf: (handle: string) => string;
  /** Where works of a tag are shown. */
  tagHrefOf: (tag: string) => string;
  /** Where another work is looked at: what it is a remix of. Left out, that is named without a way there. */
  workHrefOf?: (id: string) => string;
  /** Where a shoot begins as a remix of it; left out, it cannot be remixed. */
  tryHref?: string;
  /** Keeps its prompt in the library of who looks at it: of a prompt, a fork. */
  onUse?: () => void;
  /** It is being kept. Default false. */
  isUsing?: boolean;
  /** Saves it, or takes it out again; left out, it cannot be saved. */
  onSavedChange?: (isSaved: boolean) => void;
  /** Likes it, or no longer; left out, only how many do is said. */
  onLikedChange?: (isLiked: boolean) => void;
  /** Reports it: a ReportDialog is to open over it. Left out, it cannot be. */
  onReport?: () => void;
  /** Why it stands where it was found, a sentence each; left out, nothing is said of it. */
  why?: readonly string[];
  /** What it was made from and what was made from it: a FamilyTree. */
  family?: ReactNode;
  /** Which of how many it is, from 1. */
  position?: { index: number; total: number };
  /** Shows the one before; also by the arrow key. Left out at the first. */
  onPrevious?: () => void;
  /** Shows the one after; also by the arrow key. Left out at the last. */
  onNext?: () => void;
}

/** A published work, large: who made it, what may be done with it, and its prompt where that is shared. */
export function WorkDetail({
  work,
  missing = 'loading',
  failure,
  profileHrefOf,
  tagHrefOf,
  workHrefOf,
  tryHref,
  onUse,
  isUsing = false,
  onSavedChange,
  onLikedChange,
  onReport,
  why,
  family,
  position,
  onPrevious,
  onNext,
  ...rest
}: WorkDetailProps) {
  const t = useTexts('works', texts);
  useTurning(rest.isOpen ?? true, onPrevious, onNext);
  return (
    <Dialog
      {...rest}
      size="large"
      title={work?.title ?? t(missing === 'notFound' ? 'missingTitle' : 'detail')}
      footer={
        <>
          {position && position.total > 1 && (
            <div className={styles.turn}>
              <IconButton
                label={t('previous')}
                icon={<ChevronLeftIcon />}
                isDisabled={!onPrevious}
                onPress={onPrevious}
              />
              <Status className={styles.position}>{t('position', position)}</Status>
              <IconButton
                label={t('next')}
                icon={<ChevronRightIcon />}
                isDisabled={!onNext}
                onPress={onNext}
              />
            </div>
          )}
          {work && tryHref !== undefined && (
            <LinkButton variant="primary" href={tryHref}>
              {t('try')}
            </LinkButton>
          )}
        </>
      }
    >
      {work ? (
        <WorkWords
          work={work}
          {...{
            profileHrefOf,
            tagHrefOf,
            workHrefOf,
            onUse,
            isUsing,
            onSavedChange,
            onLikedChange,
            onReport,
            why,
            family,
          }}
        />
      ) : missing === 'loading' ? (
        <div className={styles.parts} aria-busy>
          <Skeleton shape="picture" ratio="3 / 4" width="100%" />
          <div className={styles.words}>
            <Skeleton shape="text" width="10rem" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="70%" />
          </div>
        </div>
      ) : missing === 'notFound' ? (
        <EmptyState icon={<SearchIcon size={24} />}>{t('missing')}</EmptyState>
      ) : (
        <ErrorState {...(failure ?? { kind: 'server', message: t('detailFailed') })} />
      )}
    </Dialog>
  );
}
