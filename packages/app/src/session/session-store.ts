import type { Session as AuthSession } from '@supabase/auth-js';
import { type AuthClient, createAuthClient } from './clients.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

/** Who uses this browser. `unknown` until the first session check (§4). */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SignedInUser };

const unknown: Session = { status: 'unknown' };
const signedOut: Session = { status: 'signedOut' };

/**
 * The session of this browser. The auth client is loaded only where it is needed: a visitor without a stored
 * session is signed out without it.
 */
export class SessionStore {
  readonly #storageKey: string;
  readonly #listeners = new Set<() => void>();
  #session: Session = unknown;
  #client: Promise<AuthClient> | undefined;

  constructor(storageKey: string) {
    this.#storageKey = storageKey;
  }

  /** Finds out who is there. Called once. */
  start(): void {
    if (localStorage.getItem(this.#storageKey) === null) this.#become(signedOut);
    else void this.client();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Session => this.#session;

  /** The auth client; its events keep the session up to date from the moment it is loaded. */
  client(): Promise<AuthClient> {
    this.#client ??= createAuthClient(this.#storageKey).then((client) => {
      client.onAuthStateChange((_event, session) => this.#become(sessionOf(session)));
      return client;
    });
    return this.#client;
  }

  /** The bearer token, fresh, or null when nobody is signed in. */
  accessToken = async (): Promise<string | null> => {
    if (this.#session.status === 'signedOut') return null;
    const { data } = await (await this.client()).getSession();
    return data.session?.access_token ?? null;
  };

  /** Ends the session everywhere it is known. Throws the service's error when it could not. */
  async signOut(): Promise<void> {
    const { error } = await (await this.client()).signOut();
    if (error) throw error;
  }

  /** Signs out, in this browser alone, a session that came after somebody had stopped waiting for it. */
  async refuse(): Promise<void> {
    await (await this.client()).signOut({ scope: 'local' });
  }

  #become(session: Session): void {
    const [was, is] = [this.#session, session];
    if (
      was.status === 'signedIn' &&
      is.status === 'signedIn' &&
      was.user.id === is.user.id &&
      was.user.email === is.user.email
    )
      return;
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }
}

function sessionOf(session: AuthSession | null): Session {
  if (!session) return signedOut;
  return { status: 'signedIn', user: { id: session.user.id, email: session.user.email ?? '' } };
}
