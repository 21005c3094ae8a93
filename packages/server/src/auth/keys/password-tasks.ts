import { randomBytes, type ScryptOptions, scryptSync, timingSafeEqual } from 'node:crypto';
import { behaveAsWorker } from '../../workers/process.ts';

// The tasks of the processes that hash passwords: apart from the server's threads, and after them in priority.
behaveAsWorker();

/** 32 MB and about 80 ms a guess. */
const cost = { N: 2 ** 15, r: 8, p: 1 } as const;
const maxmem = 128 * cost.N * cost.r * 2;
const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, keyBytes, { ...options, maxmem });
}

/** What is kept of a password: method, cost, salt and key. */
export function hash(password: string): string {
  const salt = randomBytes(16);
  const key = derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Without an account, or one without a password, this is compared with, so that both take the same time. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyBytes).toString('base64url')}`;

/** Says whether a password is the one that was kept; null stands for no password and is never matched. */
export function matches({ password, kept }: { password: string; kept: string | null }): boolean {
  const [, n, r, p, salt = '', key = ''] = (kept ?? nobody).split('$');
  const found = derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(key, 'base64url');
  return kept !== null && expected.length === found.length && timingSafeEqual(found, expected);
}
