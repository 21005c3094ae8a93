import { endpoint } from '../endpoint.ts';
import { done } from '../wire.ts';

/** Apart from other operations: the app asks for it before it has anything else. */
export const healthEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    response: done,
    docs: {
      summary:
        'Says that the server answers, its database too, and that there is room on the disks that it writes to; otherwise `parts` names those that have too little: `data`, `media`.',
      errors: ['DISK_FULL'],
      sample: { response: { ok: true } },
    },
  }),
};
