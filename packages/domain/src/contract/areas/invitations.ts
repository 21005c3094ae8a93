import * as v from 'valibot';
import { invitationLimits } from '../../constants/invitations.ts';
import { invitationProblems } from '../../invitations/index.ts';
import { endpoint } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { moment, sampleMoment, text } from '../wire.ts';

/** What the answer of a refused claim carries: what is wrong with the invitation. */
export const invitationRefusal = v.object({ problem: v.picklist(invitationProblems) });

export const invitationsEndpoints = {
  claimInvitation: endpoint({
    method: 'POST',
    path: '/api/invite/claim',
    request: v.object({ code: textAtMost(invitationLimits.typedCharacters) }),
    response: v.object({ hasClaimed: v.literal(true) }),
    docs: {
      summary:
        'Claims an invitation, once and for one person. A refusal says under `problem` what is wrong with it, and never whose it is. The claim of somebody who has made it already is answered alike.',
      errors: ['RATE_LIMITED'],
      sample: { request: { code: 'abcd-efgh-jkmn-pqrs' }, response: { hasClaimed: true } },
    },
  }),
  makeInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations',
    // Sent again it would make another.
    retriedWhenLost: false,
    response: v.object({
      /** Told this once. */
      code: text,
      /** Leads to the onboarding, with the code. */
      link: text,
      endsAt: moment,
    }),
    success: 201,
    docs: {
      summary: 'Makes an invitation. For administrators and operators.',
      errors: ['FORBIDDEN', 'RATE_LIMITED'],
      sample: {
        response: {
          code: 'abcd-efgh-jkmn-pqrs',
          link: 'https://studio.example.com/onboarding?invite=abcd-efgh-jkmn-pqrs',
          endsAt: sampleMoment,
        },
      },
    },
  }),
};
