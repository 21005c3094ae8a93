import { signingKeyLimits } from '@mirror-studio/domain/constants/sign-in';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { type Database, secret } from '../../database/index.ts';
import type { Clock } from '../../http/clock.ts';
import {
  addSigningKey,
  lockSigningKeys,
  removeSigningKey,
  type SigningKeyRow,
  signingKeys,
} from '../store/signing-keys.ts';
import { type ConfiguredKeys, signWith } from './configured-keys.ts';

const algorithm = 'ES256';
/** The hosted service's figure: so long an access token lives, and its key is told. */
export const accessSeconds = 3600;
const dayMs = 86_400_000;
/** So long a token is good after its key was to sign no more: another server may have read the keys a minute ago. */
const graceMs = accessSeconds * 1000 + signingKeyLimits.readEveryMs;

/** The keys that sign access tokens, and the public half that anyone may check them with. */
export interface SigningKeys {
  /** The one that signs, the next, and those of which tokens may still be good. */
  publicKeys(): Promise<{ readonly keys: readonly JWK[] }>;
  readonly find: JWTVerifyGetKey;
  /** Reads the keys again, where that is due, and makes the next one. Not inside a transaction. */
  refresh(): Promise<void>;
  /** Signs with the key of the moment, as it was last read. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** The key from which refresh tokens of a family follow. */
  readonly refreshKey: string;
}

interface Read {
  readonly rows: readonly SigningKeyRow[];
  readonly set: { readonly keys: readonly JWK[] };
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * The keys kept with the data, made when the data is new. A key signs for ninety days; the next one is told a quarter of an hour
 * before it does, and the one before it until the last token that it signed has expired. Servers on one database share them.
 * With `configured` keys one of those signs, no other is made, and those kept with the data go on verifying for as long as a token of
 * theirs may be good. Default: none.
 */
export async function loadSigningKeys(
  db: Database,
  clock: Clock,
  configured: ConfiguredKeys | null = null,
): Promise<SigningKeys> {
  const refreshKey = await secret(db, 'auth.refresh-key', () => crypto.randomUUID() + crypto.randomUUID());
  const imported = new Map<string, CryptoKey>();
  let last: Read | null = null;
  let reading: Promise<Read> | null = null;

  /** As the database has them, read once a minute. */
  async function read(): Promise<Read> {
    const nowMs = clock.now().getTime();
    // Read in the future, by a clock that was set back since, is read too long ago.
    if (last && last.fromMs <= nowMs && nowMs < last.untilMs) return last;
    reading ??= readAnew().finally(() => {
      reading = null;
    });
    last = await reading;
    return last;
  }

  async function readAnew(): Promise<Read> {
    const now = clock.now();
    let rows = await signingKeys(db);
    if (configured) rows = rows.filter(({ signs_from: from }) => mayVerify(from, now));
    else if (mustChange(rows, now)) {
      const made = await makeKey();
      await db.transaction(async (tx) => {
        await lockSigningKeys(tx);
        const found = await signingKeys(tx);
        for (const { kid } of spent(found, now)) await removeSigningKey(tx, kid);
        if (found.length === 0) {
          // The key of before there were several goes on.
          const kept: JWK = JSON.parse(await secret(tx, 'auth.signing-key', () => JSON.stringify(made)));
          await addSigningKey(tx, await toRow(kept, now, now));
        } else if (isNextDue(found, now)) {
          const signsFrom = new Date(now.getTime() + signingKeyLimits.aheadMs);
          await addSigningKey(tx, await toRow(made, now, signsFrom));
        }
        rows = await signingKeys(tx);
      });
    }
    const set = { keys: [...(configured?.publicKeys ?? []), ...rows.map(toPublic)] };
    return {
      rows,
      set,
      find: createLocalJWKSet({ keys: [...set.keys] }),
      fromMs: now.getTime(),
      untilMs: now.getTime() + signingKeyLimits.readEveryMs,
    };
  }

  const first = await read();
  return {
    refresh: async () => void (await read()),
    refreshKey,
    publicKeys: async () => (await read()).set,
    find: async (header, token) => (await read()).find(header, token),
    async sign(claims) {
      if (configured) return configured.sign(claims);
      const { rows } = last ?? first;
      const nowMs = clock.now().getTime();
      const row = rows.find(({ signs_from: from }) => from.getTime() <= nowMs) ?? rows.at(-1);
      if (!row) throw new Error('There is no key to sign with.');
      const { kid } = row;
      const key = imported.get(kid) ?? ((await importJWK(row.private_key, algorithm)) as CryptoKey);
      imported.set(kid, key);
      return signWith({ key, kid, algorithm }, claims);
    },
  };
}

export const makeKey = async (): Promise<JWK> =>
  exportJWK((await generateKeyPair(algorithm, { extractable: true })).privateKey);

export async function toRow(key: JWK, now: Date, signsFrom: Date): Promise<SigningKeyRow> {
  const { kty = '', ...rest } = key;
  return {
    kid: await calculateJwkThumbprint(key),
    private_key: { kty, ...rest },
    created_at: now,
    signs_from: signsFrom,
  };
}

function toPublic({ kid, private_key: { kty, ...rest } }: SigningKeyRow): JWK {
  const { crv, x, y }: JWK = rest;
  return { kty, crv, x, y, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] } as JWK;
}

/** A key that began to sign then may have signed a token that is good still: whoever keeps keys elsewhere trusts it no longer than that. */
const mayVerify = (signsFrom: Date, now: Date) =>
  now.getTime() - signsFrom.getTime() <= signingKeyLimits.days * dayMs + graceMs;

/** The one that signs last has done so for long enough. Takes the keys, the last first. */
const isNextDue = ([newest]: readonly SigningKeyRow[], now: Date) =>
  newest === undefined ||
  now.getTime() - newest.signs_from.getTime() >= signingKeyLimits.days * dayMs - signingKeyLimits.aheadMs;

/** Keys of which no token is good any more: the next one began to sign longer ago than a token lives. */
const spent = (rows: readonly SigningKeyRow[], now: Date) =>
  rows.filter((_, at) => {
    const next = rows[at - 1];
    return next !== undefined && now.getTime() - next.signs_from.getTime() > graceMs;
  });

const mustChange = (rows: readonly SigningKeyRow[], now: Date) =>
  isNextDue(rows, now) || spent(rows, now).length > 0;
