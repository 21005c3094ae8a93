import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { flag } from '../wire.ts';

export const waysInEndpoints = {
  waysIn: endpoint({
    method: 'GET',
    path: '/api/ways-in',
    response: v.object({
      /** Null where a hosted auth service keeps it: it does not tell. */
      hasPassword: v.nullable(flag),
    }),
    docs: {
      summary:
        'What the auth service does not tell of the ways in which the user signs in: whether a password is set. The identities stand with the user there.',
      sample: { response: { hasPassword: true } },
    },
  }),
};
