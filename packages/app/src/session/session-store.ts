import { fetchPart } from '../lazy/fetch-module.ts';
import { SignInAgainGate } from '../sign-in-again/sign-in-again-gate.ts';
import { isKeyOf, readStored, writeStored } from '../storage/storage.ts';
import type { AuthClient } from './client-types.ts';
import { fetchAuthClient } from './clients.ts';
import type { LiveSession } from './live-session.ts';
import { type Session, type SessionNews, signedOut } from './session.ts';

/**
 * The session of this browser: what its machine says, once there is one. Machine and auth client are loaded only where
 * they are needed: a visitor without a stored session is signed out without them.
 */
export class SessionStore {
  /** Keeps a page with work on it when the session ends. */
  readonly again = new SignInAgainGate({
    resume: (session) => {
      this.#show(session);
      this.#tell({ type: 'resumed' });
    },
  });
  readonly #listeners = new Set<() => void>();
  readonly #readers = new Set<(news: SessionNews) => void>();
  #session: Session;
  #live: Promise<LiveSession> | undefined;

  /** Takes what is known of the visitor before {@link start}. */
  constructor(session: Session = { status: 'unknown' }) {
    this.#session = session;
  }

  /**
   * Finds out who is there, and follows a sign-in in another tab. Called once. Who was there is told when what is drawn of
   * them has been fetched.
   */
  start(prefetched: Promise<unknown>): void {
    if (readStored('session') === null) this.#become(signedOut);
    else {
      // The script in the head asks for nothing where another token is needed first.
      if (globalThis.earlyAnswers === undefined) fetchAuthClient();
      void this.#tryOpen(prefetched);
    }
    window.addEventListener('storage', ({ key, newValue }) => {
      if (newValue === null) return;
      if (isKeyOf('session', key)) void this.#tryOpen();
      if (isKeyOf('signOutBegun', key)) this.#letGo();
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back with the news of the session; returns how to stop. */
  read(reader: (news: SessionNews) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  snapshot = (): Session => this.#session;

  /** The auth client; its events keep the session up to date from the moment it is loaded. */
  async client(): Promise<AuthClient> {
    // Offline a browser would remember that it could not have them.
    const live = await fetchPart(() => {
      fetchAuthClient();
      return this.#open();
    });
    return live.client();
  }

  /** The bearer token, fresh, or null when nobody is signed in. Throws a network error while none can be had. */
  accessToken = async (): Promise<string | null> => {
    if (this.#session.status === 'signedOut') return null;
    return (await this.#open()).accessToken();
  };

  /** Another token in place of one that the server refused; null when the session has ended by that. */
  renewToken = async (refused: string): Promise<string | null> => {
    if (this.#session.status === 'signedOut') return null;
    return (await this.#open()).renewToken(refused);
  };

  /** Ends the session everywhere it is known. Throws when it could not; the news say so too. */
  async signOut(): Promise<void> {
    // The other tabs hear of it before the session goes.
    writeStored('signOutBegun', 'true');
    try {
      this.#letGo();
      await (await this.#open()).signOut();
    } finally {
      writeStored('signOutBegun', null);
    }
  }

  /** Signs out, in this browser alone, a session that came after somebody had stopped waiting for it. */
  async refuse(): Promise<void> {
    await (await this.#open()).refuse();
  }

  /** Whoever signs out, here or in another tab, is not waited for over a page that was kept. */
  #letGo(): void {
    if (!this.again.isHolding) return;
    this.again.release(false);
    this.#tell({ type: 'cleared' });
    this.#show(signedOut);
  }

  #open(prefetched?: Promise<unknown>): Promise<LiveSession> {
    this.#live ??= Promise.all([import('./live-session.ts'), prefetched]).then(([{ openLiveSession }]) =>
      openLiveSession({
        become: (session) => this.#become(session),
        tell: (news) => {
          // What is shown of a page that is kept is still its person's.
          if (news.type !== 'cleared' || !this.again.isHolding) this.#tell(news);
        },
      }),
    );
    // What could not be fetched is fetched again when it is next asked for.
    this.#live.catch(() => {
      this.#live = undefined;
    });
    return this.#live;
  }

  /** Without its code nobody can be signed in; whoever asks for it next loads it again. */
  async #tryOpen(prefetched?: Promise<unknown>): Promise<void> {
    try {
      await this.#open(prefetched);
    } catch {
      if (this.#session.status === 'unknown') this.#become(signedOut);
    }
  }

  #become(session: Session): void {
    const shown = this.again.next(session, this.#session);
    if (shown !== this.#session) this.#show(shown);
  }

  #tell(news: SessionNews): void {
    for (const reader of this.#readers) reader(news);
  }

  #show(session: Session): void {
    if (JSON.stringify(session) === JSON.stringify(this.#session)) return;
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }
}
