import { type ProofMark, proofMarks } from '@mirror-studio/domain/clients';
import type { ProofComment, ProofPicture, ProofSet } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { useState } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ArrowLeftIcon, EditIcon, LinkIcon, LockIcon, TrashIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { CommentList } from '../CommentList.tsx';
import { MarkBadge } from '../MarkBadge.tsx';
import { ProofStates } from '../ProofList/ProofStates.tsx';
import * as styles from './ProofAnswers.css.ts';

export interface ProofAnswersProps extends RootProps {
  /** What is shown instead of the answers while they are on their way, or when they did not come. Default `shown`. */
  state?: 'loading' | 'shown' | 'failed';
  /** The set; left out while it is on its way. */
  set?: ProofSet;
  /** Its pictures, in their order. */
  pictures?: readonly ProofPicture[];
  /** What was written, oldest first. */
  comments?: readonly ProofComment[];
  /** The address of the link, for as long as it is known: it is told once. */
  link?: string;
  /** Makes a link, and ends the one before. */
  onMakeLink?: () => void;
  /** Takes the link back. */
  onRevoke?: () => void;
  /** Deletes the set. */
  onDelete?: () => void;
  /** What was asked for and is not done yet. */
  pending?: 'link' | 'revoke';
  /** Where the set is changed. */
  editHref: string;
  /** Where the list of all sets is. */
  backHref: string;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
}

type Shown = 'all' | ProofMark;
const shapeOf = ({ width, height }: ProofPicture) => height / Math.max(1, width);
const none: readonly never[] = [];

