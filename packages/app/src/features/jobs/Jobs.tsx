import { pathOf } from '@mirror-studio/domain/access';
import { jobResultRoutes } from '@mirror-studio/domain/jobs';
import { JobsDrawerView } from '@mirror-studio/flows/jobs-drawer';
import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsQuery } from '../../api/jobs.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface JobsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The jobs drawer with the real queue behind it. */
export function Jobs({ isOpen, onOpenChange }: JobsProps) {
  const { api } = useServices();
  const user = useUser();
  const notify = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const machine = useMemo(
    () =>
      provideJobsDrawer({
        listJobs: async (_, signal) => (await api.call('jobs', { signal })).jobs,
        cancelJob: async ({ id }, signal) => (await api.call('cancelJob', { params: { id }, signal })).job,
        retryJob: async ({ id, idempotencyKey }, signal) =>
          (await api.call('retryJob', { params: { id }, idempotencyKey, signal })).job,
        newKey: () => crypto.randomUUID(),
      }),
    [api],
  );
  const [snapshot, send, actor] = useActor(machine);

  useEffect(() => send({ type: isOpen ? 'drawer.opened' : 'drawer.closed' }), [send, isOpen]);
  useEffect(() => {
    const heard = [
      actor.on('notice.raised', ({ notice }) => notify(notice)),
      actor.on('jobs.outdated', () => {
        void queries.invalidateQueries({ queryKey: jobsQuery(api, user.id).queryKey });
      }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, api, notify, queries, user.id]);

  const leaveFor = (path: string) => {
    onOpenChange(false);
    void navigate(path);
  };
  return (
    <JobsDrawerView
      snapshot={snapshot}
      send={(event) => {
        send(event);
        if (event.type === 'drawer.closed') onOpenChange(false);
      }}
      onViewResults={(job) => leaveFor(pathOf(jobResultRoutes[job.kind]))}
      onStart={() => leaveFor(pathOf('promptStudio'))}
    />
  );
}
