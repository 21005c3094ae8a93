import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, flag, moment } from '../wire.ts';

export const accountEndpoints = {
  legalStatus: endpoint({
    method: 'GET',
    path: '/api/legal/status',
    response: v.object({ accepted: flag }),
    docs: { summary: 'Whether the legal texts are accepted.', sample: { response: { accepted: true } } },
  }),
  acceptLegal: endpoint({
    method: 'POST',
    path: '/api/legal/accept',
    openInDemo: true,
    response: done,
    docs: { summary: 'Accepts the legal texts.', sample: { response: { ok: true } } },
  }),
  inviteStatus: endpoint({
    method: 'GET',
    path: '/api/invite/status',
    response: v.object({ hasClaimed: flag }),
    docs: { summary: 'Whether an invitation is claimed.', sample: { response: { hasClaimed: false } } },
  }),
  userFlags: endpoint({
    method: 'GET',
    path: '/api/user/flags',
    // §4 The flag that shows the suspended screen (decisions).
    openWhileSuspended: true,
    response: v.object({
      banned: flag,
      /** When the account is removed, as its owner has asked; null, or left out, where it stays. */
      removedAt: v.nullish(moment),
    }),
    docs: {
      summary: 'Whether the user is banned, and when the account is removed, where that is asked for.',
      sample: { response: { banned: false } },
    },
  }),
  termsStatus: endpoint({
    method: 'GET',
    path: '/api/profile/terms-status',
    response: v.object({ termsAccepted: flag, complianceConfirmed: flag }),
    docs: {
      summary: 'Whether terms are accepted and compliance is confirmed.',
      sample: { response: { termsAccepted: true, complianceConfirmed: true } },
    },
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/api/profile/terms',
    openInDemo: true,
    response: done,
    docs: { summary: 'Accepts the terms and confirms compliance.', sample: { response: { ok: true } } },
  }),
};
