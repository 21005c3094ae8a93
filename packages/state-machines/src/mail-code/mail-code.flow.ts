import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent } from '../explore/interactions.ts';
import { mailCodeMachine, provideMailCode } from './mail-code.machine.ts';

const email = 'iris@example.com';
const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof mailCodeMachine> = {
  'email.changed': ({ email }) => field(signIn.email, email),
  'code.changed': ({ code }) => field(mailCode.code, code),
  'code.submitted': sent(mailCode.code, mailCode.submit),
  'submission.cancelled': button(common.cancel),
};

/** What an exploration of the code of a mail sends, and what tells its states apart on screen. */
export const mailCodeFlow = defineFlow({
  name: 'mail-code',
  about:
    'Signing in by the code of a mail, where its link is not opened: beside what says that the mail was sent, or with the address on another device. A code that is refused says what to do, and what was typed stays.',
  machine: mailCodeMachine,
  provide: provideMailCode,
  inputs: {
    beside: { purpose: 'signIn', email },
    elsewhere: { purpose: 'signIn', email: '', asksEmail: true },
    recovery: { purpose: 'recovery', email },
  },
  events: [
    { type: 'email.changed', email },
    { type: 'email.changed', email: 'iris@' },
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '123' },
    { type: 'code.changed', code: '' },
    { type: 'code.submitted' },
    { type: 'submission.cancelled' },
    done('useCode', {}),
    failed('useCode', refusal(403, 'otp_expired')),
    failed('useCode', refusal(429, 'over_request_rate_limit')),
    failed('useCode', networkError()),
  ],
  variantOf: ({ context: { asksEmail, failure }, value }) => [
    asksEmail ? 'withAddress' : '',
    value === 'refused' && failure?.status === 429 ? 'tooMany' : '',
  ],
  hiddenClassOf: ({ context: { purpose, email, code } }) => [purpose, email, code],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/CodeField', 'Primitives/Form', 'Components/LinkSent'],
});
