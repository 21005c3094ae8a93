import { type ErrorCode, errorStatuses } from '@mirror-studio/domain/errors';

/** A request that is refused: thrown anywhere below a route, sent as `{ok: false, message, error: {message, code}}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** The way to the wrong field of the request; empty when there is none to name. */
  readonly field: string;

  /** Takes a code of the catalogue, the message for the person, a status other than the code's own, and the field. */
  constructor(code: ErrorCode, message: string, status: number = errorStatuses[code] || 500, field = '') {
    super(message);
    this.code = code;
    this.status = status;
    this.field = field;
  }
}
