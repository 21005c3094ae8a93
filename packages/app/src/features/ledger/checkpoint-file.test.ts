import type { CheckpointKey, LedgerHead } from '@mirror-studio/domain/contract';
import { expect, test } from 'vitest';
import { readCheckpointFile } from './checkpoint-file.ts';

const accounts: LedgerHead[] = [
  { purpose: 'available', currency: 'coins', entries: 4, balance: 8, digest: 'a7'.repeat(32) },
];
const at = '2026-11-21T10:00:00.000Z';
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

async function signer() {
  const kind = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(kind, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const key: CheckpointKey = { kty: 'EC', crv: 'P-256', x, y, kid: 'k1', alg: 'ES256', use: 'sig' };
  const sign = async (claims: object) => {
    const text = `${base64url(JSON.stringify({ alg: 'ES256', kid: 'k1' }))}.${base64url(JSON.stringify(claims))}`;
    const made = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(text),
    );
    return `${text}.${base64url(new Uint8Array(made))}`;
  };
  return { key, sign };
}

const claims = { sub: 'mara', iat: Date.parse(at) / 1000, accounts };
const read = (text: string, keys: readonly CheckpointKey[]) =>
  readCheckpointFile(new Blob([text]), keys, 'mara');

test('a checkpoint that was signed is read, also with a line end after it', async () => {
  const { key, sign } = await signer();
  const text = await sign(claims);
  expect(await read(`${text}\n`, [key])).toEqual({ checkpoint: { at, accounts } });
});

test('one that was changed, or signed by another key, is not taken', async () => {
  const { key, sign } = await signer();
  const [head, , signature] = (await sign(claims)).split('.');
  const changed = base64url(JSON.stringify({ ...claims, iat: 1 }));
  expect(await read(`${head}.${changed}.${signature}`, [key])).toEqual({ problem: 'forged' });
  const other = await signer();
  expect(await read(await other.sign(claims), [key])).toEqual({ problem: 'forged' });
  expect(await read(await sign(claims), [])).toEqual({ problem: 'forged' });
});

test('one of another member says so, and any other file that it is none', async () => {
  const { key, sign } = await signer();
  expect(await read(await sign({ ...claims, sub: 'noor' }), [key])).toEqual({ problem: 'foreign' });
  for (const text of [
    '',
    'Salt flats',
    'a.b.c',
    '%PNG.%.%',
    await sign({ sub: 'mara' }),
    'x'.repeat(200_000),
  ])
    expect(await read(text, [key])).toEqual({ problem: 'unreadable' });
});
