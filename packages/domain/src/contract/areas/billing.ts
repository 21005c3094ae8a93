import * as v from 'valibot';
import { billingLimits } from '../../constants/billing.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, text } from '../wire.ts';

/** What the user wants to stand on receipts; each may be empty. */
export const billingDetails = named('BillingDetails', v.object({ name: text, address: text, taxId: text }));
export type BillingDetails = v.InferOutput<typeof billingDetails>;
export const sampleBillingDetails: BillingDetails = {
  name: 'Mara Vidal',
  address: 'Calle del Espejo 4\n28013 Madrid',
  taxId: 'ES12345678Z',
};

const kept = v.object({ details: billingDetails, revision: count });
const sample = { details: sampleBillingDetails, revision: 1 };

export const billingEndpoints = {
  billingDetails: endpoint({
    method: 'GET',
    path: '/api/billing/details',
    response: kept,
    docs: {
      summary:
        'The name, address and tax number that the user wants on receipts; empty at first, of revision 0.',
      sample: { response: sample },
    },
  }),
  setBillingDetails: endpoint({
    method: 'PUT',
    path: '/api/billing/details',
    request: v.object({
      name: textAtMost(billingLimits.nameCharacters),
      address: textAtMost(billingLimits.addressCharacters),
      taxId: textAtMost(billingLimits.taxIdCharacters),
      basedOn: count,
    }),
    response: kept,
    docs: {
      summary: 'Keeps them. Based on another revision: CONFLICT, and nothing is changed.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      sample: { request: { ...sampleBillingDetails, basedOn: 0 }, response: sample },
    },
  }),
};
