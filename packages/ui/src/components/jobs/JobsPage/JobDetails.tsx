import type { Job } from '@mirror-studio/domain/contract';
import { isUnfinished, jobPrompt } from '@mirror-studio/domain/jobs';
import { formOfMetadata, imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { formatDuration } from '@mirror-studio/domain/texts';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { jobsPage } from '@mirror-studio/domain/texts/en/jobsPage';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { useJobFailure } from '../useJobFailure.ts';
import * as styles from './JobsPage.css.ts';

/** All that is known of a job, under its row; its credits in the words of the ledger. */
export function JobDetails({ job }: { job: Job }) {
  const t = useTexts('jobs', jobs);
  const x = useTexts('jobsPage', jobsPage);
  const w = useTexts('wallet', wallet);
  const p = useTexts('photoShoot', photoShoot);
  const b = useTexts('balance', balance);
  const { held, charged, returned } = job.credits ?? { held: 0, charged: 0, returned: 0 };
  const { begunAt, finishedAt, progress } = job;
  const credits = (count: number) => b('credits', { count });
  return (
    <dl className={styles.details}>
      <Said of={p('prompt')}>
        <span dir="auto">{jobPrompt(job.metadata) || t('noPrompt')}</span>
      </Said>
      <Said of={x('detail_answer')}>
        <Answer job={job} />
      </Said>
      {job.kind === 'image_batch' && (
        <Said of={p('model')}>{imageModelLabel(formOfMetadata(job.metadata).model)}</Said>
      )}
      {progress && <Said of={x('detail_pictures')}>{t('progress', progress)}</Said>}
      {isUnfinished(job.status) && (
        <Said of={x('detail_estimate')}>
          <Estimate job={job} />
        </Said>
      )}
      {held > 0 && <Said of={w('reason_generation_reserved')}>{credits(held)}</Said>}
      {charged > 0 && <Said of={w('reason_generation_captured')}>{credits(charged)}</Said>}
      {returned > 0 && <Said of={w('reason_generation_released')}>{credits(returned)}</Said>}
      <Said of={x('detail_asked')}>
        <RelativeTime at={job.createdAt} />
      </Said>
      {begunAt && (
        <Said of={x('detail_begun')}>
          <RelativeTime at={begunAt} />
        </Said>
      )}
      {finishedAt && (
        <Said of={x('detail_finished')}>
          <RelativeTime at={finishedAt} />
        </Said>
      )}
    </dl>
  );
}

function Said({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{of}</dt>
      <dd className={styles.said}>{children}</dd>
    </>
  );
}

/** What came of it outside: why it failed, or that it did not. */
function Answer({ job }: { job: Job }) {
  const x = useTexts('jobsPage', jobsPage);
  const failure = useJobFailure()(job);
  if (failure !== null) return <span className={styles.problem}>{failure}</span>;
  if (job.status === 'completed') return x('answerFinished');
  return x(job.status === 'cancelled' ? 'answerStopped' : 'answerNone');
}

/** The median of what jobs like it took, and between what the middle half of them lay. */
function Estimate({ job: { estimate } }: { job: Job }) {
  const x = useTexts('jobsPage', jobsPage);
  const locale = useTextLocale();
  if (!estimate) return x('estimateNone');
  const said = (ms: number) => formatDuration(ms, locale);
  return x('estimateSpread', {
    median: said(estimate.medianMs),
    lower: said(estimate.lowerMs),
    upper: said(estimate.upperMs),
    count: estimate.jobs,
  });
}
