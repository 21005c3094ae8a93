import { type Endpoint, localInbox } from '@mirror-studio/domain/contract';
import { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { openProduct, type Product } from '../composition/product.ts';
import type { Config } from '../config/index.ts';
import type { AppEnv } from '../http/index.ts';
import { keptMessages } from '../mail/outbox.ts';
import { startServer } from '../start.ts';
import { follow } from './links.ts';
import { type TestClock, testClock, testConfig, testLog } from './services.ts';
import { createTestDatabase } from './test-database.ts';

/** Endpoints that only a test has, beside those of the product. */
export interface TestEndpoints {
  readonly endpoints: readonly Endpoint[];
  serve(routes: Hono<AppEnv>): void;
}

/** The real server on a free port of this machine with a database of its own, the clock in the test's hands. */
export async function startTestServer(
  given: Partial<Config> = {},
  clock: TestClock = testClock(new Date()),
  more?: TestEndpoints,
) {
  const log = testLog();
  const database = await createTestDatabase();
  const server = await startServer(testConfig({ databaseUrl: database.url, ...given }), {
    clock,
    log,
    open: async (services) => withMore(await openProduct(services), more),
  });
  return {
    ...server,
    clock,
    log,
    async close() {
      await server.close();
      await database.drop();
    },
    /** The newest message to an address. Throws when there is none. */
    async lastMessage(email: string) {
      await server.services.background.idle();
      const messages = await keptMessages(server.services.db);
      const message = messages.find(({ recipient }) => recipient === email.toLowerCase());
      if (!message) throw new Error(`No message to ${email}.`);
      return message;
    },
    async countMessages(email: string) {
      await server.services.background.idle();
      const messages = await keptMessages(server.services.db);
      return messages.filter(({ recipient }) => recipient === email).length;
    },
  };
}
function withMore(product: Product, more: TestEndpoints | undefined): Product {
  if (!more) return product;
  const routes = new Hono<AppEnv>();
  more.serve(routes);
  return {
    ...product,
    endpoints: [...product.endpoints, ...more.endpoints],
    routes: [...product.routes, routes],
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A browser of someone: the real client library, with a storage of its own. */
export function browser(url: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    flowType: 'pkce',
    storage,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  return { auth, storage };
}

let people = 0;
/** An address nobody had before. */
export function newEmail(name = 'mara'): string {
  people += 1;
  return `${name}.${people}.${process.pid}@example.test`;
}

/** Signs someone in by link, from asking to session. */
export async function signIn(server: TestServer, email = newEmail()) {
  const { auth } = browser(server.url);
  const asked = await auth.signInWithOtp({
    email,
    options: { emailRedirectTo: `${server.url}/auth/callback` },
  });
  if (asked.error) throw asked.error;
  const landed = await follow((await server.lastMessage(email)).link);
  const { data, error } = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  if (error) throw error;
  return { auth, email, session: data.session, user: data.user };
}

/** Signs someone in by the link in the local inbox of a server in a process of its own. */
export async function signInAt(url: string, email = newEmail()) {
  const { auth } = browser(url);
  const asked = await auth.signInWithOtp({ email, options: { emailRedirectTo: `${url}/auth/callback` } });
  if (asked.error) throw asked.error;
  const inbox = (await (await fetch(url + localInbox.messages)).json()) as {
    messages: { to: string; link: string }[];
  };
  const landed = await follow(inbox.messages.find(({ to }) => to === email)?.link ?? '');
  const { data, error } = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  if (error) throw error;
  return data.session;
}
