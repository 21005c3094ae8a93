/** Characters of one byte each (decisions: reverse forensics). Takes the bytes and where to begin and end. */
export function latin1(bytes: Uint8Array, from = 0, to: number = bytes.length): string {
  const most = 8_192;
  let text = '';
  for (let at = from; at < Math.min(to, bytes.length); at += most) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + most, to)));
  }
  return text;
}

/** Numbers of a file (decisions: reverse forensics): past its end they are zero, so that nothing that is broken throws. */
export class Bytes {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  u16(at: number, isLittle = false): number {
    return at >= 0 && at + 2 <= this.length ? this.#view.getUint16(at, isLittle) : 0;
  }

  u32(at: number, isLittle = false): number {
    return at >= 0 && at + 4 <= this.length ? this.#view.getUint32(at, isLittle) : 0;
  }

  text(from: number, to: number): string {
    return latin1(this.bytes, from, to);
  }
}

/** UTF-8 where it is that, else one byte a character (decisions: reverse forensics). Takes the bytes and the most that are read. */
export function decodeText(
  bytes: Uint8Array,
  most: number,
): { readonly text: string; readonly isCut: boolean } {
  const isCut = bytes.length > most;
  const read = isCut ? bytes.subarray(0, most) : bytes;
  const utf8 = fromUtf8(read, isCut);
  return { text: utf8 ?? latin1(read), isCut };
}

/** UTF-8 (decisions: reverse forensics); null where it is not. Takes the bytes, and whether their end may be in a character. */
export function fromUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  const parts: string[] = [];
  let points: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if ((first >= 0x80 && first < 0xc2) || first > 0xf4) return null;
    if (at + length > bytes.length) {
      // The cut went through it.
      if (isCut) break;
      return null;
    }
    let point = length === 1 ? first : first & (0x7f >> length);
    for (let next = at + 1; next < at + length; next++) {
      const byte = bytes[next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      point = (point << 6) | (byte & 0x3f);
    }
    const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return null;
    points.push(point);
    at += length;
    if (points.length === 4_096) {
      parts.push(String.fromCodePoint(...points));
      points = [];
    }
  }
  parts.push(String.fromCodePoint(...points));
  return parts.join('');
}

/** UTF-16 as EXIF has it (decisions: reverse forensics). Takes the bytes and their order. */
export function fromUtf16(bytes: Uint8Array, isLittle: boolean): string {
  const view = new Bytes(bytes);
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 8_192) {
    const units: number[] = [];
    for (let unit = at; unit + 1 < Math.min(at + 8_192, bytes.length); unit += 2) {
      units.push(view.u16(unit, isLittle));
    }
    parts.push(String.fromCharCode(...units));
  }
  return parts.join('').toWellFormed();
}
