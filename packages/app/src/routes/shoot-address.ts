import { pathOf } from '@mirror-studio/domain/access';

/** The parameter of the address that names the shoot on its page: the id of a job. */
export const shootParameter = 'job';

/** Takes the id of a job; returns where its shoot is shown. */
export const shootPath = (jobId: string) =>
  `${pathOf('photoShoot')}?${new URLSearchParams({ [shootParameter]: jobId })}`;
