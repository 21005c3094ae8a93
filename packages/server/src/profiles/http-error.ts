import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../http/log.ts';

/** A table request that is refused, in the words of the table API that the client library knows. */
export class TableHttpError extends Error {
  override readonly name = 'TableHttpError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** SQLSTATE → HTTP status, as the table API translates them. */
const statuses: Readonly<Record<string, number>> = {
  '42501': 403,
  '23505': 409,
  '23503': 409,
  '23514': 400,
  '23502': 400,
  '428C9': 400,
};

/** A data exception: a value that no column of its type takes, such as a date out of range. */
const dataException = /^22[0-9A-Z]{3}$/;

export function answerTableError(error: unknown, c: Context, log: Log): Response {
  const refusal = error instanceof TableHttpError ? error : ofDatabase(error);
  if (refusal === null) {
    log.error('A table request failed', error, { method: c.req.method, path: c.req.path });
    return c.json({ code: 'XX000', details: null, hint: null, message: 'Internal error' }, 500);
  }
  const { code, details, message, status } = refusal;
  return c.json({ code, details, hint: null, message }, status as ContentfulStatusCode);
}

function ofDatabase(error: unknown): TableHttpError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    const status = dataException.test(code) ? 400 : statuses[code];
    if (status !== undefined) return new TableHttpError(status, code, current.message);
  }
  return null;
}
