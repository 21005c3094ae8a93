import { pathOf } from '@mirror-studio/domain/access';
import type { JobFilter } from '@mirror-studio/domain/jobs';
import { jobsOf } from '@mirror-studio/flows/jobs-drawer';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { resultPath } from '../../routes/video-address.ts';
import { JobsPageView } from './JobsPageView.tsx';
import { useJobPages } from './use-job-pages.ts';
import { useJobsAddress } from './use-jobs-address.ts';
import { useJobsMachine } from './use-jobs-machine.ts';

/** `/dashboard/jobs`: what the drawer shows beside a page, with all that is known of each. It is read while it is open. */
export default function JobsRoute() {
  const { filter, ...address } = useJobsAddress();
  return <Jobs key={filter} filter={filter} {...address} />;
}

interface JobsProps extends Omit<ReturnType<typeof useJobsAddress>, 'filter'> {
  filter: JobFilter;
}

/** The jobs of one filter. */
function Jobs({ filter, openId, goTo }: JobsProps) {
  const navigate = useNavigate();
  const pages = useJobPages(filter, openId);
  const { machine, outdated } = useJobsMachine(pages.list);
  const { snapshot, send } = useFlow(machine, { on: { 'jobs.outdated': outdated } });
  const open = useEffectEvent(() => {
    send({ type: 'filter.changed', filter });
    send({ type: 'drawer.opened' });
  });
  useEffect(() => {
    open();
    return () => send({ type: 'drawer.closed' });
  }, [send]);
  useEffect(() => {
    if (pages.older) send({ type: 'list.retried' });
  }, [pages.older, send]);
  const cancel = (id: string) => send({ type: 'cancel.requested', id });
  const page = jobsOf(snapshot);
  return (
    <JobsPageView
      page={
        page.state === 'ready'
          ? { ...page, isLoadingMore: pages.isLoadingMore, failure: page.failure ?? pages.failure }
          : page
      }
      onRetry={() => send({ type: 'list.retried' })}
      onFilterChange={(chosen) => goTo({ filter: chosen })}
      acts={{
        openId,
        onOpenChange: (id) => goTo({ openId: id }, true),
        ...(pages.onMore && { onLoadMore: pages.onMore }),
        pendingIds: Object.keys(snapshot.context.working),
        onCancel: ({ id }) => cancel(id),
        onRetry: ({ id }) => send({ type: 'retry.requested', id }),
        onCancelWaiting: () => {
          for (const { id, status } of snapshot.context.jobs ?? []) if (status === 'queued') cancel(id);
        },
        onViewResults: (job) => void navigate(resultPath(job)),
        onStart: () => void navigate(pathOf('promptStudio')),
      }}
    />
  );
}
