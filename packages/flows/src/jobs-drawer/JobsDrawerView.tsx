import type { Job } from '@mirror-studio/domain/contract';
import { keyCaps, shortcuts } from '@mirror-studio/domain/shortcuts';
import type { jobsDrawerMachine } from '@mirror-studio/state-machines/jobs-drawer';
import { JobsDrawer } from '@mirror-studio/ui/JobsDrawer';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { jobsOf } from './jobs-of.ts';
import { useJobList } from './use-job-list.ts';

type Snapshot = SnapshotFrom<typeof jobsDrawerMachine>;

export interface JobsDrawerViewProps {
  /** The machine as it stands. */
  snapshot: Snapshot;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof jobsDrawerMachine>) => void;
  /** Goes to what the job made. */
  onViewResults?: (job: Job) => void;
  /** Goes to the shoot of a batch that is not completed. */
  onOpenShoot?: (job: Job) => void;
  /** The way to make something, offered when there is nothing. */
  onStart?: () => void;
  /** Goes to the page of all jobs; left out, there is none. */
  onViewAllJobs?: () => void;
  /** The caps of the shortcut that opens it; null for none. Default those that it has to begin with. */
  keys?: readonly string[] | null;
}

const [binding] = shortcuts.find(({ id }) => id === 'jobs')?.bindings ?? [];
const defaultKeys = binding ? keyCaps(binding, false) : null;

/** The jobs drawer as its machine stands. */
export function JobsDrawerView({
  snapshot,
  send,
  onViewResults = () => {},
  onOpenShoot,
  onStart = () => {},
  onViewAllJobs,
  keys = defaultKeys,
}: JobsDrawerViewProps) {
  const { filter, working } = snapshot.context;
  const list = useJobList({ page: jobsOf(snapshot), onRetry: () => send({ type: 'list.retried' }) });
  return (
    <JobsDrawer
      {...list}
      isOpen={snapshot.matches('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'drawer.opened' : 'drawer.closed' })}
      filter={filter}
      onFilterChange={(chosen) => send({ type: 'filter.changed', filter: chosen })}
      pendingIds={Object.keys(working)}
      onCancel={({ id }) => send({ type: 'cancel.requested', id })}
      onRetry={({ id }) => send({ type: 'retry.requested', id })}
      onViewResults={onViewResults}
      onOpenShoot={onOpenShoot}
      onStart={onStart}
      onViewAllJobs={onViewAllJobs}
      {...(keys && { keys })}
    />
  );
}
