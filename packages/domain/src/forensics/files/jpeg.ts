import { forensicsLimits } from '../../constants/forensics.ts';
import { Bytes, decodeText } from '../bytes.ts';
import type { Collector } from '../findings.ts';
import { readExif } from './exif.ts';

const [startOfScan, endOfImage, app1, app11, comment] = [0xda, 0xd9, 0xe1, 0xeb, 0xfe];
const exifName = 'Exif\0\0';
const xmpName = 'http://ns.adobe.com/xap/1.0/\0';

/** Reads the words of a JPEG (decisions: reverse forensics): EXIF, XMP and comments. What is broken is told, and the rest read. */
export function readJpeg(file: Bytes, found: Collector): void {
  let at = 2;
  for (let parts = 0; at + 4 <= file.length; parts++) {
    if (parts >= forensicsLimits.parts) {
      found.problem('JPEG', 'tooMuch');
      return;
    }
    if (file.bytes[at] !== 0xff) {
      found.problem('JPEG', 'broken');
      return;
    }
    const marker = file.bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan || marker === endOfImage) return;
    const length = file.u16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) found.problem('JPEG', 'broken');
    readSegment(marker, file.bytes.subarray(at + 4, Math.min(Math.max(end, at + 4), file.length)), found);
    if (length < 2 || end > file.length) return;
    at = end;
  }
}

function readSegment(marker: number, data: Uint8Array, found: Collector): void {
  const segment = new Bytes(data);
  if (marker === app1 && segment.text(0, exifName.length) === exifName) {
    readExif(new Bytes(data.subarray(exifName.length)), found);
  } else if (marker === app1 && segment.text(0, xmpName.length) === xmpName) {
    const { text, isCut } = decodeText(data.subarray(xmpName.length), found.room);
    found.text('XMP', 'XMP', text, isCut);
  } else if (marker === app11 && segment.text(0, 2) === 'JP') {
    found.credential(data);
  } else if (marker === comment) {
    const { text, isCut } = decodeText(data, found.room);
    found.text('JPEG comment', 'comment', text, isCut);
  }
}
