import { timingSafeEqual } from 'node:crypto';

/** Says whether two hashes or signatures are one, in the same time whatever they are. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
