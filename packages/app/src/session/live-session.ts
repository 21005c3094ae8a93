import { authEvents, isSessionOver, isStepUpDue, nextAssuranceLevel } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { networkError } from '@mirror-studio/domain/errors';
import { storageKey } from '@mirror-studio/domain/storage';
import {
  provideSession,
  type SessionEvent,
  type sessionMachine,
} from '@mirror-studio/state-machines/session';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import { startLongLived } from '../flows/start-long-lived.ts';
import { fetchPart } from '../lazy/fetch-module.ts';
import { forgetLastKnown } from '../offline/forget.ts';
import { readyForMore } from '../offline/quiet.ts';
import { openStorage } from '../storage/live-storage.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import type { AuthClient } from './client-types.ts';
import { createAuthClient } from './clients.ts';
import { followSignOut, followStorage } from './other-tabs.ts';
import type { Session, SessionNews } from './session.ts';
import { provedBy, readStoredSession, toStudioSession } from './stored-session.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The session's machine at work, with the auth client as its hands. */
export interface LiveSession {
  /** The auth client, which is fetched when it is first asked for, or when nothing else is waited for. */
  client(): Promise<AuthClient>;
  accessToken(): Promise<string | null>;
  /** Another token than the one that the server refused; null when there is none, or the session is over by that. */
  renewToken(refused: string): Promise<string | null>;
  signOut(): Promise<void>;
  /** Signs out, in this browser alone, a session that came after somebody had stopped waiting for it. */
  refuse(): Promise<void>;
}

interface Audience {
  readonly become: (session: Session) => void;
  readonly tell: (news: SessionNews) => void;
}

/** Starts the session's machine. Takes who hears of its states and its news. */
export function openLiveSession({ become, tell }: Audience): LiveSession {
  const asked = questions();
  let isSigningOut = false;
  const isLeavingElsewhere = followSignOut();
  const isLeaving = () => isSigningOut || isLeavingElsewhere();
  const client = onDemand(
    () => createAuthClient(storageKey('session')),
    (made) => followAuth(made, (event) => actor().send(event), asked.isWaiting, isLeaving),
  );
  const machine = provideSession({
    readSession: async () => readStoredSession(),
    refreshSession: ({ refreshToken }) =>
      asked.ask(() => oneTabAtATime(() => refresh(() => client.open(), refreshToken))),
    signOut: () =>
      asked.ask(async () => {
        // Of this browser alone: where else somebody is signed in, and the end of that, stands on their profile.
        const { error } = await (await client.open()).signOut({ scope: 'local' });
        if (error) throw error;
      }),
  });
  const storage = openStorage(() => actor().getSnapshot().context.session !== null);
  // What is asked while somebody signs out, here or in another tab, may be refused: that is no session that expired.
  const hasExpired = ({ context }: Snapshot = actor().getSnapshot()) => context.expired && !isLeaving();
  const listen = (begun: ActorRefFrom<typeof sessionMachine>) => {
    begun.on('notice.raised', ({ notice }) => tell({ type: 'noticed', notice }));
    begun.on('session.removed', () => writeStored('session', null));
    // Whose the state was is known when the machine has taken its step.
    begun.on('state.cleared', () =>
      queueMicrotask(() => {
        // Whose session ended by itself may ask for a link again: the address stays.
        storage.clear(hasExpired() ? 'ephemeral' : 'signOut');
        void forgetLastKnown(actor().getSnapshot().context.session?.user.id);
        tell({ type: 'cleared' });
      }),
    );
    begun.on('session.changed', ({ session }) => {
      if (session === null) return;
      const before = readStored('userId');
      writeStored('userId', session.user.id);
      if (session.user.email) writeStored('userEmail', session.user.email);
      if (before === null || before === session.user.id) return;
      void forgetLastKnown(session.user.id);
      queueMicrotask(() => storage.clear('signOut'));
    });
    begun.send(shownTab());
  };
  let isKnown = false;
  const actor = startLongLived(machine, {
    input: {},
    listen,
    onSnapshot: (snapshot) => {
      const isUnknown = snapshot.matches('unknown');
      // Where the machine begins anew, the page stays until the session has been read again.
      if (!(isKnown && isUnknown)) become(shown(snapshot, hasExpired(snapshot)));
      isKnown ||= !isUnknown;
    },
  });
  document.addEventListener('visibilitychange', () => actor().send(shownTab()));
  followStorage({ happened: (event) => actor().send(event), isTold: client.isThere, isLeaving });
  readyForMore()
    .then(() => client.open(false))
    // It is asked for again by whoever needs it.
    .catch(() => undefined);
  return {
    client: () => client.open(),
    async accessToken() {
      const { context } = await waitFor(actor(), isDecided, { timeout: requestLimits.answerMs }).catch(() => {
        throw networkError();
      });
      if (context.session && isSessionOver(context.session.expires_at, Date.now())) throw networkError();
      return context.session?.access_token ?? null;
    },
    async renewToken(refused) {
      actor().send({ type: 'token.refused', accessToken: refused });
      const isSettled = (snapshot: Snapshot) => {
        const { session, failure } = snapshot.context;
        return session?.access_token !== refused || failure !== null || !isRenewing(snapshot);
      };
      const end = await waitFor(actor(), isSettled, { timeout: requestLimits.answerMs }).catch(() => null);
      const token = end?.context.session?.access_token;
      return token === undefined || token === refused ? null : token;
    },
    async signOut() {
      isSigningOut = true;
      try {
        // The actor that was asked: if it fails, a new one takes its place, which is not signing out.
        const leaving = actor();
        leaving.send({ type: 'signOut.requested' });
        const end = await waitFor(leaving, (snapshot) => !snapshot.matches('signingOut'));
        if (end.context.session) throw new Error('The session goes on.');
      } finally {
        isSigningOut = false;
      }
    },
    refuse: () =>
      asked.ask(async () => {
        const { error } = await (await client.open()).signOut({ scope: 'local' });
        if (!error) actor().send({ type: 'auth.happened', event: 'SIGNED_OUT', session: null });
      }),
  };
}

