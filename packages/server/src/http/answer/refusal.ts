import { type ErrorCode, errorStatuses } from '@mirror-studio/domain/errors';

/** A request that is refused: thrown anywhere below a route, sent as `{ok: false, message, error: {message, code}}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;

  /** Takes a code of the catalogue, the message for the person, and a status other than the code's own, if any. */
  constructor(code: ErrorCode, message: string, status: number = errorStatuses[code] || 500) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
