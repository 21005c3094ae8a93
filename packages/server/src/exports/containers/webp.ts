import type { Labels } from './labels.ts';

const headBytes = 12;
const extendedType = 'VP8X';
const credentialType = 'C2PA';
/** What makes the pixels and their colours, in the order that the format wants. */
const ofPixels = new Set(['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
const flags = { colours: 0x20, alpha: 0x10, xmp: 0x04, animation: 0x02 } as const;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}
/** The size of a picture in pixels and whether it has transparent ones: a WebP that carries labels says it in its head. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** The content credential of a WebP (a C2PA manifest store), null without one. Takes the file. */
export function credentialOfWebp(file: Uint8Array): Uint8Array | null {
  return chunksOf(file).find(({ type }) => type === credentialType)?.data ?? null;
}

/** Puts labels into a WebP in place of those it had. Its pixels stay as they are. */
export function labelWebp(file: Uint8Array, { xmp, credential }: Labels, shape: Shape): Buffer {
  const kept = chunksOf(file).filter(({ type }) => ofPixels.has(type));
  const has = (type: string) => kept.some((chunk) => chunk.type === type);
  const extended = Buffer.alloc(10);
  extended[0] =
    flags.xmp |
    (has('ICCP') ? flags.colours : 0) |
    (has('ANIM') ? flags.animation : 0) |
    (shape.hasAlpha ? flags.alpha : 0);
  extended.writeUIntLE(shape.width - 1, 4, 3);
  extended.writeUIntLE(shape.height - 1, 7, 3);
  const body = Buffer.concat([
    written({ type: extendedType, data: extended }),
    ...kept.map(written),
    written({ type: 'XMP ', data: Buffer.from(xmp) }),
    ...(credential ? [written({ type: credentialType, data: credential })] : []),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function chunksOf(file: Uint8Array): Chunk[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = headBytes; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > bytes.length) throw new Error('A WebP breaks off');
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
