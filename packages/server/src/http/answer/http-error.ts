import { type ErrorCode, errorStatuses } from '@mirror-studio/domain/errors';

/** A request that is refused: thrown anywhere below a route, sent as `{ok: false, message, error: {message, code}}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** The way to the wrong field of the request; empty when there is none to name. */
  readonly field: string;
  /** What the answer carries beside the error: what stands instead, where the request was refused for it. */
  readonly besides: Readonly<Record<string, unknown>>;

  /**
   * Takes a code of the catalogue, the message for the person, a status other than the code's own, the field, and what the
   * answer carries besides.
   */
  constructor(
    code: ErrorCode,
    message: string,
    status: number = errorStatuses[code] || 500,
    field = '',
    besides: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = field;
    this.besides = besides;
  }
}
