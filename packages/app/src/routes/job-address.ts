import { pathOf } from '@mirror-studio/domain/access';

/** The parameter of the address of the jobs page that names the job whose details are open. */
export const jobParameter = 'job';

/** Takes the id of a job; returns where its details are shown. */
export const jobPath = (id: string) => `${pathOf('jobs')}?${new URLSearchParams({ [jobParameter]: id })}`;
