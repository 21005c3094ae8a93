import { createHmac } from 'node:crypto';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = factorLimits.stepSeconds * 1000;

/** The code that an app shows now, or some steps of time away (RFC 6238). Takes the secret in base 32. */
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
