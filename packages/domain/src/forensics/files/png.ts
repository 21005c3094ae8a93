import { forensicsLimits } from '../../constants/forensics.ts';
import { Bytes, decodeText, latin1 } from '../bytes.ts';
import { crc32 } from '../crc32.ts';
import type { Collector } from '../findings.ts';
import { inflate } from '../inflate.ts';
import { readExif } from './exif.ts';

const signatureBytes = 8;
const xmpKeyword = 'XML:com.adobe.xmp';
const longestKeyword = 79;

/** Reads the texts of a PNG (decisions: reverse forensics): tEXt, zTXt, iTXt, eXIf. What is broken is told, and the rest read. */
export function readPng(file: Bytes, found: Collector): void {
  let at = signatureBytes;
  for (let parts = 0; at + 8 <= file.length; parts++) {
    if (parts >= forensicsLimits.parts) {
      found.problem('PNG', 'tooMuch');
      return;
    }
    const length = file.u32(at);
    const type = file.text(at + 4, at + 8);
    const isWhole = at + 12 + length <= file.length;
    if (!isWhole) found.problem(/^[A-Za-z]{4}$/.test(type) ? `PNG ${type}` : 'PNG', 'broken');
    const data = file.bytes.subarray(at + 8, Math.min(at + 8 + length, file.length));
    if (isRead(type)) {
      const end = at + 8 + length;
      const isWrong = isWhole && crc32(file.bytes.subarray(at + 4, end)) !== file.u32(end);
      found.isDoubtful = isWrong;
      const where = readChunk(type, data, found);
      found.isDoubtful = false;
      if (isWrong) found.problem(where, 'wrongChecksum');
    }
    if (!isWhole || type === 'IEND') return;
    at += 12 + length;
  }
}

const isRead = (type: string) => type === 'caBX' || type === 'eXIf' || isText(type);
const isText = (type: string) => type === 'tEXt' || type === 'zTXt' || type === 'iTXt';

/** Returns the name under which what it says is shown. */
function readChunk(type: string, data: Uint8Array, found: Collector): string {
  const part = `PNG ${type}`;
  if (type === 'caBX') found.credential(data);
  if (type === 'eXIf') readExif(new Bytes(data), found);
  if (!isText(type)) return part;
  const end = data.indexOf(0);
  if (end < 1 || end > longestKeyword) {
    found.problem(part, 'broken');
    return part;
  }
  const written = latin1(data, 0, end);
  const keyword = written === xmpKeyword ? 'XMP' : written;
  const where = written === xmpKeyword ? 'XMP' : `${part} ${keyword}`;
  readText({ type, data, end, where, keyword }, found);
  return where;
}

interface TextChunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Where its keyword ends. */
  readonly end: number;
  readonly where: string;
  readonly keyword: string;
}

function readText({ type, data, end, where, keyword }: TextChunk, found: Collector): void {
  if (type === 'tEXt') {
    plain(data.subarray(end + 1), where, keyword, found);
    return;
  }
  if (type === 'zTXt') {
    if (data[end + 1] !== 0) {
      found.problem(where, 'unknownCompression');
      return;
    }
    folded(data.subarray(end + 2), where, keyword, found);
    return;
  }
  // Behind the keyword: whether it is compressed, how, the language, the keyword in that language.
  const language = data.indexOf(0, end + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) {
    found.problem(where, 'broken');
    return;
  }
  const words = data.subarray(translated + 1);
  if (data[end + 1] === 0) {
    plain(words, where, keyword, found);
    return;
  }
  if (data[end + 2] !== 0) {
    found.problem(where, 'unknownCompression');
    return;
  }
  folded(words, where, keyword, found);
}

function plain(bytes: Uint8Array, where: string, name: string, found: Collector): void {
  const { text, isCut } = decodeText(bytes, found.room);
  if (isCut) found.problem(where, 'tooMuch');
  found.text(where, name, text, isCut);
}

function folded(bytes: Uint8Array, where: string, name: string, found: Collector): void {
  const room = found.room;
  const { bytes: unfolded, end } = inflate(bytes, room);
  if (end !== 'whole') found.problem(where, end === 'cut' ? 'tooMuch' : 'broken');
  // A cut may go through a character.
  const { text } = decodeText(unfolded, unfolded.length);
  found.text(where, name, text, end !== 'whole');
}
