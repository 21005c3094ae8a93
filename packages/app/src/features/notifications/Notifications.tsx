import type { Job } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { NotificationsView } from '@mirror-studio/flows/notifications';
import { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { currentSettings } from '../../storage/settings.ts';

interface NotificationsProps {
  /** The jobs as the shell follows them; undefined until they are known. */
  jobs: readonly Job[] | undefined;
}

/** The bell: it rings when a job ends, as the settings wish. In memory only (§3). */
export function Notifications({ jobs }: NotificationsProps) {
  const t = useTexts('toasts', toasts);
  const { snapshot, send } = useFlow(notificationsMachine, { input: () => ({}) });
  const before = useRef<ReadonlyMap<string, Job['status']> | null>(null);
  const ring = useEffectEvent(({ id, status, metadata, error }: Job) => {
    const { pushNotifications, imageGenerations } = currentSettings();
    if (!pushNotifications || !imageGenerations) return;
    const isDone = status === 'completed';
    const prompt = promptExcerpt(metadata);
    send({
      type: 'notification.raised',
      notification: {
        id: `${id} ${status}`,
        type: isDone ? 'success' : 'error',
        title: t(isDone ? 'jobCompletedTitle' : 'jobFailedTitle'),
        message: isDone ? prompt : (error ?? prompt),
      },
    });
  });
  useEffect(() => {
    if (!jobs) return;
    for (const job of jobs) {
      const was = before.current?.get(job.id);
      const isNews = before.current !== null && was !== job.status;
      if (isNews && (job.status === 'completed' || job.status === 'failed')) ring(job);
    }
    before.current = new Map(jobs.map(({ id, status }) => [id, status]));
  }, [jobs]);
  return <NotificationsView snapshot={snapshot} send={send} />;
}
