import type { Job } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../announce/announce.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

export interface JobAnnouncementsProps {
  /** Every job that is known, in any order; undefined while none is. */
  jobs: readonly Pick<Job, 'id' | 'status' | 'metadata'>[] | undefined;
}

/**
 * Says once that a job is completed, and at once that one failed, whatever overlay is open. Draws nothing: put one
 * into the shell. What was over before it was first seen is no news.
 */
export function JobAnnouncements({ jobs }: JobAnnouncementsProps) {
  const t = useTexts('jobs', texts);
  const seen = useRef<ReadonlyMap<string, string>>(undefined);
  const tell = useEffectEvent(({ status, metadata }: Pick<Job, 'status' | 'metadata'>) => {
    const prompt = promptExcerpt(metadata) || t('noPrompt');
    if (status === 'completed') announce(t('announceCompleted', { prompt }));
    if (status === 'failed') announce(t('announceFailed', { prompt }), 'assertive');
  });
  useEffect(() => {
    if (!jobs) return;
    const { current: before } = seen;
    seen.current = new Map([...(before ?? []), ...jobs.map(({ id, status }) => [id, status] as const)]);
    for (const job of jobs) if (before && before.get(job.id) !== job.status) tell(job);
  }, [jobs]);
  return null;
}
