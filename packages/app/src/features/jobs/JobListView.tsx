import { type JobListViewProps, useJobList } from '@mirror-studio/flows/jobs-drawer';
import { JobsDrawer } from '@mirror-studio/ui/JobsDrawer';

const nothing = () => {};

/** The jobs as a function of what their reading says, in their drawer: for their stories. */
export function JobListView(props: JobListViewProps) {
  const { page } = props;
  return (
    <JobsDrawer
      {...useJobList(props)}
      isOpen
      filter={page.state === 'ready' ? page.data.filter : 'all'}
      onViewResults={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onStart={nothing}
    />
  );
}
