import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { common } from '@mirror-studio/domain/texts/en/common';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent, system } from '../explore/interactions.ts';
import { addressChangeMachine, provideAddressChange } from './address-change.machine.ts';
import type { AddressState } from './address-change.types.ts';

const email = 'iris@example.com';
const newEmail = 'iris@studio.example';
const still: AddressState = { email, change: null, isAvailable: true };
const begun: AddressState = { ...still, change: { newEmail, isOldProved: false, isNewProved: false } };
const half: AddressState = { ...still, change: { newEmail, isOldProved: false, isNewProved: true } };
const otherHalf: AddressState = { ...still, change: { newEmail, isOldProved: true, isNewProved: false } };
const changed: AddressState = { ...still, email: newEmail };
const elsewhere: AddressState = { ...still, isAvailable: false };
const number = '+34 600 000 000';
const numberAlone: AddressState = { ...still, email: '', phone: number };
const firstBegun: AddressState = { ...begun, email: '', phone: number };
const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

/** What a control is called, by whether there is an address already. */
const either = (usual: string, first: string) => new RegExp(`^(${usual}|${first})$`);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof addressChangeMachine> = {
  'address.requested': button(common.retry),
  'address.read': system('the auth service'),
  'editing.begun': button(either(addressChange.begin, addressChange.beginFirst)),
  'email.changed': ({ email }) => field(addressChange.newAddress, email),
  'email.submitted': sent(addressChange.newAddress, either(addressChange.submit, addressChange.submitFirst)),
  'editing.cancelled': button(common.cancel),
  'side.changed': button(/^Type the code from the (email|text message) to/),
  'code.changed': ({ code }) => field(either(addressChange.code, addressChange.codeOfText), code),
  'code.submitted': sent(
    either(addressChange.code, addressChange.codeOfText),
    either(addressChange.prove, addressChange.proveNumber),
  ),
  'messages.requested': button(either(addressChange.resend, addressChange.resendFirst)),
  'change.cancelled': button(either(addressChange.cancel, addressChange.cancelFirst)),
  'stepUp.passed': system('the step-up'),
  'stepUp.cancelled': system('the step-up'),
};

/** What an exploration of the change of an address sends, and what tells its states apart on screen. */
export const addressChangeFlow = defineFlow({
  name: 'address-change',
  about:
    'The address of an account and its change, which is done when the old and the new one are proved, each by a link or by a code. It shows which is proved and which waits; the messages can be sent again, and the change be given up.',
  machine: addressChangeMachine,
  provide: provideAddressChange,
  inputs: { given: {} },
  events: [
    { type: 'address.requested' },
    { type: 'address.read', state: begun },
    { type: 'address.read', state: half },
    { type: 'address.read', state: changed },
    { type: 'address.read', state: still },
    { type: 'editing.begun' },
    { type: 'email.changed', email: newEmail },
    { type: 'email.changed', email },
    { type: 'email.submitted' },
    { type: 'editing.cancelled' },
    { type: 'side.changed', side: 'old' },
    { type: 'side.changed', side: 'new' },
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '123' },
    { type: 'code.submitted' },
    { type: 'messages.requested' },
    { type: 'change.cancelled' },
    { type: 'stepUp.passed' },
    { type: 'stepUp.cancelled' },
    done<AddressState>('readAddress', still),
    done<AddressState>('readAddress', begun),
    done<AddressState>('readAddress', numberAlone),
    done<AddressState>('readAddress', firstBegun),
    done<AddressState>('readAddress', elsewhere),
    failed('readAddress', networkError()),
    done('requestChange', {}),
    failed('requestChange', refusal(401, 'insufficient_aal')),
    failed('requestChange', refusal(429, 'over_email_send_rate_limit')),
    done<AddressState>('prove', half),
    done<AddressState>('prove', otherHalf),
    done<AddressState>('prove', changed),
    failed('prove', refusal(422, 'INPUT_INVALID')),
    failed('prove', networkError()),
    done<AddressState>('resend', begun),
    failed('resend', refusal(429, 'RATE_LIMITED')),
    done('cancel', {}),
    failed('cancel', networkError()),
  ],
  variantOf: ({ context: { change, email: current, phone } }) => [
    change?.isNewProved ? 'newProved' : '',
    change?.isOldProved ? 'oldProved' : '',
    current === newEmail ? 'changed' : '',
    current === '' && phone ? 'first' : '',
  ],
  hiddenClassOf: ({ context: { typed, side, code, failure } }) => [typed, side, code, failure?.code ?? ''],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/CodeField', 'Primitives/List', 'Primitives/Form'],
});
