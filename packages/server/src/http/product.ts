import type { Hono } from 'hono';
import type { AppEnv, SessionUser } from './env.ts';
import type { Services } from './services.ts';

/** What makes, keeps and pays for pictures, as the server composes it. */
export interface Product {
  /** Routes with their whole paths. */
  readonly routes: readonly Hono<AppEnv>[];
  /** Called once a process for everyone who asks, before their first request goes on. */
  welcome(user: SessionUser): Promise<void>;
}

export interface Worker {
  /** Hands back what it has begun. */
  stop(): Promise<void>;
}

export function createProduct(_services: Services): Product {
  return { routes: [], welcome: async () => {} };
}

/** Begins to work on the jobs that wait. */
export function startProduct(_services: Services): Worker {
  return { stop: async () => {} };
}
