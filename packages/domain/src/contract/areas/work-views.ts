import { endpoint } from '../endpoint.ts';
import { done } from '../wire.ts';

export const workViewsEndpoints = {
  viewWork: endpoint({
    method: 'PUT',
    path: '/api/works/{id}/view',
    // Whoever looks around in a demonstration looks as well.
    openInDemo: true,
    response: done,
    docs: {
      summary:
        'Counts that the user looked at a published work: once a day (of UTC), and not at their own. Kept without who it was.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
};
