import { forensicsLimits } from '../constants/forensics.ts';
import { latin1 } from './bytes.ts';

/** A text as a file has it, whole: what the conventions read. */
export interface FoundText {
  /** As `PNG tEXt parameters`, `EXIF UserComment` or `XMP`. */
  readonly where: string;
  /** The keyword or tag alone. */
  readonly name: string;
  readonly text: string;
  /** There was more than is read. */
  readonly isCut: boolean;
  /** The checksum of its part is wrong. */
  readonly isDoubtful: boolean;
}

/** What can be wrong with a part of a file; the rest is read all the same. What has a wrong checksum is read too. */
export const forensicsProblems = ['broken', 'tooMuch', 'unknownCompression', 'wrongChecksum'] as const;
export type ForensicsProblem = (typeof forensicsProblems)[number];

/** Everything that a file says of itself, in words. */
export interface Findings {
  readonly texts: readonly FoundText[];
  readonly problems: readonly { readonly where: string; readonly problem: ForensicsProblem }[];
  /** It carries a content credential (C2PA), which nobody has checked, and of whom that speaks. */
  readonly credential: 'openai' | 'other' | null;
}

/** Collects what the readers of files find, and holds them to the bounds (decisions: reverse forensics). */
export class Collector {
  readonly #texts: FoundText[] = [];
  readonly #problems: Findings['problems'][number][] = [];
  #bytes = 0;
  #credential: Findings['credential'] = null;

  /** Of what is read now the checksum is wrong. */
  isDoubtful = false;

  /** How many bytes the next text may have. */
  get room(): number {
    if (this.#texts.length >= forensicsLimits.texts) return 0;
    return Math.max(0, Math.min(forensicsLimits.textBytes, forensicsLimits.allBytes - this.#bytes));
  }

  /** Takes a text in whole or in part, its place, its keyword, and how many bytes were read for it. */
  text(where: string, name: string, text: string, isCut = false): void {
    if (text === '') return;
    if (this.#texts.length >= forensicsLimits.texts) {
      this.problem(where, 'tooMuch');
      return;
    }
    this.#bytes += text.length;
    this.#texts.push({ where, name, text: text.replaceAll('\0', ''), isCut, isDoubtful: this.isDoubtful });
  }

  /** Takes the bytes of a content credential. */
  credential(bytes: Uint8Array): void {
    const isOpenAi = /OpenAI|DALL.{0,2}E|ChatGPT/.test(latin1(bytes, 0, forensicsLimits.credentialBytes));
    if (isOpenAi) this.#credential = 'openai';
    else this.#credential ??= 'other';
  }

  problem(where: string, problem: ForensicsProblem): void {
    const isKnown = this.#problems.some((one) => one.where === where && one.problem === problem);
    if (!isKnown && this.#problems.length < forensicsLimits.problems) this.#problems.push({ where, problem });
  }

  findings(): Findings {
    return { texts: this.#texts, problems: this.#problems, credential: this.#credential };
  }
}
