import type { Job } from '@mirror-studio/domain/contract';
import { canCancel, canRetry, isUnfinished, promptExcerpt } from '@mirror-studio/domain/jobs';
import { formatDuration } from '@mirror-studio/domain/texts';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import { jobsPage } from '@mirror-studio/domain/texts/en/jobsPage';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { GalleryIcon, VideoIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { StatusBadge } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../../primitives/Table/index.ts';
import * as styles from './JobsPage.css.ts';

interface Given {
  pendingIds: readonly string[];
  onCancel: ((job: Job) => void) | undefined;
  onRetry: ((job: Job) => void) | undefined;
  onViewResults: ((job: Job) => void) | undefined;
}

/**
 * What a row says of a job, and what can be done with it there. Credits stand under the words of the ledger. They can be put in
 * another order where all are listed.
 */
export function useJobColumns({
  isWhole,
  ...given
}: Given & { isWhole: boolean }): readonly TableColumn<Job>[] {
  const t = useTexts('jobs', texts);
  const x = useTexts('jobsPage', jobsPage);
  const locale = useTextLocale();
  const promptOf = (job: Job) => promptExcerpt(job.metadata) || t('noPrompt');
  const statusOf = ({ status, progress }: Job) =>
    status === 'running' && progress
      ? x('statusProgress', { status: t('status_running'), ...progress })
      : t(`status_${status}`);
  const timeOf = (job: Job) => {
    const ms = timeMsOf(job);
    if (ms === 0)
      return <span className={styles.faint}>{isUnfinished(job.status) ? x('timeUnknown') : '–'}</span>;
    const time = formatDuration(ms, locale);
    return isUnfinished(job.status) ? x('timeAbout', { time }) : time;
  };
  const figure = (of: (job: Job) => number) => (job: Job) => {
    const value = of(job);
    return value === 0 ? <span className={styles.faint}>0</span> : value.toLocaleString(locale);
  };
  const credits = (id: 'held' | 'charged' | 'returned'): TableColumn<Job> => ({
    id,
    label: x(`column_${id}`),
    isNumeric: true,
    width: 104,
    ...(isWhole && id === 'charged' && { sortBy: (job: Job) => job.credits?.[id] ?? 0 }),
    cell: figure((job) => job.credits?.[id] ?? 0),
  });
  return [
    {
      id: 'job',
      label: x('column_job'),
      isRowHeader: true,
      minWidth: 180,
      // In the order in which they were asked for.
      ...(isWhole && { sortBy: ({ createdAt }: Job) => Date.parse(createdAt) }),
      text: promptOf,
      cell: (job) => {
        const KindIcon = job.kind === 'image_batch' ? GalleryIcon : VideoIcon;
        return (
          <span className={styles.job}>
            <KindIcon size={18} className={styles.kindIcon} aria-label={t(`kind_${job.kind}`)} />
            <span className={styles.prompt} dir="auto">
              {promptOf(job)}
            </span>
          </span>
        );
      },
    },
    {
      id: 'status',
      label: x('column_status'),
      width: 170,
      text: statusOf,
      cell: (job) => <StatusBadge status={job.status} label={statusOf(job)} />,
    },
    { id: 'time', label: x('column_time'), width: 120, cell: timeOf, ...(isWhole && { sortBy: timeMsOf }) },
    {
      id: 'attempts',
      label: x('column_attempts'),
      isNumeric: true,
      width: 92,
      cell: figure((job) => job.attempts ?? 0),
    },
    credits('held'),
    credits('charged'),
    credits('returned'),
    {
      id: 'actions',
      label: x('column_actions'),
      isLabelHidden: true,
      width: 170,
      cell: (job) => <Action job={job} {...given} />,
    },
  ];
}

/** How long it took, or what jobs like it take, in ms; 0 where neither is known. */
function timeMsOf({ status, begunAt, finishedAt, estimate }: Job): number {
  if (begunAt && finishedAt) return Date.parse(finishedAt) - Date.parse(begunAt);
  return isUnfinished(status) ? (estimate?.medianMs ?? 0) : 0;
}

/** The one thing that is done most with a job as it stands. */
function Action({ job, pendingIds, onCancel, onRetry, onViewResults }: Given & { job: Job }) {
  const t = useTexts('jobs', texts);
  const button = (label: string, act: ((job: Job) => void) | undefined) =>
    act && (
      <Button variant="ghost" size="small" isPending={pendingIds.includes(job.id)} onPress={() => act(job)}>
        {label}
      </Button>
    );
  if (canCancel(job.status)) return button(t('cancel'), onCancel);
  if (canRetry(job.status)) return button(t('retry'), onRetry);
  return button(t('viewResults'), onViewResults);
}
