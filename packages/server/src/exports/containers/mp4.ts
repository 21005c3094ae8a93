/** What holds words beside the tracks: written anew. */
const ofWords = new Set(['udta', 'meta', 'uuid']);
/** What holds such boxes. */
const holders = new Set(['moov', 'trak']);
/** The box that a file format of ISO keeps XMP in, and the one of content credentials. */
const xmpBox = 'be7acfcb97a942e89c71999491e3afac';
const credentialBox = 'd8fec3d61b0e483c92975828877ec481';

/**
 * Puts XMP into an MP4 in place of what it said of itself; a content credential stays as it was. Its tracks stay where they are,
 * bit by bit: what goes becomes empty room, and what comes stands at the end. Takes the file. Throws for one that breaks off.
 */
export function labelMp4(file: Uint8Array, xmp: string): Buffer {
  const words = Buffer.from(xmp);
  const boxBytes = 8 + xmpBox.length / 2 + words.length;
  const labelled = Buffer.alloc(file.length + boxBytes);
  labelled.set(file);
  empty(labelled, 0, file.length);
  labelled.writeUInt32BE(boxBytes, file.length);
  labelled.write(`uuid${Buffer.from(xmpBox, 'hex').toString('latin1')}`, file.length + 4, 'latin1');
  labelled.set(words, labelled.length - words.length);
  return labelled;
}

function empty(bytes: Buffer, from: number, end: number): void {
  for (let at = from; at < end; ) {
    const { type, content, next } = boxAt(bytes, at, end);
    const isCredential = type === 'uuid' && bytes.toString('hex', content, content + 16) === credentialBox;
    if (holders.has(type)) empty(bytes, content, next);
    else if (ofWords.has(type) && !isCredential) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, content, next);
    }
    at = next;
  }
}

function boxAt(bytes: Buffer, at: number, end: number) {
  const short = at + 8 <= end ? bytes.readUInt32BE(at) : 0;
  const isLong = short === 1 && at + 16 <= end;
  const content = at + (isLong ? 16 : 8);
  const next = at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short);
  if (next < content || next > end) throw new Error('An MP4 breaks off');
  return { type: bytes.toString('latin1', at + 4, at + 8), content, next };
}
