import { pathOf } from '@mirror-studio/domain/access';
import type { Api } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { SharedValue } from '../providers/shared-value.ts';
import type { Session, SignedInUser } from '../session/session.ts';

/** Who is to sign in again, and how far they are. */
export interface AskedAgain {
  readonly email: string;
  /** Their second factor is missing yet. */
  readonly isProofDue: boolean;
  /** They are in: what the dialog has begun comes to its end, and then the page goes on. */
  readonly isIn: boolean;
}

interface Doors {
  /** The page goes on with this session. */
  readonly resume: (session: Session) => void;
  /** The page is left to somebody else. */
  readonly leave: () => void;
}

/**
 * Keeps a page on which something was typed when its session ends by itself: it goes on as it is, and over it the same person
 * signs in again. Somebody else gets a page of their own.
 */
export class SignInAgainGate {
  /** What the dialog asks; null while it is closed. */
  readonly asked = new SharedValue<AskedAgain | null>(null);
  readonly #doors: Doors;
  #hasWork = (): boolean => false;
  #held: SignedInUser | null = null;
  #isProofDue = false;
  /** The session that the page goes on with. */
  #opened: Session | null = null;
  #waiting: PromiseWithResolvers<boolean> | null = null;

  constructor({
    resume,
    leave = () => window.location.replace(pathOf('home')),
  }: Pick<Doors, 'resume'> & Partial<Doors>) {
    this.#doors = { resume, leave };
  }

  /** Takes who says whether something was typed on the page that is shown; returns how to stop asking them. */
  watch(hasWork: () => boolean): () => void {
    this.#hasWork = hasWork;
    return () => {
      this.#hasWork = () => false;
    };
  }

  get isHolding(): boolean {
    return this.#held !== null;
  }

  /** Takes what the session has become, and what is shown of it; returns what is to be shown. */
  next(session: Session, shown: Session): Session {
    if (this.#held === null) {
      const isOver =
        shown.status === 'signedIn' && session.status === 'signedOut' && session.isExpired && this.#hasWork();
      if (!isOver || shown.user.email === '') return session;
      this.#held = shown.user;
      this.#isProofDue = false;
      this.#opened = null;
      this.#open();
      return shown;
    }
    if (session.status === 'signedIn' && session.user.id !== this.#held.id) {
      this.#doors.leave();
      return shown;
    }
    this.#isProofDue = session.status === 'signedIn' && session.isStepUpDue;
    this.#opened = session.status === 'signedIn' && !session.isStepUpDue ? session : null;
    // With the dialog what it has begun would go, and its session with it: it says itself when it is done.
    if (this.asked.snapshot() !== null) this.#open();
    else this.finish();
    return shown;
  }

  /** What signed the person in has come to its end: the page goes on, and so does what waited. Not before they are in. */
  finish(): void {
    const opened = this.#opened;
    if (opened === null) return;
    this.release(true);
    this.#doors.resume(opened);
  }

  /**
   * Fulfils with whether the same person is in again. Takes whether a change waits for it: that opens the dialog once more after
   * it was closed, and what only reads does not.
   */
  async ask(isChange: boolean): Promise<boolean> {
    if (this.#held === null) return false;
    if (this.asked.snapshot() === null) {
      if (!isChange) return false;
      this.#open();
    }
    this.#waiting ??= Promise.withResolvers();
    return this.#waiting.promise;
  }

  /** The dialog is closed: what waited fails, and the page stays as it is; with the session there already, it goes on. */
  cancel(): void {
    if (this.#opened !== null) {
      this.finish();
      return;
    }
    this.asked.set(null);
    this.#waiting?.resolve(false);
    this.#waiting = null;
  }

  /** The page is kept no longer. Takes whether the same person is in. */
  release(isIn: boolean): void {
    this.#held = null;
    this.#opened = null;
    this.asked.set(null);
    this.#waiting?.resolve(isIn);
    this.#waiting = null;
  }

  #open(): void {
    const [email, isIn] = [this.#held?.email ?? '', this.#opened !== null];
    this.asked.set({ email, isProofDue: this.#isProofDue, isIn });
  }
}

/**
 * The API with a gate: what is refused because the session has ended over a page with work on it waits until the same person is in
 * again, and is sent once more, the same as before. Takes the API; returns one that answers and throws the same.
 */
export function askSignIn(api: Api, gate: Pick<SignInAgainGate, 'ask'>): Api {
  return {
    call: async (endpoint, options) => {
      try {
        return await api.call(endpoint, options);
      } catch (error) {
        const isOver = error instanceof ApiError && error.code === 'AUTH_REQUIRED';
        if (!isOver || !(await gate.ask(endpoint.method !== 'GET'))) throw error;
        options?.signal?.throwIfAborted();
        return api.call(endpoint, options);
      }
    },
  };
}
