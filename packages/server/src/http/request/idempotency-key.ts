import { type Endpoint, idempotencyHeader } from '@mirror-studio/domain/contract';
import type { Context } from 'hono';
import { HttpError } from '../answer/http-error.ts';
import { refusals } from '../answer/refusals.ts';

/** Decided: what a client may use as a key. */
const keyShape = /^[\w.:-]{8,128}$/;

/**
 * The Idempotency-Key of a request (decisions); null where the endpoint takes none, or it may be left out and was.
 * Throws HttpError INPUT_INVALID for one that is missing though it is required, or is no key.
 */
export function readIdempotencyKey(c: Context, { idempotencyKey }: Endpoint): string | null {
  const key = c.req.header(idempotencyHeader);
  if (idempotencyKey === 'none' || (idempotencyKey === 'optional' && key === undefined)) return null;
  if (key !== undefined && keyShape.test(key)) return key;
  throw new HttpError('INPUT_INVALID', refusals.idempotencyKeyNeeded({ header: idempotencyHeader }));
}
