import { createHmac } from 'node:crypto';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';

/** The code as RFC 6238 has it, written by the text of the standard and not by the library that checks it. */
export function codeOf(secret: string, atMs: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = secret
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / (factorLimits.stepSeconds * 1000))));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** factorLimits.digits).padStart(factorLimits.digits, '0');
}
