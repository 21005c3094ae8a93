import { cutText } from '../texts/cut-text.ts';

/** Half of what the strictest file systems take, so that the names of folders and a number fit too. */
const mostBytes = 120;

/** What a file is called that holds a picture: when it was made, and the words that made it. */
export interface Named {
  readonly createdAt: Date;
  readonly prompt: string;
  /** Without its dot. */
  readonly extension: string;
}

/**
 * Names for files, safe in every system and none twice, also where upper and lower case are one: `2026-11-21 10.32 Salt
 * flats.png` (decisions: gallery).
 *
 * @param files - What they hold.
 * @param timeZone - The IANA time zone in which the days are told.
 * @returns A name for each, in their order.
 * @throws RangeError when there is no such time zone.
 */
export function fileNames(files: readonly Named[], timeZone: string): string[] {
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const taken = new Set<string>();
  return files.map(({ createdAt, prompt, extension }) => {
    const parts = Object.fromEntries(date.formatToParts(createdAt).map(({ type, value }) => [type, value]));
    const day = `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}.${parts['minute']}`;
    const base = [day, fileWords(prompt)].filter(Boolean).join(' ');
    let name = `${base}.${extension}`;
    for (let number = 2; taken.has(keyOf(name)); number++) name = `${base} (${number}).${extension}`;
    taken.add(keyOf(name));
    return name;
  });
}

const keyOf = (name: string) => name.normalize('NFKD').toLowerCase();

/** Signs that some system refuses or reads as a path; and what is not seen, but turns the order of what is beside it. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** As many bytes as UTF-8 takes for a text. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The beginning of a prompt, as long as a name may be, no letter or emoji cut through. */
function fileWords(prompt: string): string {
  // More than a name holds, so that no long prompt is worked through.
  const words = cutText(prompt, mostBytes * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  let kept = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(words.slice(0, mostBytes * 2))) {
    bytes += bytesOf(segment);
    if (bytes > mostBytes) break;
    kept += segment;
  }
  // One system drops a dot or a space at the end, before a name is looked for.
  return kept.replace(/[\s.]+$/u, '');
}
