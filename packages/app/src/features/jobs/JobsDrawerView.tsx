import type { Job } from '@mirror-studio/domain/contract';
import { matchesJobFilter } from '@mirror-studio/domain/jobs';
import { keyCaps, shortcuts } from '@mirror-studio/domain/shortcuts';
import type { jobsDrawerMachine } from '@mirror-studio/state-machines/jobs-drawer';
import { JobsDrawer } from '@mirror-studio/ui/JobsDrawer';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface JobsDrawerViewProps {
  snapshot: SnapshotFrom<typeof jobsDrawerMachine>;
  send: (event: EventFrom<typeof jobsDrawerMachine>) => void;
  onViewResults?: (job: Job) => void;
  onStart?: () => void;
}

const [binding] = shortcuts.find(({ id }) => id === 'jobs')?.bindings ?? [];

/** The jobs drawer as its machine stands. */
export function JobsDrawerView({
  snapshot,
  send,
  onViewResults = () => {},
  onStart = () => {},
}: JobsDrawerViewProps) {
  const { jobs, filter, working } = snapshot.context;
  const isIn = (list: 'loading' | 'failedToLoad') => snapshot.matches({ open: { list } });
  return (
    <JobsDrawer
      isOpen={snapshot.matches('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'drawer.opened' : 'drawer.closed' })}
      state={isIn('loading') ? 'loading' : isIn('failedToLoad') ? 'failed' : 'listed'}
      jobs={(jobs ?? []).filter(({ status }) => matchesJobFilter(status, filter))}
      filter={filter}
      onFilterChange={(chosen) => send({ type: 'filter.changed', filter: chosen })}
      pendingIds={Object.keys(working)}
      onCancel={({ id }) => send({ type: 'cancel.requested', id })}
      onRetry={({ id }) => send({ type: 'retry.requested', id })}
      onReload={() => send({ type: 'list.retried' })}
      onViewResults={onViewResults}
      onStart={onStart}
      keys={binding && keyCaps(binding, false)}
    />
  );
}
