import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import type { Job } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { NotificationsView } from '@mirror-studio/flows/notifications';
import { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import { useServices } from '../../providers/services.tsx';
import { currentSettings } from '../../storage/settings.ts';
import { notificationsWanted } from './wanted.ts';

/** Nobody waits for it: it comes when the balance is read again for the first time, and costs the opening of no page. */
const ServerNews = lazyWithRetry(async () => {
  await new Promise((resolve) => setTimeout(resolve, refreshLimits.balanceMs));
  await readyForMore();
  return { default: (await import('./ServerNews.tsx')).ServerNews };
}, false);

interface NotificationsProps {
  /** The jobs as the shell follows them; undefined until they are known. */
  jobs: readonly Job[] | undefined;
}

/** The bell: it rings when a job ends, and for what happened to gifts, invitations and works, as the settings wish. In memory only (§3). */
export function Notifications({ jobs }: NotificationsProps) {
  const t = useTexts('toasts', toasts);
  const { clock } = useServices();
  const { snapshot, send } = useFlow(notificationsMachine, { input: () => ({ now: clock.now }) });
  const before = useRef<ReadonlyMap<string, Job['status']> | null>(null);
  const ring = useEffectEvent(({ id, kind, status, metadata, error }: Job) => {
    const { pushNotifications, imageGenerations } = currentSettings();
    if (!pushNotifications || !imageGenerations) return;
    const isDone = status === 'completed';
    const prompt = promptExcerpt(metadata);
    const [completed, failed] =
      kind === 'video_render'
        ? (['videoCompletedTitle', 'videoFailedTitle'] as const)
        : (['jobCompletedTitle', 'jobFailedTitle'] as const);
    send({
      type: 'notification.raised',
      notification: {
        id: `${id} ${status}`,
        type: isDone ? 'success' : 'error',
        title: t(isDone ? completed : failed),
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
  const show = useEffectEvent(() => send({ type: 'panel.opened' }));
  useEffect(() => {
    const onShow = () => show();
    notificationsWanted.addEventListener('show', onShow);
    return () => notificationsWanted.removeEventListener('show', onShow);
  }, []);
  return (
    <>
      <NotificationsView snapshot={snapshot} send={send} />
      <Suspense fallback={null}>
        <ServerNews
          onNews={(notification) =>
            currentSettings().pushNotifications && send({ type: 'notification.raised', notification })
          }
        />
      </Suspense>
    </>
  );
}
