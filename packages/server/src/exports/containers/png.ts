import { crc32 } from 'node:zlib';
import type { Labels } from './labels.ts';

const signatureBytes = 8;
/** What makes the pixels and their colours; everything else in a file is words, which are written anew. */
const ofPixels = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);
const credentialType = 'caBX';

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** The content credential of a PNG (a C2PA manifest store), null without one. Takes the file. */
export function credentialOfPng(file: Uint8Array): Uint8Array | null {
  return chunksOf(file).find(({ type }) => type === credentialType)?.data ?? null;
}

/** Puts labels into a PNG in place of those it had. Its pixels stay as they are, bit by bit. */
export function labelPng(file: Uint8Array, { xmp, texts, credential }: Labels): Buffer {
  const [header, ...rest] = chunksOf(file).filter(({ type }) => ofPixels.has(type));
  if (header?.type !== 'IHDR') throw new Error('A PNG begins with its header');
  return Buffer.concat([
    file.subarray(0, signatureBytes),
    written(header),
    ...(credential ? [written({ type: credentialType, data: credential })] : []),
    written(international('XML:com.adobe.xmp', xmp)),
    ...texts.map(([keyword, words]) => written(international(keyword, words))),
    ...rest.map(written),
  ]);
}

function chunksOf(file: Uint8Array): Chunk[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) throw new Error('A PNG breaks off');
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
}

/** A text in UTF-8, not compressed. */
const international = (keyword: string, words: string): Chunk => ({
  type: 'iTXt',
  data: Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(words)]),
});

function written({ type, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
