import { type JobFilter, jobPageFilters } from '@mirror-studio/domain/jobs';
import { useSearchParams } from 'react-router-dom';
import { jobParameter } from '../../routes/job-address.ts';

/** Which jobs the address asks for and whose details are open, and how to change them. */
export function useJobsAddress() {
  const [parameters, setParameters] = useSearchParams();
  const filter = jobPageFilters.find((known) => known === parameters.get('filter')) ?? 'all';
  const openId = parameters.get(jobParameter);
  const goTo = (next: { filter?: JobFilter; openId?: string | null }, replace = false) => {
    const written = { filter: next.filter ?? filter, openId: next.filter ? null : next.openId };
    setParameters(
      {
        ...(written.filter !== 'all' && { filter: written.filter }),
        ...(written.openId && { [jobParameter]: written.openId }),
      },
      { replace, preventScrollReset: true },
    );
  };
  return { filter, openId, goTo };
}
