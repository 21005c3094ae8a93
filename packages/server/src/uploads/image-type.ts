import type { referenceTypes } from '@mirror-studio/domain/photo-shoot';

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1');

/** The beginnings of the files that are taken, whatever a file calls itself. */
const beginnings: Readonly<Record<(typeof referenceTypes)[number], (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
  'image/gif': (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  // The brands of the file are listed in its first box.
  'image/avif': (bytes) => ascii(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 64)),
};

/**
 * Says whether bytes begin as an image that is taken, before anything decodes them: an SVG, a PDF or a page never
 * reaches a decoder.
 */
export function beginsAsImage(bytes: Uint8Array): boolean {
  return Object.values(beginnings).some((begins) => begins(bytes));
}
