import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LinkIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { rootProps } from '../../../theme/rootProps.ts';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import * as styles from './ProofPage.css.ts';
import type { ProofPageProps } from './props.ts';
import { SharedSet } from './SharedSet.tsx';
import { UnlockForm } from './UnlockForm.tsx';

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
