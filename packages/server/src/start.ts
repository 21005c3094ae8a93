import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { localInbox } from '@mirror-studio/domain/contract';
import { hostedSession } from './auth/hosted-session.ts';
import { readConfiguredKeys } from './auth/keys/configured-keys.ts';
import { hostedKeys, tokenReader } from './auth/keys/read-token.ts';
import { newToken } from './auth/keys/secrets.ts';
import { loadSigningKeys } from './auth/keys/signing.ts';
import { createApp } from './composition/app.ts';
import { openProduct, type Product } from './composition/product.ts';
import { type Config, StartError } from './config/index.ts';
import { type Database, openDatabase } from './database/index.ts';
import { secret } from './database/secrets.ts';
import { backgroundWork, type Clock, consoleLog, type Log, type Services } from './http/index.ts';
import { verifyLedger } from './ledger/index.ts';
import { rateLimiter } from './limits/index.ts';
import { hasInbox } from './mail/has-inbox.ts';
import { outboxMailer } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtp.ts';
import { openTextSender } from './sms/open.ts';

/** How long requests that are under way may take once the server was asked to stop. */
const finishMs = 2_000;
/** How often connections are looked for meanwhile that were answered and ask for nothing more. */
const idleMs = 50;
/** A bound for clients that never stop asking. */
const drainTurns = 1_000;

export interface RunningServer {
  /** Where it listens, as in `http://127.0.0.1:4310`. */
  readonly url: string;
  /** The local inbox; null where there is none. */
  readonly inboxUrl: string | null;
  readonly services: Services;
  /** Takes no more requests, lets those under way and the worker finish, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole server.
 * Takes the configuration, a clock, a log and a product in place of the real ones (tests), and what to do when another
 * server takes the data folder over. Throws StartError, with everything it had opened closed again, when it cannot.
 */
export async function startServer(
  config: Config,
  {
    clock = { now: () => new Date() },
    log = consoleLog,
    onLost,
    open = openProduct,
  }: {
    readonly clock?: Clock;
    readonly log?: Log;
    readonly onLost?: (error: StartError) => void;
    readonly open?: (services: Services) => Promise<Product>;
  } = {},
): Promise<RunningServer> {
  const db = await openDatabase(config, onLost);
  const opened: Array<() => Promise<void> | void> = [() => db.close()];
  // In the reverse order of opening; what cannot be closed does not keep the rest open.
  const closeAll = async () => {
    for (const close of opened.toReversed()) {
      await (async () => close())().catch((error: unknown) => log.error('Something did not close', error));
    }
  };
  try {
    await verifyLedger(db);
    const services = await createServices(config, db, clock, log);
    opened.push(() => services.mailer.close());
    // What a mail server keeps waiting is given up with it.
    opened.push(() => Promise.race([services.background.idle(), wait(finishMs, undefined, { ref: false })]));
    const product = await open(services);
    opened.push(() => product.stop());
    const server = createAdaptorServer({ fetch: createApp(services, product).fetch }) as Server;
    const url = await listen(server, config);
    services.site.origin = config.siteUrl ?? url;
    product.start();
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= stopListening(server).then(closeAll);
      return closing;
    };
    return { url, inboxUrl: hasInbox(services) ? url + localInbox.page : null, services, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function createServices(config: Config, db: Database, clock: Clock, log: Log): Promise<Services> {
  const limitsKey = await secret(db, 'rate-limits', newToken);
  const common = {
    config,
    db,
    clock,
    log,
    site: { origin: config.siteUrl ?? `http://${config.host}:${config.port}` },
    limits: rateLimiter(db, clock, limitsKey, config.networkLimitFactor, config.rateLimits),
    background: backgroundWork(log),
    mailer: config.smtpUrl === null ? outboxMailer(db, clock) : smtpMailer(config.smtpUrl, config.mailFrom),
    textSender: openTextSender(config, db, clock),
  };
  const { authUrl } = config;
  if (authUrl !== null) {
    return {
      ...common,
      keys: null,
      readToken: tokenReader(hostedKeys(authUrl), authUrl, clock),
      hostedSession: config.authApiKey === null ? null : hostedSession(authUrl, config.authApiKey, clock),
    };
  }
  const keys = await loadSigningKeys(db, clock, await readConfiguredKeys(config.signingKeys));
  return { ...common, keys, readToken: tokenReader(keys.find, null, clock), hostedSession: null };
}

function listen(server: Server, { host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, host, port)));
    server.listen(port, host, () => {
      const bound = (server.address() as AddressInfo).port;
      const everywhere = host === '0.0.0.0' || host === '::';
      const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${bound}`);
    });
  });
}

function toStartError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop what uses it, or choose another with PORT.`);
  }
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `The server may not listen on ${host}:${port} (${error.code}). Check HOST and PORT.`,
    );
  }
  return error;
}

async function stopListening(server: Server): Promise<void> {
  let requests = 0;
  server.prependListener('request', (_, response) => {
    requests += 1;
    // The client opens another connection for its next request instead of losing it on this one.
    response.shouldKeepAlive = false;
  });
  // Node ends connections on which it has read no request yet: what has arrived is read before. Three turns of its loop accept a
  // connection and read from it.
  for (let turn = 0, quiet = 0; quiet < 3 && turn < drainTurns; turn += 1) {
    const before = requests;
    await immediate();
    quiet = requests === before ? quiet + 1 : 0;
  }
  // Connections that a browser keeps open without asking for anything end with it, and others once they were answered.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), idleMs);
  const late = setTimeout(() => server.closeAllConnections(), finishMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