/** What a client said of a set: marks on the pictures, comments, the approval. Its link is made and taken back here. */
export function ProofAnswers({
  state = 'shown',
  set,
  pictures = none,
  comments = none,
  link,
  onMakeLink,
  onRevoke,
  onDelete,
  pending,
  editHref,
  backHref,
  failure,
  ...rest
}: ProofAnswersProps) {
  const t = useTexts('clients', clients);
  const back = (
    <div className={styles.back}>
      <LinkButton variant="ghost" size="small" href={backHref} icon={<ArrowLeftIcon size={16} />}>
        {t('back')}
      </LinkButton>
    </div>
  );
  if (state !== 'shown' || !set)
    return (
      <div {...rootProps(rest, styles.root)} aria-busy={state !== 'failed'}>
        {back}
        {state === 'failed' ? (
          <ErrorState level={1} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
        ) : (
          <>
            <Skeleton width="min(20rem, 100%)" height="2.5rem" />
            <Skeleton width="100%" height="16rem" />
          </>
        )}
      </div>
    );
  return (
    <div {...rootProps(rest, styles.root)}>
      {back}
      <PageHeader
        title={<span dir="auto">{set.client}</span>}
        description={<span dir="auto">{set.title}</span>}
        actions={
          <>
            {onDelete && (
              <Button variant="ghost" icon={<TrashIcon size={18} />} onPress={onDelete}>
                {t('delete')}
              </Button>
            )}
            <LinkButton href={editHref} icon={<EditIcon size={18} />}>
              {t('edit')}
            </LinkButton>
          </>
        }
      />
      <Facts set={set} />
      <LinkPart {...{ set, link, onMakeLink, onRevoke, pending }} />
      <div className={styles.columns}>
        <Wall pictures={pictures} />
        <section className={styles.said} aria-label={t('answersTitle', { client: set.client })}>
          <h2 className={styles.saidTitle}>{t('answersTitle', { client: set.client })}</h2>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph whose news is told */}
          <p role="status" className={styles.approval}>
            {set.approvedAt === null ? (
              t('notApproved')
            ) : (
              <>
                {t('approvedBy', { name: set.approvedBy ?? '' })} <RelativeTime at={set.approvedAt} />
              </>
            )}
          </p>
          {comments.length === 0 ? (
            <p className={styles.hint}>{t('noAnswers')}</p>
          ) : (
            <CommentList
              label={t('answersTitle', { client: set.client })}
              comments={comments.map((comment) => {
                const number = pictures.findIndex(({ id }) => id === comment.pictureId) + 1;
                return { ...comment, aside: number > 0 ? t('onPicture', { number }) : t('onWhole') };
              })}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function Facts({ set }: { set: ProofSet }) {
  const t = useTexts('clients', clients);
  const locale = useTextLocale();
  return (
    <div className={styles.summary}>
      <div className={styles.states}>
        <ProofStates set={set} />
        {set.hasPassword && <Badge icon={<LockIcon size={14} />}>{t('hasPassword')}</Badge>}
        {set.watermark && <Badge>{t('hasWatermark')}</Badge>}
      </div>
      <div className={styles.facts}>
        <span>{t('pictures', { count: set.pictures })}</span>
        <span>{t('counts', set.marks)}</span>
        <span>
          {set.opened === 0
            ? t('notOpened')
            : `${t('opened', { count: set.opened })} ${t('browsers', { count: set.visitors })}`}
        </span>
        {set.state !== 'revoked' && (
          <span>
            {t(set.state === 'ended' ? 'endedOn' : 'endsOn', { date: formatDay(set.endsAt, locale) })}
          </span>
        )}
        {set.lastAnsweredAt !== null && (
          <span>
            {t('lastAnswered')} <RelativeTime at={set.lastAnsweredAt} />
          </span>
        )}
      </div>
    </div>
  );
}

function LinkPart({
  set,
  link,
  onMakeLink,
  onRevoke,
  pending,
}: Pick<ProofAnswersProps, 'link' | 'onMakeLink' | 'onRevoke' | 'pending'> & { set: ProofSet }) {
  const t = useTexts('clients', clients);
  const [asked, setAsked] = useState<'link' | 'revoke' | null>(null);
  const hasLink = set.state === 'open' || set.state === 'ended';
  const isNew = link !== undefined && set.state === 'open';
  return (
    <section className={styles.link} aria-label={t('linkTitle')}>
      <div className={styles.linkWords}>
        <h2 className={styles.linkTitle}>{t('linkTitle')}</h2>
        <p className={styles.hint}>{t(isNew ? 'linkOnce' : `link_${set.state}`)}</p>
        {isNew && <code className={styles.address}>{link}</code>}
      </div>
      <div className={styles.acts}>
        {isNew && <CopyButton text={link} label={t('copyLink')} variant="primary" />}
        {onMakeLink && (
          <Button
            icon={<LinkIcon size={18} />}
            isPending={pending === 'link'}
            onPress={() => (hasLink ? setAsked('link') : onMakeLink())}
          >
            {t(hasLink ? 'makeAnother' : 'makeLink')}
          </Button>
        )}
        {onRevoke && hasLink && (
          <Button variant="danger" isPending={pending === 'revoke'} onPress={() => setAsked('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </div>
      <AlertDialog
        isOpen={asked === 'revoke'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('revokeTitle')}
        confirmLabel={t('revoke')}
        onConfirm={() => onRevoke?.()}
      >
        {t('revokeWords')}
      </AlertDialog>
      <AlertDialog
        isOpen={asked === 'link'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('anotherTitle')}
        confirmLabel={t('makeAnother')}
        variant="primary"
        onConfirm={() => onMakeLink?.()}
      >
        {t('anotherWords')}
      </AlertDialog>
    </section>
  );
}

/** The pictures with what was said of each, or those of one answer alone. */
function Wall({ pictures }: { pictures: readonly ProofPicture[] }) {
  const t = useTexts('clients', clients);
  const locale = useTextLocale();
  const [shown, setShown] = useState<Shown>('all');
  const numbered = pictures.map((picture, at) => ({ ...picture, number: at + 1 }));
  const items = numbered.filter(({ mark }) => shown === 'all' || mark === shown);
  return (
    <div className={styles.wall}>
      <SegmentedControl
        label={t('markFilter')}
        isLabelHidden
        value={shown}
        onChange={(value) => setShown(proofMarks.find((known) => known === value) ?? 'all')}
      >
        <Segment value="all">{t('markFilter_all')}</Segment>
        {proofMarks.map((mark) => (
          <Segment key={mark} value={mark} className={styles.segment}>
            {t(`mark_${mark}`)}
          </Segment>
        ))}
      </SegmentedControl>
      {items.length === 0 ? (
        <EmptyState>{t('noneMarked')}</EmptyState>
      ) : (
        <PictureWall items={items} keyOf={({ id }) => id} heightOf={shapeOf} density="compact">
          {(picture) => (
            <div className={styles.picture}>
              <Image
                src={picture.thumbnailUrl}
                placeholder={picture.placeholder ?? undefined}
                ratio={`${picture.width} / ${picture.height}`}
                alt={t('pictureNumber', { number: picture.number })}
              />
              {/* What was said of a picture names it by this. */}
              <span className={styles.number} aria-hidden>
                {picture.number.toLocaleString(locale)}
              </span>
              {picture.mark !== null && (
                <span className={styles.badge}>
                  <MarkBadge mark={picture.mark} />
                </span>
              )}
            </div>
          )}
        </PictureWall>
      )}
    </div>
  );
}