/** There is a token to send, or nobody is signed in, or a new token could not be had. */
const isDecided = (snapshot: Snapshot) => {
  const { session, failure } = snapshot.context;
  if (session === null) return !snapshot.matches('unknown');
  return failure !== null || !isSessionOver(session.expires_at, Date.now());
};

const isRenewing = (snapshot: Snapshot) => snapshot.matches({ signedIn: { fresh: 'refreshing' } });

function shown(snapshot: Snapshot, isExpired: boolean): Session {
  const { session } = snapshot.context;
  if (session) {
    const { id, email = '', is_anonymous: isDemo = false } = session.user;
    const proof = {
      level: session.aal,
      ways: provedBy(session.access_token),
      hasFactor: nextAssuranceLevel(session.user.factors ?? []) === 'aal2',
    };
    return { status: 'signedIn', user: { id, email, isDemo }, isStepUpDue: isStepUpDue(proof) };
  }
  return snapshot.matches('unknown') ? { status: 'unknown' } : { status: 'signedOut', isExpired };
}

/** One tab renews for all: the next one finds what the first has got. Browsers know locks only where the page is secure. */
const oneTabAtATime = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(`${storageKey('session')}:renewal`, work) : work();

/** What this browser has got in place of a token. Used a second time that would end the session everywhere. */
function renewedFrom(refreshToken: string) {
  const kept = readStoredSession();
  const isAnother = kept !== null && kept.refresh_token !== refreshToken;
  return isAnother && !isSessionOver(kept.expires_at, Date.now()) ? kept : null;
}

async function refresh(open: () => Promise<AuthClient>, refreshToken: string) {
  const there = renewedFrom(refreshToken);
  if (there) return there;
  const client = await open();
  // It renews by itself what it finds worn out when it is made.
  await client.initialize();
  const own = renewedFrom(refreshToken);
  if (own) return own;
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken });
  if (data.session) return toStudioSession(data.session);
  // Another tab was first, and what it got is what is kept.
  const kept = readStoredSession();
  if (kept && kept.refresh_token !== refreshToken) return kept;
  throw error ?? networkError();
}

/** What this tab asks the auth client for: the answer tells how it ended, the client's own word comes too early. */
function questions() {
  let open = 0;
  return {
    isWaiting: () => open > 0,
    ask: async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
      open += 1;
      try {
        return await question();
      } finally {
        open -= 1;
      }
    },
  };
}

const shownTab = () => ({ type: document.hidden ? 'tab.hidden' : 'tab.shown' }) as const;

/** The auth client's events, from this tab and the others. */
function followAuth(
  client: AuthClient,
  happened: (event: SessionEvent) => void,
  isAsked: () => boolean,
  isLeaving: () => boolean,
): void {
  client.onAuthStateChange((name, given) => {
    const event = authEvents.find((known) => known === name);
    const isAnswer = isAsked() && (event === 'SIGNED_OUT' || event === 'TOKEN_REFRESHED');
    if (event === undefined || event === 'INITIAL_SESSION' || isAnswer) return;
    const session = given && toStudioSession(given);
    happened({ type: 'auth.happened', event, session, hasExpired: !isLeaving() });
  });
}

/** What is made once, when it is first asked for; asked for again when it could not be. */
function onDemand<Made>(make: () => Promise<Made>, onMade: (made: Made) => void) {
  let making: Promise<Made> | undefined;
  let isThere = false;
  const open = (isAwaited = true): Promise<Made> => {
    // It may have been to be there before anybody waited for it.
    if (making) return isAwaited ? making.catch(() => open()) : making;
    making = fetchPart(make, isAwaited).then(
      (made) => {
        isThere = true;
        onMade(made);
        return made;
      },
      (error: unknown) => {
        making = undefined;
        throw error;
      },
    );
    return making;
  };
  return { open, isThere: () => isThere };
}
