import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { flag, text } from '../wire.ts';

/** The header that carries the signature of what the payment provider says. */
export const paymentSignatureHeader = 'Stripe-Signature';

export const paymentEventsEndpoints = {
  paymentEvent: endpoint({
    method: 'POST',
    path: '/api/payments/events',
    access: 'anyone',
    openWhileSuspended: true,
    bodyBytes: 262_144,
    // What is signed is the text: it is read after its signature.
    request: v.looseObject({ type: text }),
    response: v.object({ received: flag }),
    docs: {
      summary: 'What the payment provider says of a payment, with its signature.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'PROVIDER_DOWN'],
      sample: { request: { type: 'checkout.session.completed' }, response: { received: true } },
    },
  }),
};
