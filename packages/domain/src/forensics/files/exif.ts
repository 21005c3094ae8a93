import { type Bytes, decodeText, fromUtf8, fromUtf16, latin1 } from '../bytes.ts';
import type { Collector } from '../findings.ts';

/** The tags that hold words, by their number. */
const textTags: Readonly<Record<number, string>> = {
  270: 'ImageDescription',
  271: 'Make',
  272: 'Model',
  305: 'Software',
  315: 'Artist',
  33432: 'Copyright',
  37510: 'UserComment',
  40092: 'XPComment',
};
const folderTag = 34665;
const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const mostEntries = 512;
const codeBytes = 8;

/** Reads the words of EXIF (decisions: reverse forensics) from its TIFF: of the picture, and of its EXIF folder. Takes the TIFF. */
export function readExif(tiff: Bytes, found: Collector): void {
  const start = tiff.text(0, 6) === 'Exif\0\0' ? 6 : 0;
  const order = tiff.text(start, start + 2);
  if (order !== 'II' && order !== 'MM') {
    found.problem('EXIF', 'broken');
    return;
  }
  const isLittle = order === 'II';
  const folder = readFolder(tiff, start, tiff.u32(start + 4, isLittle), isLittle, found);
  if (folder !== null) readFolder(tiff, start, folder, isLittle, found);
}

/** Reads one folder, and returns where the EXIF folder begins if it says so: that one's own is not followed, so that no loop can be laid. */
function readFolder(
  tiff: Bytes,
  start: number,
  offset: number,
  isLittle: boolean,
  found: Collector,
): number | null {
  const at = start + offset;
  const entries = tiff.u16(at, isLittle);
  if (at + 2 + entries * 12 > tiff.length || entries > mostEntries) found.problem('EXIF', 'broken');
  let folder: number | null = null;
  for (let entry = 0; entry < Math.min(entries, mostEntries); entry++) {
    const here = at + 2 + entry * 12;
    if (here + 12 > tiff.length) break;
    const tag = tiff.u16(here, isLittle);
    if (tag === folderTag) folder = tiff.u32(here + 8, isLittle);
    const name = textTags[tag];
    if (name === undefined) continue;
    const size = (bytesOfType[tiff.u16(here + 2, isLittle)] ?? 1) * tiff.u32(here + 4, isLittle);
    const from = size <= 4 ? here + 8 : start + tiff.u32(here + 8, isLittle);
    if (from + size > tiff.length) found.problem(`EXIF ${name}`, 'broken');
    readText(tiff.bytes.subarray(from, Math.min(from + size, tiff.length)), name, isLittle, found);
  }
  return folder;
}

function readText(bytes: Uint8Array, name: string, isLittle: boolean, found: Collector): void {
  const where = `EXIF ${name}`;
  const room = found.room;
  const isCut = bytes.length > room;
  const read = isCut ? bytes.subarray(0, room) : bytes;
  if (isCut) found.problem(where, 'tooMuch');
  found.text(where, name, wordsOf(read, name, isLittle).replaceAll('\0', '').trim(), isCut);
}

/** A comment says in eight bytes how it is written. */
function wordsOf(bytes: Uint8Array, name: string, isLittle: boolean): string {
  if (name === 'XPComment') return fromUtf16(bytes, true);
  if (name !== 'UserComment') return decodeText(bytes, bytes.length).text;
  const code = latin1(bytes, 0, codeBytes);
  const words = bytes.subarray(codeBytes);
  if (code.startsWith('UNICODE')) return fromUnicode(words, isLittle);
  return decodeText(code.startsWith('ASCII') || /^\0+$/.test(code) ? words : bytes, bytes.length).text;
}

/**
 * Unicode of an order that nobody says: by a mark at its beginning, else as UTF-8, which Exif 3.0 allows, else as UTF-16 in the
 * order of the file. Generators do not keep to that order, so the other one is taken where the words are no text in it.
 */
function fromUnicode(bytes: Uint8Array, isLittle: boolean): string {
  const mark = latin1(bytes, 0, 2);
  if (mark === '\xfe\xff' || mark === '\xff\xfe') return fromUtf16(bytes.subarray(2), mark === '\xff\xfe');
  const utf8 = utf8Of(bytes);
  if (utf8 !== null) return utf8;
  const [first, other] = [fromUtf16(bytes, isLittle), fromUtf16(bytes, !isLittle)];
  return isReversed(first, other) ? other : first;
}

/** UTF-16 nearly always has a byte that is 0 or no UTF-8; a few letters of it may have neither, so little is not taken for UTF-8. */
function utf8Of(bytes: Uint8Array): string | null {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const text = fromUtf8(bytes.subarray(0, end), false)?.replace(/^\ufeff/, '') ?? null;
  const isLikely = end % 2 === 1 || end >= shortestUtf8;
  return text !== null && isLikely && !/[^\P{Cc}\t\n\r]/u.test(text) ? text : null;
}

/** Decided: bytes of an even number from which on a text that may be UTF-8 is. */
const shortestUtf8 = 8;

/**
 * Whether words were read in the wrong order of bytes: then more of them are no characters; or the first byte of a character varies
 * clearly more than the second, as in no script; or it does at all, and the second is oftener 0, as the first is in Latin text.
 */
function isReversed(read: string, other: string): boolean {
  const [no, otherNo] = [noCharacters(read), noCharacters(other)];
  if (no !== otherNo) return no > otherNo;
  const units = Array.from({ length: read.length }, (_, at) => read.charCodeAt(at));
  const [firsts, seconds] = [units.map((unit) => unit >> 8), units.map((unit) => unit & 0xff)];
  const [varied, secondsVaried] = [new Set(firsts).size, new Set(seconds).size];
  return varied > clearly * secondsVaried || (varied > secondsVaried && zeros(seconds) > zeros(firsts));
}

/** Decided: how many times as many. */
const clearly = 1.5;

const zeros = (bytes: readonly number[]): number => bytes.filter((byte) => byte === 0).length;

const noCharacters = (text: string): number =>
  text.match(/[\p{Cn}\p{Co}\ufffd]|[^\P{Cc}\t\n\r]/gu)?.length ?? 0;
