import type { ProofMark } from '@mirror-studio/domain/clients';
import type { SharedProof } from '@mirror-studio/domain/contract';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LinkIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import * as styles from './ProofPage.css.ts';
import { SharedSet } from './SharedSet.tsx';
import { UnlockForm } from './UnlockForm.tsx';

/** A comment that is written and not sent yet counts as one already. */
export type ShownProof = Omit<SharedProof, 'comments'> & {
  readonly comments: readonly (SharedProof['comments'][number] & { readonly isWaiting?: boolean })[];
};

export interface ProofPageProps extends RootProps {
  /** The pictures, or what stands in their place: a password is asked for, the link is over. Default `shown`. */
  state?: 'loading' | 'locked' | 'over' | 'failed' | 'shown';
  /** The set, with what was said of it here already. */
  proof?: ShownProof;
  /** Says yes, maybe or no to a picture, or takes it back. */
  onMark?: (pictureId: string, mark: ProofMark | null) => void;
  /** Sends what was written on a picture, or on the whole set. */
  onComment?: (pictureId: string | null, text: string) => void;
  /** Approves the choice, or takes that back. */
  onApprovalChange?: (isApproved: boolean) => void;
  /** Who says so. */
  name?: string;
  /** Called with every letter of the name. */
  onNameChange?: (name: string) => void;
  /** What is being written, by the id of its picture; that on the whole set has none (`''`). */
  drafts?: Readonly<Record<string, string>>;
  /** Called with what is being written then. */
  onDraftChange?: (pictureId: string, text: string) => void;
  /** The picture that is looked at; null for none. */
  shownId?: string | null;
  /** Called with the picture to look at, or null. */
  onShownChange?: (id: string | null) => void;
  /** How many answers are not sent yet, because there is no network. Default 0. */
  unsent?: number;
  /** What was refused of what was said, in words. */
  refused?: ReactNode;
  /** Gives the password. */
  onUnlock?: (password: string) => void;
  /** The password is looked at. Default false. */
  isUnlocking?: boolean;
  /** Why the password was refused. */
  unlockProblem?: string;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
}

const waiting = Array.from({ length: 9 }, (_, at) => ({
  id: `place ${at}`,
  ratio: [1, 0.75, 1.25][at % 3] ?? 1,
}));
const ratioOf = ({ ratio }: (typeof waiting)[number]) => ratio;

/** What a client sees behind a link: the pictures, one of them large, what is said of each, and the approval. */
export function ProofPage({
  state = 'shown',
  proof,
  onMark,
  onComment,
  onApprovalChange,
  name = '',
  onNameChange,
  drafts = {},
  onDraftChange,
  shownId = null,
  onShownChange,
  unsent = 0,
  refused,
  onUnlock,
  isUnlocking = false,
  unlockProblem,
  failure,
  ...rest
}: ProofPageProps) {
  const t = useTexts('proof', texts);
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <main className={styles.main}>
        {state === 'locked' && (
          <div className={styles.alone}>
            <UnlockForm onUnlock={onUnlock} isPending={isUnlocking} problem={unlockProblem} />
          </div>
        )}
        {state === 'over' && (
          <div className={styles.alone}>
            <EmptyState size="page" level={1} icon={<LinkIcon size={24} />} title={t('overTitle')}>
              {t('overWords')}
            </EmptyState>
          </div>
        )}
        {state === 'failed' && (
          <div className={styles.alone}>
            <ErrorState size="page" level={1} {...(failure ?? { kind: 'server', message: t('failed') })} />
          </div>
        )}
        {state === 'loading' && (
          <>
            <Skeleton width="min(24rem, 100%)" height="3rem" />
            <PictureWall items={waiting} keyOf={({ id }) => id} heightOf={ratioOf} isWaiting>
              {({ ratio }) => <Skeleton shape="picture" ratio={`1 / ${ratio}`} />}
            </PictureWall>
          </>
        )}
        {state === 'shown' && proof && (
          <SharedSet
            {...{ proof, onMark, onComment, onApprovalChange, name, onNameChange, drafts, onDraftChange }}
            {...{ shownId, onShownChange, unsent, refused }}
          />
        )}
      </main>
    </div>
  );
}
