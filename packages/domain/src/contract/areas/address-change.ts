import * as v from 'valibot';
import { addressSides } from '../../auth/address-change.ts';
import { mailCodeLimits } from '../../constants/sign-in.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { done, flag, moment, sampleMoment, text } from '../wire.ts';

/** A change of somebody's address that is under way. */
export const addressChange = named(
  'AddressChange',
  v.object({
    newEmail: text,
    /** When the messages were sent last. */
    sentAt: moment,
    /** When it is over, unless the messages are sent again. */
    expiresAt: moment,
    /** Which of the two addresses are proved. */
    isOldProved: flag,
    isNewProved: flag,
  }),
);
export type AddressChange = v.InferOutput<typeof addressChange>;
export const sampleAddressChange: AddressChange = {
  newEmail: 'iris@studio.example',
  sentAt: sampleMoment,
  expiresAt: sampleMoment,
  isOldProved: true,
  isNewProved: false,
};

const state = v.object({
  /** Empty for whoever has a number alone. */
  email: text,
  /** That number, as people write it, which is asked in place of an address; null where there is an address. */
  phone: v.nullable(text),
  change: v.nullable(addressChange),
  /** False where a hosted auth service keeps the address: what is under way there is not told. */
  isAvailable: flag,
});
const sampleState = {
  email: 'iris@example.com',
  phone: null,
  change: sampleAddressChange,
  isAvailable: true,
};

export const addressChangeEndpoints = {
  addressChange: endpoint({
    method: 'GET',
    path: '/api/address-change',
    response: state,
    docs: {
      summary:
        'The address of the user, and the change of it that is under way. It is begun by PUT /user of the auth service.',
      sample: { response: sampleState },
    },
  }),
  proveAddress: endpoint({
    method: 'POST',
    path: '/api/address-change/prove',
    // Sent again it would be refused as used.
    retriedWhenLost: false,
    request: v.object({
      side: v.picklist(addressSides),
      code: textAtMost(mailCodeLimits.digits * 2),
    }),
    response: state,
    docs: {
      summary:
        'Proves one of the two addresses by the code of its message; for whoever has a number alone, `old` is the number. With the second the address is changed; the tokens that follow name the new one.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { request: { side: 'new', code: '012345' }, response: { ...sampleState, change: null } },
    },
  }),
  resendAddressChange: endpoint({
    method: 'POST',
    path: '/api/address-change/resend',
    response: state,
    docs: {
      summary: 'Sends the messages again, to the addresses that are not proved. Once a minute.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: sampleState },
    },
  }),
  cancelAddressChange: endpoint({
    method: 'POST',
    path: '/api/address-change/cancel',
    response: done,
    docs: {
      summary:
        'Ends the change: its links and codes are worth nothing any more. One that is over is answered alike.',
      errors: ['NOT_FOUND'],
      sample: { response: { ok: true } },
    },
  }),
};
