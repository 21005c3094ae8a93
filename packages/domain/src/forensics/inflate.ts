/** What came of compressed bytes: as much as was allowed, and how it ended. */
export interface Inflated {
  readonly bytes: Uint8Array;
  readonly end: 'whole' | 'cut' | 'broken';
}

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const distanceExtras = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const longestCode = 15;

/** A code of Huffman: how many codes there are of each length, and their symbols in order. */
interface Code {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codeOf(lengths: readonly number[]): Code {
  const counts = Array.from({ length: longestCode + 1 }, () => 0);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

const fixed = {
  literals: /* @__PURE__ */ codeOf(
    Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: /* @__PURE__ */ codeOf(Array.from({ length: 30 }, () => 5)),
};

/** The compressed bytes are not what they should be, or end too soon. */
class Broken extends Error {}

/** The bits of a stream, from the lowest of each byte. */
class Bits {
  readonly #bytes: Uint8Array;
  #at: number;
  #bit = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  one(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new Broken();
    const bit = (byte >> this.#bit) & 1;
    this.#bit = (this.#bit + 1) % 8;
    if (this.#bit === 0) this.#at += 1;
    return bit;
  }

  number(count: number): number {
    let value = 0;
    for (let at = 0; at < count; at++) value |= this.one() << at;
    return value;
  }

  symbol({ counts, symbols }: Code): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= longestCode; length++) {
      code |= this.one();
      const count = counts[length] ?? 0;
      const symbol = symbols[index + code - first];
      if (code - count < first && symbol !== undefined) return symbol;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Broken();
  }

  /** Whole bytes, as they are. */
  stored(): Uint8Array {
    if (this.#bit > 0) this.#at += 1;
    this.#bit = 0;
    const length = this.number(16);
    const check = this.number(16);
    if (length !== (~check & 0xffff) || this.#at + length > this.#bytes.length) throw new Broken();
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return bytes;
  }
}

/** What has been unfolded, and never more than it may be. */
class Output {
  #bytes = new Uint8Array(1_024);
  length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns whether there was room. */
  add(byte: number): boolean {
    if (this.length >= this.#most) return false;
    if (this.length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.length] = byte;
    this.length += 1;
    return true;
  }

  back(distance: number): number {
    if (distance > this.length) throw new Broken();
    return this.#bytes[this.length - distance] ?? 0;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

/**
 * Unfolds what zlib has compressed (decisions: reverse forensics), in as much time and memory as the bound allows,
 * whatever the bytes say. Takes them and the most bytes to make of them.
 *
 * @returns What came of them until then; throws nothing.
 */
export function inflate(compressed: Uint8Array, most: number): Inflated {
  const [method = 0, flags = 0] = compressed;
  const output = new Output(most);
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) {
    return { bytes: output.bytes(), end: 'broken' };
  }
  const bits = new Bits(compressed, 2);
  try {
    for (;;) {
      const isLast = bits.one() === 1;
      const kind = bits.number(2);
      if (!block(bits, kind, output)) return { bytes: output.bytes(), end: 'cut' };
      if (isLast) return { bytes: output.bytes(), end: 'whole' };
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { bytes: output.bytes(), end: 'broken' };
  }
}

/** Unfolds a block; returns whether there was room for it. */
function block(bits: Bits, kind: number, output: Output): boolean {
  if (kind === 0) return bits.stored().every((byte) => output.add(byte));
  if (kind === 3) throw new Broken();
  const { literals, distances } = kind === 1 ? fixed : readCodes(bits);
  for (;;) {
    const symbol = bits.symbol(literals);
    if (symbol === 256) return true;
    if (symbol < 256) {
      if (!output.add(symbol)) return false;
      continue;
    }
    const length = extended(bits, symbol - 257, lengthBases, lengthExtras);
    const distance = extended(bits, bits.symbol(distances), distanceBases, distanceExtras);
    for (let at = 0; at < length; at++) if (!output.add(output.back(distance))) return false;
  }
}

function extended(bits: Bits, at: number, bases: readonly number[], extras: readonly number[]): number {
  const base = bases[at];
  if (base === undefined) throw new Broken();
  return base + bits.number(extras[at] ?? 0);
}

function readCodes(bits: Bits): { literals: Code; distances: Code } {
  const literals = bits.number(5) + 257;
  const distances = bits.number(5) + 1;
  const given = bits.number(4) + 4;
  const ofLengths = Array.from({ length: 19 }, () => 0);
  for (const at of codeLengthOrder.slice(0, given)) ofLengths[at] = bits.number(3);
  const code = codeOf(ofLengths);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(code);
    if (symbol < 16) lengths.push(symbol);
    else {
      const last = lengths.at(-1);
      if (symbol === 16 && last === undefined) throw new Broken();
      const times =
        symbol === 16 ? 3 + bits.number(2) : symbol === 17 ? 3 + bits.number(3) : 11 + bits.number(7);
      for (let at = 0; at < times; at++) lengths.push(symbol === 16 ? (last ?? 0) : 0);
    }
  }
  if (lengths.length > literals + distances) throw new Broken();
  return { literals: codeOf(lengths.slice(0, literals)), distances: codeOf(lengths.slice(literals)) };
}
