import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { type Context, Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerAuthError } from '../../auth/http-error.ts';
import { testLog } from '../../testing/index.ts';
import { decodingError } from '../../uploads/prepare.ts';
import { QueueFullError, TaskTimeoutError } from '../../workers/index.ts';
import type { AppEnv } from '../env.ts';
import type { Log } from '../log.ts';
import { answerError } from './errors.ts';
import { HttpError } from './http-error.ts';
import { refusals as words } from './refusals.ts';

const log = testLog();
const retryAfter = String(overloadRetry.afterMs / 1000);

type Answer = (error: unknown, c: Context<AppEnv>, log: Log) => Response;

async function answerTo(error: unknown, answer: Answer) {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => answer(error, c, log));
  const given = await app.request('/');
  return { status: given.status, retryAfter: given.headers.get('retry-after'), body: await given.json() };
}

it.each([
  ['a full queue', new QueueFullError('full'), refusals.tooBusy],
  ['a task that took too long', new TaskTimeoutError('late'), refusals.tooBusy],
  ['a picture that took too long', decodingError(new TaskTimeoutError('late')), refusals.imageTooSlow],
])('%s is refused with words and the time to wait', async (_, error, message) => {
  expect(await answerTo(error, answerError)).toMatchObject({ status: 429, retryAfter, body: { message } });
});

it('the sign-in service says the time to wait too', async () => {
  expect(await answerTo(new QueueFullError('full'), answerAuthError)).toMatchObject({
    status: 429,
    retryAfter,
    body: { error_code: 'over_request_rate_limit' },
  });
});

it('no time is named for a refusal that waiting does not change', async () => {
  const error = new HttpError('RATE_LIMITED', words.tooBusy);
  expect(await answerTo(error, answerError)).toMatchObject({ status: 429, retryAfter: null });
});
