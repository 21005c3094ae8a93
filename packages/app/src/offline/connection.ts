import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { failureKind } from '@mirror-studio/domain/errors';
import type { QueryClient } from '@tanstack/react-query';
import { reachServer } from './reach-server.ts';

/** Whether the server can be reached; where not, whether the device has a network. */
export type Reach = 'online' | 'offline' | 'unreachable';

interface Surroundings {
  /** Asks the server for anything; rejects when no answer comes. */
  readonly ask: () => Promise<unknown>;
  /** What the browser says of its network. It is sure of neither: a server on this machine answers without one. */
  readonly hasNetwork: () => boolean;
}

const browser: Surroundings = { ask: reachServer, hasNetwork: () => navigator.onLine };

/**
 * Whether the server can be reached, as far as the last requests tell. It is asked when the browser says that the network has
 * gone or come, and when a query got no answer; any answer says that it is back.
 */
export class Connection {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #reach: Reach = 'online';

  constructor(surroundings: Surroundings = browser) {
    this.#surroundings = surroundings;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Reach => this.#reach;

  /** Asks the server. Fulfils with whether it answers. */
  check = async (): Promise<boolean> => {
    try {
      await this.#surroundings.ask();
      this.#become('online');
      return true;
    } catch {
      this.#become(this.#surroundings.hasNetwork() ? 'unreachable' : 'offline');
      return false;
    }
  };

  /**
   * Whether a request would get no answer. Only where it looks so the server is asked, so that what can be sent is sent at
   * once.
   */
  isCutOff = async (): Promise<boolean> => {
    if (this.#reach === 'online' && this.#surroundings.hasNetwork()) return false;
    return !(await this.check());
  };

  /** Learns from the queries and from the browser. What was shown meanwhile is read again when the server is back. */
  follow(queries: QueryClient): () => void {
    const look = () => void this.check();
    window.addEventListener('offline', look);
    window.addEventListener('online', look);
    if (!this.#surroundings.hasNetwork()) look();
    // With a session whose token is over no question is sent before another token has come.
    const late = setTimeout(() => {
      if (queries.isFetching() > 0) look();
    }, offlineLimits.navigationMs);
    const leave = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        if (action.type === 'success' && !action.manual) this.#become('online');
        const isUnanswered = action.type === 'failed' || action.type === 'error';
        if (isUnanswered && this.#reach === 'online' && failureKind(action.error) === 'network') look();
      }),
      this.subscribe(() => {
        if (this.#reach === 'online') void queries.invalidateQueries();
      }),
    ];
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', look);
      clearTimeout(late);
      for (const stop of leave) stop();
    };
  }

  #become(reach: Reach): void {
    if (reach === this.#reach) return;
    this.#reach = reach;
    for (const listener of this.#listeners) listener();
  }
}
