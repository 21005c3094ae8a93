import { forensicsLimits } from '../constants/forensics.ts';
import { cutText } from '../texts/cut-text.ts';
import { Bytes } from './bytes.ts';
import { conventions } from './conventions/conventions.ts';
import { nothingOf, type Understood } from './conventions/understood.ts';
import { readJpeg } from './files/jpeg.ts';
import { readPng } from './files/png.ts';
import { readWebp } from './files/webp.ts';
import { Collector, type Findings } from './findings.ts';

/** A text of a file as it is shown: where it stands, and as much of it as is kept. */
export interface RawText {
  readonly where: string;
  readonly text: string;
  /** There is more of it in the file. */
  readonly isCut: boolean;
  /** The checksum of its part is wrong: it was changed or damaged after it was written. */
  readonly isDoubtful: boolean;
}

/** What the words of a picture say, raw and understood side by side. All of it is a stranger's word: text, never markup. */
export interface PictureWords extends Understood {
  readonly raw: readonly RawText[];
  readonly problems: Findings['problems'];
  readonly hasCredential: boolean;
}

/**
 * Reads what a PNG, JPEG or WebP says of how it was made (decisions: reverse forensics): our own exports, and the ways in
 * which the usual generators write. Nothing of it is trusted: what is broken is reported and the rest read, texts are cut
 * with a word that they were, and what is compressed unfolds to a stated length.
 *
 * @param file - The bytes, of whatever kind.
 * @returns What was found; of a file of another kind nothing. Throws nothing.
 */
export function readPictureWords(file: Uint8Array): PictureWords {
  const found = collect(new Bytes(file)).findings();
  const understood = conventions.reduce<Understood | null>((known, read) => known ?? read(found), null);
  return {
    ...shortened(understood ?? nothingOf('unknown')),
    raw: found.texts.map(({ where, text, isCut, isDoubtful }) => {
      const shown = cut(text, forensicsLimits.rawCharacters);
      return { where: cut(where, 120), text: shown, isCut: isCut || shown.length < text.length, isDoubtful };
    }),
    problems: found.problems.map(({ where, problem }) => ({ where: cut(where, 120), problem })),
    hasCredential: found.credential !== null,
  };
}

function collect(file: Bytes): Collector {
  const found = new Collector();
  if (file.text(0, 8) === '\x89PNG\r\n\x1a\n') readPng(file, found);
  else if (file.text(0, 3) === '\xff\xd8\xff') readJpeg(file, found);
  else if (file.text(0, 4) === 'RIFF' && file.text(8, 12) === 'WEBP') readWebp(file, found);
  return found;
}

function shortened({ prompt, negativePrompt, seed, model, ...rest }: Understood): Understood {
  const { promptCharacters, modelCharacters } = forensicsLimits;
  const short = (text: string | null, most: number) =>
    text === null ? null : cut(text.trim(), most) || null;
  return {
    ...rest,
    prompt: short(prompt, promptCharacters),
    negativePrompt: short(negativePrompt, promptCharacters),
    seed: short(seed, modelCharacters),
    model: short(model, modelCharacters),
  };
}

/** Never half a character, also where the file has one. */
const cut = (text: string, most: number): string => cutText(text, most).toWellFormed();
