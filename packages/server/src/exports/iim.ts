import { common } from '@mirror-studio/domain/texts/en/common';
import type { Statement } from './statement.ts';

/** The datasets of IPTC-IIM that are written: record, number, and the most bytes that a reader expects in one. */
const datasets = {
  codedCharacterSet: [1, 90, 32],
  recordVersion: [2, 0, 2],
  instructions: [2, 40, 256],
  dateCreated: [2, 55, 8],
  originatingProgram: [2, 65, 32],
  byline: [2, 80, 32],
  copyrightNotice: [2, 116, 128],
  caption: [2, 120, 2_000],
} as const;

/** Writes what a picture says of itself in the older format of IPTC, which press programs read before XMP. */
export function writeIim({ rights, made, createdAt }: Statement): Buffer {
  return Buffer.concat([
    // UTF-8, by the escape sequence that stands for it.
    dataset('codedCharacterSet', Buffer.from('\x1b%G', 'latin1')),
    dataset('recordVersion', Buffer.from([0, 4])),
    dataset('dateCreated', Buffer.from(createdAt.slice(0, 10).replaceAll('-', ''))),
    dataset('originatingProgram', Buffer.from(common.productName)),
    ...(rights
      ? [
          ...(rights.creator === null ? [] : [text('byline', rights.creator)]),
          text('copyrightNotice', rights.credit.en),
          text('instructions', rights.licence.en),
        ]
      : []),
    ...(made ? [text('caption', made.prompt)] : []),
  ]);
}

function dataset(name: keyof typeof datasets, bytes: Uint8Array): Buffer {
  const [record, number] = datasets[name];
  const head = Buffer.from([0x1c, record, number, 0, 0]);
  head.writeUInt16BE(bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

/** A text cut to the bytes it may have, never inside a character. */
function text(name: keyof typeof datasets, words: string): Buffer {
  const room = new Uint8Array(datasets[name][2]);
  const { written } = new TextEncoder().encodeInto(words, room);
  return dataset(name, room.subarray(0, written));
}
