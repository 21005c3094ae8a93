import { crc32, deflateSync } from 'node:zlib';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A part of a PNG. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([bytesOf(type), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
}

/** A PNG of these parts, with a head and an end; it needs no pixels to be read for its words. */
export const png = (...chunks: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    bytesOf('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.alloc(13)),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);

export const plainText = (keyword: string, text: string): Buffer =>
  chunk('tEXt', Buffer.concat([bytesOf(`${keyword}\0`), Buffer.from(text)]));

export const foldedText = (keyword: string, text: string | Uint8Array): Buffer =>
  chunk('zTXt', Buffer.concat([bytesOf(`${keyword}\0\0`), deflateSync(text)]));

export const internationalText = (keyword: string, text: string, isFolded = false): Buffer =>
  chunk(
    'iTXt',
    Buffer.concat([
      bytesOf(`${keyword}\0${isFolded ? '\x01' : '\0'}\0\0\0`),
      isFolded ? deflateSync(text) : Buffer.from(text),
    ]),
  );

/** A TIFF with one folder of tags, each of bytes; behind them an EXIF folder with the comment. */
export function exif(tags: Readonly<Record<number, Uint8Array>>, isLittle = false): Buffer {
  const u16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const u32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const entries = Object.entries(tags);
  let data = 8 + 2 + entries.length * 12 + 4;
  const heads: Buffer[] = [];
  for (const [tag, bytes] of entries) {
    heads.push(Buffer.concat([u16(Number(tag)), u16(7), u32(bytes.length), u32(data)]));
    data += bytes.length;
  }
  return Buffer.concat([
    bytesOf(isLittle ? 'II*\0' : 'MM\0*'),
    u32(8),
    u16(entries.length),
    ...heads,
    u32(0),
    ...Object.values(tags),
  ]);
}

/** A comment of EXIF in UTF-16 of either order. */
export function comment(text: string, isLittle = false): Buffer {
  const words = Buffer.from(text, 'utf16le');
  return Buffer.concat([bytesOf('UNICODE\0'), isLittle ? words : words.swap16()]);
}

const segment = (marker: number, data: Uint8Array) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A JPEG of segments, each a marker and its data. */
export const jpeg = (...segments: readonly (readonly [marker: number, data: Uint8Array])[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments.map(([marker, data]) => segment(marker, data)),
    Buffer.from([0xff, 0xda, 0, 2]),
  ]);

/** A WebP of chunks, each a type and its data. */
export function webp(...chunks: readonly (readonly [type: string, data: Uint8Array])[]): Buffer {
  const body = Buffer.concat(
    chunks.map(([type, data]) => {
      const head = Buffer.alloc(8);
      head.write(type, 'latin1');
      head.writeUInt32LE(data.length, 4);
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
    }),
  );
  const head = bytesOf('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export const ascii = bytesOf;
