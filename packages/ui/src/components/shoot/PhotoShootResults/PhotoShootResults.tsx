import type { Job } from '@mirror-studio/domain/contract';
import { jobPrompt, promptExcerpt } from '@mirror-studio/domain/jobs';
import { poses } from '@mirror-studio/domain/photo-shoot';
import { jobs as jobTexts } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ShootIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { StatusBadge } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import * as styles from './PhotoShootResults.css.ts';

export interface PhotoShootResultsProps {
  /** The job as it stands; null before the first shoot. */
  job: Job | null;
  /** What the shoot was asked for, for the line under its title. */
  details: { styleName: string; ratio: string; project?: string };
  onCancel?: () => void;
  isCancelling?: boolean;
  onRetry?: () => void;
  isRetrying?: boolean;
  onViewResults?: () => void;
}

/** The pictures of a shoot, as they come. */
export function PhotoShootResults({
  job,
  details,
  onCancel,
  isCancelling = false,
  onRetry,
  isRetrying = false,
  onViewResults,
}: PhotoShootResultsProps) {
  const t = useTexts('photoShoot', photoShoot);
  const j = useTexts('jobs', jobTexts);
  if (!job) {
    return (
      <EmptyState size="page" icon={<ShootIcon size={24} />} title={t('emptyTitle')}>
        {t('empty')}
      </EmptyState>
    );
  }
  const assets = job.result?.media_assets ?? [];
  const total = job.progress?.total ?? assets.length;
  const counts = { done: assets.length, total };
  const ratio = details.ratio.replace(':', ' / ');
  const isOpen = job.status === 'queued' || job.status === 'running';
  return (
    <section className={styles.root} aria-busy={isOpen} aria-label={j('kind_image_batch')}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto">
            {promptExcerpt(job.metadata)}
          </h2>
          <p className={styles.summary}>
            {details.project
              ? t('summary', { ...details, project: details.project, ...counts })
              : t('summaryWithoutProject', { ...details, ...counts })}
          </p>
        </div>
        <StatusBadge status={job.status} />
        {isOpen && onCancel && (
          <Button size="small" onPress={onCancel} isPending={isCancelling}>
            {j('cancel')}
          </Button>
        )}
        {job.status === 'completed' && onViewResults && (
          <Button size="small" onPress={onViewResults}>
            {j('viewResults')}
          </Button>
        )}
        {(job.status === 'failed' || job.status === 'cancelled') && onRetry && (
          <Button size="small" onPress={onRetry} isPending={isRetrying}>
            {j('retry')}
          </Button>
        )}
      </header>
      {isOpen && (
        <Progress
          label={j('status_running')}
          isLabelHidden
          value={counts.done}
          maxValue={Math.max(1, total)}
          valueLabel={j('progress', counts)}
        />
      )}
      {job.status === 'failed' && job.error && (
        <Banner tone="danger" role="alert">
          {job.error}
        </Banner>
      )}
      <ul className={styles.pictures}>
        {assets.map((asset) => (
          <li key={asset.id ?? asset.url} className={styles.cell}>
            <Image
              src={asset.thumbnailUrl ?? asset.url}
              placeholder={asset.placeholder ?? undefined}
              ratio={ratio}
              alt={t('resultAlt', { prompt: jobPrompt(job.metadata), pose: poseName(asset.pose, t) })}
            />
            {asset.pose && <span className={styles.pose}>{poseName(asset.pose, t)}</span>}
          </li>
        ))}
        {isOpen &&
          Array.from({ length: Math.max(0, total - assets.length) }, (_, index) => (
            <Place key={index} ratio={ratio} isDeveloping={index === 0 && job.status === 'running'}>
              {index === 0 && (job.status === 'running' ? t('developing') : t('waiting'))}
            </Place>
          ))}
      </ul>
    </section>
  );
}

function Place({
  ratio,
  isDeveloping,
  children,
}: {
  ratio: string;
  isDeveloping: boolean;
  children: ReactNode;
}) {
  return (
    <li className={isDeveloping ? styles.developing : styles.empty} style={{ aspectRatio: ratio }}>
      {isDeveloping && <ShootIcon />}
      {children}
    </li>
  );
}

type Say = (key: `pose_${(typeof poses)[number]}`) => string;

function poseName(pose: string | null | undefined, say: Say): string {
  const known = poses.find((name) => name === pose);
  return known ? say(`pose_${known}`) : '';
}
