import { networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions, system, turn } from '../explore/interactions.ts';
import { gatesMachine, provideGates } from './gates.machine.ts';

const page = { exemptFromBan: false, legalText: false };
const local = { inviteClaimed: false, legalAccepted: true, termsAccepted: true };

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof gatesMachine> = {
  'visitor.changed': system('the session'),
  'route.changed': system('the address'),
  'statuses.refreshed': system('the tab that is shown again'),
  'agreement.changed': ({ change }) =>
    turn(
      change.legal === undefined
        ? change.terms === undefined
          ? gates.complianceAgree
          : gates.termsAgree
        : gates.legalAgree,
      'checkbox',
    ),
  'acceptance.submitted': button(gates.legalAccept),
  'acceptance.cancelled': button(common.cancel),
};

/** What an exploration of the gates sends, and what tells their states apart on screen. */
export const gatesFlow = defineFlow({
  name: 'gates',
  about:
    'What stands before a page: suspended, then legal, then terms, in this order. The server’s word counts; what this browser remembers counts where the server’s is missing. What one user accepted says nothing about the next.',
  machine: gatesMachine,
  provide: provideGates,
  inputs: {
    signedIn: { route: page, userId: 'iris', local },
    signedOut: { route: page, userId: null, local },
  },
  events: [
    { type: 'route.changed', route: { exemptFromBan: true, legalText: true } },
    { type: 'route.changed', route: page },
    { type: 'visitor.changed', userId: null, local },
    { type: 'visitor.changed', userId: 'iris', local },
    { type: 'visitor.changed', userId: 'otto', local },
    { type: 'agreement.changed', change: { legal: true } },
    { type: 'agreement.changed', change: { terms: true } },
    { type: 'agreement.changed', change: { compliance: true } },
    { type: 'agreement.changed', change: { legal: false } },
    { type: 'agreement.changed', change: { terms: false } },
    { type: 'agreement.changed', change: { compliance: false } },
    { type: 'acceptance.submitted' },
    { type: 'acceptance.cancelled' },
    { type: 'statuses.refreshed' },
    done('readStatuses', { banned: true }),
    done('readStatuses', { hasClaimed: true, legalAccepted: false }),
    done('readStatuses', { legalAccepted: true, termsAccepted: false, complianceConfirmed: true }),
    done('readStatuses', { legalAccepted: true, termsAccepted: true, complianceConfirmed: true }),
    failed('readStatuses', networkError()),
    done('acceptLegal', { ok: true }),
    failed('acceptLegal', networkError()),
    done('acceptTerms', { ok: true }),
    failed('acceptTerms', networkError()),
  ],
  variantOf: (snapshot) => {
    const { legal, terms, compliance } = snapshot.context.agreement;
    if (snapshot.matches('legalDue')) return [legal ? 'agreed' : ''];
    if (snapshot.matches('termsDue'))
      return [terms ? 'termsAgreed' : '', compliance ? 'complianceAgreed' : ''];
    return [];
  },
  hiddenClassOf: ({ context }) => [
    context.userId === null ? 'signedOut' : '',
    String(context.agreement.legal),
  ],
  interactions,
  shownBy: [
    'Components/SuspendedScreen',
    'Components/LegalAcceptanceModal',
    'Components/TermsReacceptanceModal',
  ],
});
