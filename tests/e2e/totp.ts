import { createHmac } from 'node:crypto';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = factorLimits.stepSeconds * 1000;

/**
 * The code that an app shows now, or some steps of time away (RFC 6238). Takes the secret in base 32. The server takes one step on
 * either side, and none that is not later than the last that it took: 0 and then 1 are good whether or not the step turns before
 * they arrive.
 */
export function codeOf(secret: string, steps = 0): string {
  const bits = secret
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** factorLimits.digits).padStart(factorLimits.digits, '0');
}

/** Fills in the code as an app shows it once its field is there, and not when the test began to wait for it. */
export async function fillCode(field: Locator, secret: string, steps = 0): Promise<void> {
  await expect(field).toBeEditable();
  await field.fill(codeOf(secret, steps));
}

/** A code that is wrong: of the year 2001. */
export const wrongCode = (secret: string, other = 0) => codeOf(secret, -25_000_000 - other);

interface Session {
  readonly access_token: string;
}

/**
 * Gives somebody a second factor by calls. Proved by the code of now it leaves 1 to the test; by that of the step before, 0 and 1,
 * and one try less where the step turns on the way.
 */
export async function enrolFactor({ studio }: Person, token: string, steps: 0 | -1 = 0) {
  const call = (path: string, body: object) =>
    fetch(`${studio.url}/auth/v1/factors${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const ask = async <Answer>(path: string, body: object) => {
    const answer = await call(path, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const enrolled = await ask<{ id: string; totp: { secret: string } }>('', {
    friendly_name: 'Phone',
    factor_type: 'totp',
  });
  const { secret } = enrolled.totp;
  const { id } = await ask<{ id: string }>(`/${enrolled.id}/challenge`, {});
  const prove = () => call(`/${enrolled.id}/verify`, { challenge_id: id, code: codeOf(secret, steps) });
  let proved = await prove();
  if (steps < 0 && proved.status === 422) proved = await prove();
  expect(proved.status).toBe(200);
  return { id: enrolled.id, secret, session: (await proved.json()) as Session };
}
