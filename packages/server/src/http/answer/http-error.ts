import { type ErrorCode, errorStatuses } from '@mirror-studio/domain/errors';
import { fallbackLanguage } from '@mirror-studio/domain/texts';
import type { Words } from './words.ts';

/** A request that is refused: thrown anywhere below a route, sent as `{ok: false, message, error: {message, code}}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** What is said to the person; `message` is the same in English, for what is kept and logged. */
  readonly words: Words;
  /** The way to the wrong field of the request; empty when there is none to name. */
  readonly field: string;
  /** What the answer carries beside the error: what stands instead, where the request was refused for it. */
  readonly besides: Readonly<Record<string, unknown>>;

  /**
   * Takes a code of the catalogue, the words for the person, a status other than the code's own, the field, and what the
   * answer carries besides.
   */
  constructor(
    code: ErrorCode,
    words: Words,
    status: number = errorStatuses[code] || 500,
    field = '',
    besides: Readonly<Record<string, unknown>> = {},
  ) {
    super(words(fallbackLanguage));
    this.code = code;
    this.status = status;
    this.words = words;
    this.field = field;
    this.besides = besides;
  }
}
