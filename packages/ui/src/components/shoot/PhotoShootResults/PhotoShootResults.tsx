import type { Job, MediaAsset } from '@mirror-studio/domain/contract';
import { isUnfinished, jobPrompt, promptExcerpt } from '@mirror-studio/domain/jobs';
import { emptyPhotoShoot, poses } from '@mirror-studio/domain/photo-shoot';
import { common } from '@mirror-studio/domain/texts/en/common';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ShootIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { StatusBadge } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useJobFailure } from '../../jobs/useJobFailure.ts';
import * as styles from './PhotoShootResults.css.ts';
import { PictureActions } from './PictureActions.tsx';
import { ShootActions } from './ShootActions.tsx';

export interface PhotoShootResultsProps extends RootProps<HTMLElement> {
  /** The job as it stands; null before the first shoot. */
  job: Job | null;
  /** The job is on its way: its place is kept. Default false. */
  isLoading?: boolean;
  /** Why a job that was asked for is not shown, above the empty page. */
  failure?: ListFailure;
  /** What the shoot was asked for; `ratio` as in `3:4`. */
  details: { styleName: string; ratio: string; project?: string };
  /** How long the next picture takes, in whole seconds, where it is known. */
  secondsLeft?: number;
  /** Cancels the shoot; offered while it waits or runs. */
  onCancel?: () => void;
  /** Taking it back is on its way. Default false. */
  isCancelling?: boolean;
  /** Starts the shoot again; offered when it failed or was cancelled. */
  onRetry?: () => void;
  /** The second try is on its way. Default false. */
  isRetrying?: boolean;
  /** Goes to the pictures in the gallery; offered when it is completed. */
  onViewResults?: () => void;
  /** A picture was pressed. Without it pictures are only shown. */
  onOpenPicture?: (asset: MediaAsset) => void;
  /** Downloads a picture; left out, it is not offered. */
  onDownload?: (asset: MediaAsset) => void;
  /** A picture is wanted again: the same, by its seed, or all but the seed. Offered of those whose seed is known. */
  onAgain?: (asset: MediaAsset, keepsSeed: boolean) => void;
}

