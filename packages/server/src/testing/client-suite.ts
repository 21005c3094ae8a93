import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { type Config, readConfig } from '../config/index.ts';
import type { Log } from '../http/index.ts';
import { startServer } from '../start.ts';
import { testLog } from './services.ts';

// What the client library's own suite (packages/core/auth-js of supabase-js) is run against: one server for each setting of the hosted
// auth service that it expects, on the ports of its test/supabase/config.toml and infra/docker-compose.yml.
//   node --conditions=@mirror-studio/source packages/server/src/testing/client-suite.ts <its test/supabase/signing_keys.json>

/** One server of the suite. */
interface Instance {
  /** The port that the suite asks. */
  readonly port: number;
  /** What the suite writes before the path of a call: the whole address of the service, or nothing, as with the service alone. */
  readonly base: '' | typeof authBasePath;
  readonly variables: Readonly<Record<string, string>>;
}

/** As many mails and texts as the suite asks for, one a second as its own setting is, and everybody at one address. */
const common = {
  NODE_ENV: 'test',
  NETWORK_LIMIT_FACTOR: '1000',
  RATE_LIMITS: [
    'mailToAddress=100/1',
    'addressChangeOfUser=100/1',
    'phoneChangeOfUser=100/1',
    'reauthenticationOfUser=100/1',
    'passwordOfAccount=1000/1',
    'changeOfUser=1000/1',
  ].join(','),
  AUTH_PASSWORD_MIN_LENGTH: '6',
  AUTH_PASSWORD_KINDS: 'none',
  AUTH_MANUAL_LINKING: 'false',
  AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'client-suite',
  AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: 'client-suite',
} as const;
const open = { AUTH_AUTOCONFIRM: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' } as const;

/** Takes the keys of the suite, by which it signs tokens of its own. */
function instances(signingKeys: string): Readonly<Record<ClientSuiteName, Instance>> {
  const hosted = { AUTH_SIGNING_KEYS: signingKeys };
  return {
    // No text messages are sent there, and numbers are taken as they are said.
    whole: {
      port: 54_321,
      base: authBasePath,
      variables: { ...open, ...hosted, VITE_DEMO: 'true', SMS_PROVIDER: 'none' },
    },
    asymmetric: { port: 9_996, base: '', variables: { ...open, ...hosted } },
    closed: { port: 9_997, base: '', variables: { AUTH_DISABLE_SIGNUP: 'true', SMS_PROVIDER: 'none' } },
    autoconfirm: { port: 9_998, base: '', variables: { ...open, VITE_DEMO: 'true' } },
    proving: { port: 9_999, base: '', variables: {} },
  };
}

/** `whole` is the one that most of the suite asks; the others have the setting of their name. */
export type ClientSuiteName = 'whole' | 'asymmetric' | 'closed' | 'autoconfirm' | 'proving';

export interface ClientSuite {
  /** Where each service begins, as the suite writes it. */
  readonly urls: Readonly<Record<ClientSuiteName, string>>;
  close(): Promise<void>;
}

/** An RSA key, as the suite generates one for itself. */
const newKeys = () =>
  JSON.stringify([generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' })]);

/**
 * Starts what the suite expects, on this machine alone and with everything in memory. Takes the keys (a JSON list; default: new ones),
 * whether any free ports will do instead of those of the suite (default: no), and where to log (default: nowhere).
 */
export async function startClientSuite({
  signingKeys = newKeys(),
  anyPorts = false,
  log = testLog(),
}: {
  readonly signingKeys?: string;
  readonly anyPorts?: boolean;
  readonly log?: Log;
} = {}): Promise<ClientSuite> {
  const closing: Array<() => Promise<unknown>> = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const urls: Partial<Record<ClientSuiteName, string>> = {};
    for (const [name, { port, base, variables }] of Object.entries(instances(signingKeys))) {
      const server = await startServer(inMemory(readConfig({ ...common, ...variables })), { log });
      closing.push(() => server.close());
      const front = forward(new URL(server.url), base);
      closing.push(() => {
        front.closeAllConnections();
        return new Promise((resolve) => front.close(resolve));
      });
      front.listen(anyPorts ? 0 : port, '127.0.0.1');
      await once(front, 'listening');
      const bound = (front.address() as AddressInfo).port;
      urls[name as ClientSuiteName] = `http://127.0.0.1:${bound}${base}`;
    }
    return { urls: urls as ClientSuite['urls'], close };
  } catch (error) {
    await close();
    throw error;
  }
}

const inMemory = (config: Config): Config => ({
  ...config,
  port: 0,
  dataDir: null,
  databaseUrl: null,
  media: { dir: null, s3: null },
});

/** Passes requests on, below the path of the auth service where the suite asks for it alone. */
function forward(to: URL, base: Instance['base']): Server {
  const before = base === '' ? authBasePath : '';
  return createServer((asked, answer) => {
    const { method, headers } = asked;
    const path = `${before}${asked.url}`;
    const passed = request({ host: to.hostname, port: to.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
}

if (import.meta.main) {
  const [, , keyFile] = process.argv;
  const suite = await startClientSuite({
    ...(keyFile !== undefined && { signingKeys: await readFile(keyFile, 'utf8') }),
  });
  for (const [name, url] of Object.entries(suite.urls)) console.log(`${name.padEnd(12)} ${url}`);
  // The workers that hash passwords would keep the process.
  const stop = () => void suite.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
