import { forensicsLimits } from '../../constants/forensics.ts';
import { Bytes, decodeText } from '../bytes.ts';
import type { Collector } from '../findings.ts';
import { readExif } from './exif.ts';

const headBytes = 12;

/** Reads the words of a WebP (decisions: reverse forensics): EXIF and XMP. What is broken is told, and the rest read. */
export function readWebp(file: Bytes, found: Collector): void {
  let at = headBytes;
  for (let parts = 0; at + 8 <= file.length; parts++) {
    if (parts >= forensicsLimits.parts) {
      found.problem('WebP', 'tooMuch');
      return;
    }
    const type = file.text(at, at + 4);
    const length = file.u32(at + 4, true);
    const end = at + 8 + length;
    if (end > file.length) found.problem('WebP', 'broken');
    const data = file.bytes.subarray(at + 8, Math.min(end, file.length));
    if (type === 'EXIF') readExif(new Bytes(data), found);
    if (type === 'C2PA') found.credential(data);
    if (type === 'XMP ') {
      const { text, isCut } = decodeText(data, found.room);
      if (isCut) found.problem('XMP', 'tooMuch');
      found.text('XMP', 'XMP', text, isCut);
    }
    if (end > file.length) return;
    at = end + (length % 2);
  }
}
