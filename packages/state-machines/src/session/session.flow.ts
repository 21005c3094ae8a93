import { authEvents } from '@mirror-studio/domain/auth';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import { provideSession, sessionMachine } from './session.machine.ts';
import type { StudioSession } from './session.types.ts';

/** A session that lives until long after the exploration. */
export const sampleSession: StudioSession = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 3_600,
  aal: 'aal1',
  user: { id: 'iris', email: 'iris@example.com', factors: [] },
};
/** At its end: to be refreshed, and over when it is removed. */
const ending = { ...sampleSession, expires_at: 0 };
const withFactor = {
  ...sampleSession,
  user: { ...sampleSession.user, factors: [{ status: 'verified' as const }] },
};
const assured = { ...withFactor, aal: 'aal2' as const };
const another = { ...sampleSession, user: { id: 'otto', email: 'otto@example.com', factors: [] } };
const refused = new ApiError({ status: 400, code: 'refresh_token_not_found', message: '' });

const sessionOf = (event: (typeof authEvents)[number]) => {
  if (event === 'SIGNED_OUT') return null;
  if (event === 'MFA_CHALLENGE_VERIFIED') return assured;
  return event === 'USER_UPDATED' ? withFactor : sampleSession;
};

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof sessionMachine> = {
  'auth.happened': system('the auth service'),
  'token.refused': system('the server'),
  'tab.shown': system('the browser'),
  'tab.hidden': system('the browser'),
  'signOut.requested': button(shell.signOut),
  'signOut.cancelled': button(common.cancel),
};

/** What an exploration of the session sends, and what tells its states apart on screen. */
export const sessionFlow = defineFlow({
  name: 'session',
  about:
    'Who is signed in. It follows the seven auth events, refreshes before the end, rests while the tab is hidden, and clears the state of a user who left or was replaced.',
  machine: sessionMachine,
  provide: provideSession,
  inputs: { start: { now: () => 0 } },
  events: [
    ...authEvents.map((event) => ({ type: 'auth.happened', event, session: sessionOf(event) }) as const),
    { type: 'auth.happened', event: 'INITIAL_SESSION', session: null },
    { type: 'auth.happened', event: 'SIGNED_OUT', session: null, hasExpired: true },
    { type: 'auth.happened', event: 'SIGNED_IN', session: another },
    { type: 'token.refused', accessToken: sampleSession.access_token },
    { type: 'token.refused', accessToken: 'of-before' },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'signOut.requested' },
    { type: 'signOut.cancelled' },
    done('readSession', null),
    done('readSession', sampleSession),
    done('readSession', ending),
    failed('readSession', new Error('Not a session')),
    done('refreshSession', sampleSession),
    failed('refreshSession', refused),
    failed('refreshSession', networkError()),
    done('signOut', {}),
    failed('signOut', new ApiError({ status: 401, code: 'no_authorization', message: '' })),
    failed('signOut', networkError()),
  ],
  variantOf: ({ context }) => [context.expired ? 'expired' : ''],
  hiddenClassOf: ({ context }) => [
    context.session?.expires_at === ending.expires_at ? 'ending' : '',
    context.hidden ? 'hidden' : '',
    context.refused ? 'refused' : '',
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Components/UserBadge'],
});
