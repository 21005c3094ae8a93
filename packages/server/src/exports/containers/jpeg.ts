import type { Labels } from './labels.ts';

const [startOfScan, app0, app1, app2, app11, app13, app14] = [0xda, 0xe0, 0xe1, 0xe2, 0xeb, 0xed, 0xee];
const comment = 0xfe;
/** A segment says its length in two bytes, which it counts itself. */
const mostInSegment = 0xffff - 2;
const xmpName = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const colourName = 'ICC_PROFILE\0';
/** Of a part of a credential: 'JP', the number of its box, the number of the part; then the box's own head, in each part again. */
const partHead = { bytes: 8, boxHead: 8 } as const;

interface Segment {
  readonly marker: number;
  readonly data: Buffer;
}

/** The content credential of a JPEG (a C2PA manifest store in APP11), null without one. Takes the file. */
export function credentialOfJpeg(file: Uint8Array): Buffer | null {
  const parts = split(file)
    .segments.filter(isOfCredential)
    .toSorted((a, b) => a.data.readUInt32BE(4) - b.data.readUInt32BE(4));
  const [first] = parts;
  if (!first) return null;
  const box = first.data.readUInt16BE(2);
  const own = parts.filter(({ data }) => data.readUInt16BE(2) === box);
  return Buffer.concat(
    own.map(({ data }, at) => data.subarray(partHead.bytes + (at === 0 ? 0 : partHead.boxHead))),
  );
}

/** Puts labels into a JPEG in place of those it had. Its pixels stay as they are. */
export function labelJpeg(file: Uint8Array, { xmp, iim, credential }: Labels): Buffer {
  const { segments, picture } = split(file);
  const kept = segments.filter(isOfPixels);
  const leading = kept.filter(({ marker }) => marker === app0);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...leading.map(written),
    written({ marker: app1, data: Buffer.concat([xmpName, Buffer.from(xmp)]) }),
    written({ marker: app13, data: inPhotoshop(iim) }),
    ...(credential ? partsOf(Buffer.from(credential)).map((data) => written({ marker: app11, data })) : []),
    ...kept.filter(({ marker }) => marker !== app0).map(written),
    picture,
  ]);
}

/** The segments before the pixels, and the rest of the file. */
function split(file: Uint8Array): { segments: Segment[]; picture: Buffer } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new Error('A JPEG has no marker where one must be');
    // Markers may be padded by any number of the byte that begins them.
    if (marker === 0xff) at += 1;
    else if (marker === startOfScan) return { segments, picture: bytes.subarray(at) };
    else {
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2 || at + 2 + length > bytes.length) break;
      segments.push({ marker, data: bytes.subarray(at + 4, at + 2 + length) });
      at += 2 + length;
    }
  }
  throw new Error('A JPEG breaks off before its pixels');
}

/** Tables, frames, the colour profile and what Adobe says of the colours; not the words of EXIF, XMP, IPTC or a comment. */
function isOfPixels({ marker, data }: Segment): boolean {
  if (marker === app0 || marker === app14) return true;
  if (marker === app2) return data.toString('latin1', 0, colourName.length) === colourName;
  return marker !== comment && (marker < app0 || marker > 0xef);
}

const isOfCredential = ({ marker, data }: Segment) =>
  marker === app11 &&
  data.length >= partHead.bytes + partHead.boxHead &&
  data.toString('latin1', 0, 2) === 'JP' &&
  data.toString('latin1', 12, 16) === 'jumb';

/** A credential in the parts that fit into segments. */
function partsOf(credential: Buffer): Buffer[] {
  const boxHead = credential.subarray(0, partHead.boxHead);
  const room = mostInSegment - partHead.bytes - partHead.boxHead;
  const parts: Buffer[] = [];
  for (let at = partHead.boxHead; at < credential.length; at += room) {
    const head = Buffer.from('JP\0\x01\0\0\0\0', 'latin1');
    head.writeUInt32BE(parts.length + 1, 4);
    parts.push(Buffer.concat([head, boxHead, credential.subarray(at, at + room)]));
  }
  return parts;
}

/** IPTC-IIM as Photoshop's resource 0x0404, which is where a JPEG has it. */
function inPhotoshop(iim: Uint8Array): Buffer {
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(iim.length, head.length - 4);
  return Buffer.concat([head, iim, Buffer.alloc(iim.length % 2)]);
}

function written({ marker, data }: Segment): Buffer {
  if (data.length > mostInSegment) throw new Error('A JPEG has no room for a label that long');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
