import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import { errorBody } from '@mirror-studio/domain/errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isStorageFull, storageFullError } from '../../storage/storage.ts';
import { isOverload } from '../../workers/index.ts';
import type { AppEnv } from '../env.ts';
import type { Log } from '../log.ts';
import { languageOf } from '../request/language.ts';
import { HttpError } from './http-error.ts';
import { errors, refusals } from './refusals.ts';
import { setRetryAfter } from './retry-after.ts';

/** Turns whatever a route throws into the error body of the wire; only the unforeseen is logged with its stack. */
export function answerError(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const refusal = toHttpError(error);
  const request = { method: c.req.method, path: c.req.path, requestId: c.get('requestId') };
  if (isRequestAborted(error)) log.info('A request broke off before its body was read', request);
  else if (refusal.code === 'SERVER_ERROR') log.error('A request failed', error, request);
  if (isOverload(error)) setRetryAfter(c, overloadRetry.afterMs);
  const language = languageOf(c);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  return c.json(
    { ...refusal.besides, ...errorBody(refusal.code, refusal.words(language), refusal.field) },
    refusal.status as ContentfulStatusCode,
  );
}

/** Says whether Node could not read the body to its end because the connection went: the caller's doing, no fault. */
function isRequestAborted(error: unknown): boolean {
  // The same code with other words is a connection of ours: to the database, to an image service.
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isRequestAborted(error)) return new HttpError('INPUT_INVALID', refusals.requestUnread, 400);
  if (isStorageFull(error)) return storageFullError('texts');
  if (isOverload(error)) return new HttpError('RATE_LIMITED', refusals.tooBusy);
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError('INPUT_INVALID', refusals.requestUnread, error.status);
  }
  return new HttpError('SERVER_ERROR', errors.server);
}
