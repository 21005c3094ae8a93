import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MB and about 80 ms a guess. */
const cost = { N: 2 ** 15, r: 8, p: 1 } as const;
const maxmem = 128 * cost.N * cost.r * 2;
const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Takes a password; returns what is kept of it: method, cost, salt and key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { ...cost, maxmem });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Without an account, or one without a password, this is compared with, so that both take the same time. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyBytes).toString('base64url')}`;

/** Says whether a password is the one that was kept; null stands for no password and is never matched. */
export async function matchesPassword(password: string, kept: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (kept ?? nobody).split('$');
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem };
  const found = await derive(password, Buffer.from(salt, 'base64url'), options);
  const expected = Buffer.from(key, 'base64url');
  return kept !== null && expected.length === found.length && timingSafeEqual(found, expected);
}