/** The pictures of a shoot as they develop, one by one. */
export function PhotoShootResults({
  job,
  details,
  isLoading = false,
  failure: notShown,
  secondsLeft,
  onOpenPicture,
  onDownload,
  onAgain,
  onCancel,
  isCancelling,
  onRetry,
  isRetrying,
  onViewResults,
  ...rest
}: PhotoShootResultsProps) {
  const t = useTexts('photoShoot', photoShoot);
  const j = useTexts('jobs', jobs);
  const inWords = useJobFailure();
  if (isLoading) return <ResultsToCome {...rest} details={details} />;
  if (!job) {
    return (
      <section {...rootProps(rest, styles.root)} aria-label={t('emptyTitle')}>
        {notShown && <NotShown {...notShown} />}
        <EmptyState className={styles.empty} title={t('emptyTitle')} icon={<ShootIcon size={24} />}>
          {t('empty')}
        </EmptyState>
      </section>
    );
  }
  const pictures = job.result?.media_assets ?? [];
  const total = Math.max(job.progress?.total ?? 0, pictures.length);
  const done = Math.max(job.progress?.done ?? 0, pictures.length);
  const ratio = cssRatioOf(details.ratio);
  const prompt = jobPrompt(job.metadata);
  const project = details.project?.trim();
  const failure = inWords(job);
  return (
    <section
      {...rootProps(rest, styles.root)}
      aria-label={j('kind_image_batch')}
      aria-busy={isUnfinished(job.status)}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto" title={prompt}>
            {promptExcerpt(job.metadata) || j('noPrompt')}
          </h2>
          <p className={styles.summary}>
            {project
              ? t('summary', { ...details, done, total, project })
              : t('summaryWithoutProject', { ...details, done, total })}
          </p>
        </div>
        <div className={styles.state}>
          <Status>
            <StatusBadge status={job.status} />
          </Status>
          <ShootActions
            status={job.status}
            {...{ onCancel, isCancelling, onRetry, isRetrying, onViewResults }}
          />
        </div>
      </header>
      {isUnfinished(job.status) && (
        <Progress
          label={t('developing')}
          isLabelHidden
          value={done}
          maxValue={Math.max(total, 1)}
          valueLabel={j('progress', { done, total })}
        />
      )}
      {failure !== null && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <ul className={styles.grid} style={gridOf(total, details.ratio)}>
        {Array.from({ length: total }, (_, index) => {
          const picture = pictures[index];
          return (
            <li key={picture?.url ?? `place ${index}`} className={styles.place}>
              {picture ? (
                <>
                  <Picture
                    picture={picture}
                    ratio={ratio}
                    prompt={picture.prompt ?? prompt}
                    onOpen={onOpenPicture}
                  />
                  <PictureActions picture={picture} number={index + 1} {...{ onDownload, onAgain }} />
                </>
              ) : (
                <Place
                  ratio={ratio}
                  isDeveloping={job.status === 'running' && index === pictures.length}
                  isLeft={!isUnfinished(job.status)}
                  secondsLeft={secondsLeft}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What failed, in words, and the second try where it may help. */
function NotShown({ message, onAction }: ListFailure) {
  const c = useTexts('common', common);
  return (
    <Banner
      tone="danger"
      role="alert"
      actions={
        onAction?.retry && (
          <Button size="small" onPress={onAction.retry}>
            {c('retry')}
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}

/** As many as most shoots have. */
const placesToCome = emptyPhotoShoot.imageCount;

/** The places of a shoot that is read: its words, its pictures. */
function ResultsToCome({
  details,
  ...rest
}: Pick<PhotoShootResultsProps, 'details'> & RootProps<HTMLElement>) {
  const t = useTexts('photoShoot', photoShoot);
  const cssRatio = cssRatioOf(details.ratio);
  return (
    <section {...rootProps(rest, styles.root)} aria-label={t('opening')} aria-busy>
      <div className={styles.head}>
        <div className={styles.words}>
          <Status className={styles.summary}>{t('opening')}</Status>
          <Skeleton shape="text" width="60%" />
        </div>
      </div>
      <div className={styles.grid} style={gridOf(placesToCome, details.ratio)}>
        {Array.from({ length: placesToCome }, (_, index) => (
          <div key={index} className={styles.cell} style={{ aspectRatio: cssRatio }} />
        ))}
      </div>
    </section>
  );
}

/** Takes a ratio as in `3:4`; returns it for a style sheet. */
const cssRatioOf = (ratio: string) => ratio.replace(':', ' / ');

/**
 * How many pictures stand side by side, so that they fill the stage: by their number, their shape, and the width of the stage. Takes
 * the number and a ratio as in `3:4`.
 */
function gridOf(pictures: number, ratio: string) {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const isWide = width > height;
  const most = (columns: number) => String(Math.max(1, Math.min(columns, pictures)));
  // Five and six in rows of three, seven and eight in rows of four: no row is left nearly empty.
  const upright = pictures <= 4 ? pictures : pictures <= 6 ? 3 : pictures <= 8 ? 4 : 5;
  return assignInlineVars({
    [styles.narrowColumns]: most(isWide ? 1 : 2),
    [styles.mediumColumns]: most(isWide || pictures === 4 ? 2 : 3),
    [styles.wideColumns]: most(isWide ? (pictures <= 4 ? 2 : 3) : upright),
    [styles.pictureRatio]: String(width / height),
  });
}

interface PictureProps {
  picture: MediaAsset;
  ratio: string;
  prompt: string;
  onOpen: ((asset: MediaAsset) => void) | undefined;
}

function Picture({ picture, ratio, prompt, onOpen }: PictureProps) {
  const t = useTexts('photoShoot', photoShoot);
  const known = poses.find((pose) => pose === picture.pose);
  const name = known && t(`pose_${known}`);
  const image = (
    <>
      <Image
        {...fromVariants(picture, '(width >= 64rem) 36rem, (width >= 30rem) 50vw, 100vw')}
        src={picture.thumbnailUrl ?? picture.url}
        placeholder={picture.placeholder ?? undefined}
        ratio={ratio}
        alt={name ? t('resultAlt', { prompt, pose: name }) : prompt}
      />
      {name && (
        <span aria-hidden className={styles.pose}>
          {name}
        </span>
      )}
    </>
  );
  if (!onOpen) return <div className={styles.shown}>{image}</div>;
  return (
    <AriaButton className={styles.shown} onPress={() => onOpen(picture)}>
      {image}
    </AriaButton>
  );
}

interface PlaceProps {
  ratio: string;
  isDeveloping: boolean;
  isLeft: boolean;
  secondsLeft: number | undefined;
}

function Place({ ratio, isDeveloping, isLeft, secondsLeft }: PlaceProps) {
  const t = useTexts('photoShoot', photoShoot);
  if (!isDeveloping) {
    return <div className={cx(styles.cell, isLeft && styles.left)} style={{ aspectRatio: ratio }} />;
  }
  return (
    <div className={cx(styles.cell, styles.developing)} style={{ aspectRatio: ratio }}>
      <ShootIcon />
      <span>{t('developing')}</span>
      {secondsLeft !== undefined && (
        <span className={styles.seconds}>{t('aboutSeconds', { seconds: secondsLeft })}</span>
      )}
    </div>
  );
}
