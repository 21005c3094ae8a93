import { networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { invitation } from '@mirror-studio/domain/texts/en/invitation';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent } from '../explore/interactions.ts';
import { invitationMachine, provideInvitation } from './invitation.machine.ts';

const code = 'abcd-efgh-jkmn-pqrs';

/** How each event comes about: by keyboard or by pointer. */
const interactions: Interactions<typeof invitationMachine> = {
  'field.opened': button(invitation.have),
  'field.closed': button(invitation.close),
  'code.changed': ({ code }) => field(invitation.code, code),
  'claim.submitted': sent(invitation.code, invitation.claim),
  'claim.cancelled': button(common.cancel),
};

/** What an exploration of claiming an invitation sends, and what tells its states apart on screen. */
export const invitationFlow = defineFlow({
  name: 'invitation',
  about:
    'Claiming an invitation: by the code that somebody types, or at once by a link. What is wrong with it is said beside the field, and what was typed stays.',
  machine: invitationMachine,
  provide: provideInvitation,
  inputs: { typed: { code: '' }, linked: { code }, cut: { code: 'abcd-ef' } },
  events: [
    { type: 'field.opened' },
    { type: 'field.closed' },
    { type: 'code.changed', code },
    { type: 'code.changed', code: 'abcd' },
    { type: 'code.changed', code: '' },
    { type: 'claim.submitted' },
    { type: 'claim.cancelled' },
    done('claim', { problem: null }),
    done('claim', { problem: 'wrong' }),
    done('claim', { problem: 'used' }),
    done('claim', { problem: 'own' }),
    done('claim', { problem: 'ended' }),
    done('claim', { problem: 'another' }),
    failed('claim', networkError()),
  ],
  variantOf: ({ context: { problem }, value }) => [value === 'refused' && problem ? problem : ''],
  hiddenClassOf: ({ context: { code } }) => [code],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/TextField', 'Primitives/Form'],
});
