import { createHash } from 'node:crypto';

/** A Bloom filter: it says of every word it was made of that it holds it, and of few others. */
export interface Filter {
  readonly bits: Uint8Array;
  readonly hashes: number;
}

/** The bits of a word: two halves of its digest, stepped through (Kirsch and Mitzenmacher). */
function* places(word: string, { bits, hashes }: Filter): Generator<number> {
  const digest = createHash('sha256').update(word).digest();
  const most = bits.length * 8;
  const step = (digest.readUIntBE(6, 6) % most) | 1;
  let place = digest.readUIntBE(0, 6) % most;
  for (let hash = 0; hash < hashes; hash++) {
    yield place;
    place = (place + step) % most;
  }
}

/** Makes a filter of words. Takes how many bits each has, from which the share of false answers follows. */
export function filterOf(words: readonly string[], bitsPerWord: number): Filter {
  const filter = {
    bits: new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8)),
    hashes: Math.round(bitsPerWord * Math.LN2),
  };
  for (const word of words) {
    for (const place of places(word, filter)) {
      filter.bits[place >> 3] = (filter.bits[place >> 3] ?? 0) | (1 << (place & 7));
    }
  }
  return filter;
}

export function holds(filter: Filter, word: string): boolean {
  for (const place of places(word, filter)) {
    if (((filter.bits[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  }
  return true;
}

/** The filter as a file: how many hashes, then the bits. */
export const writeFilter = ({ hashes, bits }: Filter): Uint8Array =>
  Buffer.concat([Uint8Array.of(hashes), bits]);

export const readFilter = (file: Uint8Array): Filter => ({ hashes: file[0] ?? 0, bits: file.subarray(1) });
