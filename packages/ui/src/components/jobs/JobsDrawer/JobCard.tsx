import type { Job } from '@mirror-studio/domain/contract';
import {
  canCancel,
  canRetry,
  cardAssets,
  isUnfinished,
  jobPrompt,
  promptExcerpt,
} from '@mirror-studio/domain/jobs';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowRightIcon, CreditIcon, GalleryIcon, VideoIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { StatusBadge } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { useJobFailure } from '../useJobFailure.ts';
import * as styles from './JobsDrawer.css.ts';

export interface JobCardProps extends RootProps<HTMLElement> {
  /** The job as it stands. */
  job: Job;
  /** Goes to what the job made; offered when it is completed. */
  onViewResults?: () => void;
  /** Goes to the shoot itself; offered for a batch of images until it is completed. */
  onOpenShoot?: () => void;
  /** Offered while the job waits or runs. */
  onCancel?: () => void;
  /** Offered when it failed or was cancelled. */
  onRetry?: () => void;
  /** Something was asked of this job and has no answer yet. Default false. */
  isPending?: boolean;
}

/** One piece of background work (§2 widget 3). */
export function JobCard({
  job,
  onViewResults,
  onOpenShoot,
  onCancel,
  onRetry,
  isPending = false,
  ...rest
}: JobCardProps) {
  const t = useTexts('jobs', jobs);
  const KindIcon = job.kind === 'image_batch' ? GalleryIcon : VideoIcon;
  const { done, total } = job.progress ?? { done: 0, total: 0 };
  const isRunning = job.status === 'running' && total > 0;
  const assets = job.status === 'completed' ? cardAssets(job.kind, job.result?.media_assets ?? []) : [];
  const prompt = jobPrompt(job.metadata);
  const failure = useJobFailure()(job);
  return (
    <Card
      {...rootProps(rest, styles.card)}
      elementType="article"
      aria-label={`${t(`kind_${job.kind}`)}: ${promptExcerpt(job.metadata)}`}
    >
      <div className={styles.head}>
        <KindIcon className={styles.kindIcon} />
        <h3 className={styles.kind}>{t(`kind_${job.kind}`)}</h3>
        <StatusBadge status={job.status} />
      </div>
      <p className={styles.prompt} dir="auto" title={prompt}>
        {promptExcerpt(job.metadata) || t('noPrompt')}
      </p>
      {failure !== null && <p className={styles.problem}>{failure}</p>}
      {isRunning && (
        <Progress
          label={t('status_running')}
          isLabelHidden
          value={done}
          maxValue={total}
          valueLabel={t('progress', { done, total })}
        />
      )}
      {assets.length > 0 && <Results job={job} assets={assets} prompt={prompt} />}
      <Credits job={job} />
      <div className={styles.foot}>
        {isRunning && <span>{t('progress', { done, total })}</span>}
        <span className={isRunning ? styles.dot : undefined}>
          <RelativeTime at={job.createdAt} />
        </span>
        <div className={styles.actions}>
          {onViewResults && job.status === 'completed' && (
            <Button
              variant="ghost"
              size="small"
              iconAfter={<ArrowRightIcon size={18} />}
              onPress={onViewResults}
            >
              {t('viewResults')}
            </Button>
          )}
          {onOpenShoot && job.kind === 'image_batch' && job.status !== 'completed' && (
            <Button variant="ghost" size="small" onPress={onOpenShoot}>
              {t('openShoot')}
            </Button>
          )}
          {onCancel && canCancel(job.status) && (
            <Button variant="ghost" size="small" onPress={onCancel} isPending={isPending}>
              {t('cancel')}
            </Button>
          )}
          {onRetry && canRetry(job.status) && (
            <Button variant="ghost" size="small" onPress={onRetry} isPending={isPending}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** What an ended job cost and what came back (decisions: cost of a generation); nothing for one that was free. */
function Credits({ job }: { job: Job }) {
  const t = useTexts('jobs', jobs);
  const { charged, returned } = job.credits ?? { charged: 0, returned: 0 };
  if (isUnfinished(job.status) || charged + returned === 0) return null;
  return (
    <p className={styles.credits}>
      <CreditIcon size={16} />
      {charged > 0 && <span>{t('creditsCharged', { count: charged })}</span>}
      {returned > 0 && (
        <span className={charged > 0 ? styles.dot : undefined}>
          {t('creditsReturned', { count: returned })}
        </span>
      )}
    </p>
  );
}

type Asset = NonNullable<Job['result']>['media_assets'][number];

function Results({ job, assets, prompt }: { job: Job; assets: readonly Asset[]; prompt: string }) {
  const t = useTexts('jobs', jobs);
  if (job.kind === 'video_render') {
    const [first] = assets;
    return first ? (
      <video
        className={styles.video}
        src={first.url}
        poster={first.thumbnailUrl ?? undefined}
        preload="metadata"
        aria-label={t('video', { prompt })}
        controls
        muted
        playsInline
      />
    ) : null;
  }
  return (
    <ul className={styles.thumbnails}>
      {assets.map((asset, index) => (
        <li key={asset.url}>
          <Image
            {...fromVariants(asset, '5rem')}
            src={asset.thumbnailUrl ?? asset.url}
            placeholder={asset.placeholder ?? undefined}
            ratio="1"
            radius="control"
            alt={t('thumbnail', { number: index + 1, prompt: promptExcerpt(job.metadata) })}
          />
        </li>
      ))}
    </ul>
  );
}
