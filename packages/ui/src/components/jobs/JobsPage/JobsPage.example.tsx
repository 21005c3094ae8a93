import { useState } from 'react';
import { JobsPage, type JobsPageProps } from './index.ts';

const jobs: JobsPageProps['jobs'] = [
  {
    id: 'shoot-2',
    kind: 'image_batch',
    status: 'running',
    createdAt: '2026-11-21T09:58:00.000Z',
    metadata: { prompt: 'A harbour at night' },
    progress: { done: 1, total: 4 },
  },
  {
    id: 'shoot-1',
    kind: 'image_batch',
    status: 'completed',
    createdAt: '2026-11-21T09:42:00.000Z',
    metadata: { prompt: 'A lighthouse in the fog' },
    progress: { done: 4, total: 4 },
  },
];

export function Example({ cancel }: { cancel: (id: string) => void }) {
  const [filter, setFilter] = useState<JobsPageProps['filter']>('all');
  const shown = jobs.filter(({ status }) => filter === 'all' || status === filter);
  return (
    <JobsPage jobs={shown} filter={filter} onFilterChange={setFilter} onCancel={({ id }) => cancel(id)} />
  );
}
