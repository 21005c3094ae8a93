import { videoLimits } from '@mirror-studio/domain/constants/video';
import type { Job, MediaAsset } from '@mirror-studio/domain/contract';
import { isUnfinished, jobPrompt, promptExcerpt } from '@mirror-studio/domain/jobs';
import { common } from '@mirror-studio/domain/texts/en/common';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { shotOfMetadata } from '@mirror-studio/domain/video';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { StatusBadge } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useJobFailure } from '../../jobs/useJobFailure.ts';
import { VideoPlayer } from '../../media/VideoPlayer/VideoPlayer.tsx';
import * as styles from './VideoResult.css.ts';

export interface VideoResultProps extends RootProps<HTMLElement> {
  /** The job as it stands; null before the first video. */
  job: Job | null;
  /** The job is on its way. Default false. */
  isLoading?: boolean;
  /** Why a job that was asked for is not shown. */
  failure?: ListFailure;
  /** Cancels the video; offered while it waits or runs. */
  onCancel?: () => void;
  /** Taking it back is on its way. Default false. */
  isCancelling?: boolean;
  /** Downloads the video in place of its plain address, for instance with its rights written. */
  onDownload?: (video: MediaAsset) => void;
  /** Goes to the video in the gallery; offered when it is completed. */
  onViewResults?: () => void;
}

/** A video as it is rendered, frame by frame, and then to be played and kept. */
export function VideoResult({
  job,
  isLoading = false,
  failure,
  onCancel,
  isCancelling = false,
  onDownload,
  onViewResults,
  ...rest
}: VideoResultProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const j = useTexts('jobs', jobs);
  const c = useTexts('common', common);
  const inWords = useJobFailure();
  if (!job) {
    const retry = failure?.onAction?.retry;
    return (
      <section {...rootProps(rest, styles.root)} aria-label={j('kind_video_render')} aria-busy={isLoading}>
        {isLoading && <Status className={styles.summary}>{t('opening')}</Status>}
        {failure && (
          <Banner
            tone="danger"
            role="alert"
            actions={
              retry && (
                <Button size="small" onPress={retry}>
                  {c('retry')}
                </Button>
              )
            }
          >
            {failure.message}
          </Banner>
        )}
      </section>
    );
  }
  const { done, total } = job.progress ?? { done: 0, total: 0 };
  const prompt = jobPrompt(job.metadata);
  const said = inWords(job);
  const shot = shotOfMetadata(job.metadata);
  const [video] = job.status === 'completed' ? (job.result?.media_assets ?? []) : [];
  const { width, height } = { width: video?.width ?? 1, height: video?.height ?? 1 };
  return (
    <section
      {...rootProps(rest, styles.root)}
      aria-label={j('kind_video_render')}
      aria-busy={isUnfinished(job.status)}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto" title={prompt}>
            {promptExcerpt(job.metadata) || j('noPrompt')}
          </h2>
          <p className={styles.summary}>
            {isUnfinished(job.status) && total > 0
              ? job.status === 'queued'
                ? t('waiting')
                : t('progress', { done, total })
              : t(`move_${shot.move}`)}
          </p>
        </div>
        <div className={styles.state}>
          <Status>
            <StatusBadge status={job.status} />
          </Status>
          {onCancel && isUnfinished(job.status) && (
            <Button size="small" onPress={onCancel} isPending={isCancelling}>
              {j('cancel')}
            </Button>
          )}
          {video && onDownload && (
            <Button size="small" icon={<DownloadIcon size={18} />} onPress={() => onDownload(video)}>
              {c('download')}
            </Button>
          )}
          {video && !onDownload && (
            <LinkButton
              size="small"
              href={video.url}
              download={`mirror-studio-${video.id ?? job.id}.mp4`}
              icon={<DownloadIcon size={18} />}
            >
              {c('download')}
            </LinkButton>
          )}
          {onViewResults && video && (
            <Button size="small" onPress={onViewResults}>
              {j('viewResults')}
            </Button>
          )}
        </div>
      </header>
      {isUnfinished(job.status) && (
        <Progress
          label={t('rendering')}
          isLabelHidden
          value={done}
          maxValue={Math.max(total, 1)}
          valueLabel={t('progress', { done, total })}
        />
      )}
      {said !== null && (
        <Banner tone="danger" role="alert">
          {said}
        </Banner>
      )}
      {video && (
        <div className={styles.player} style={assignInlineVars({ [styles.across]: String(width / height) })}>
          <VideoPlayer
            label={j('video', { prompt })}
            src={video.url}
            poster={video.thumbnailUrl ?? undefined}
            ratio={`${width} / ${height}`}
            frameRate={videoLimits.framesPerSecond}
            duration={shot.seconds}
            defaultLooping
            defaultMuted
            defaultUnit="frames"
          />
        </div>
      )}
    </section>
  );
}
