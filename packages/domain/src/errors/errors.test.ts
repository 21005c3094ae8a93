import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errors as english } from '../texts/en/errors.ts';
import {
  ApiError,
  addedErrorCodes,
  errorBody,
  errorCodes,
  errorCodeText,
  errorMessage,
  errorStatuses,
  failureKind,
  failureKinds,
  failureText,
  isErrorCode,
  mutationRetryDelayMs,
  networkError,
  offeredActions,
  overloadRetryDelayMs,
  retryDelayMs,
  serverMessage,
  specifiedErrorCodes,
  toApiError,
  unreadableBody,
} from './index.ts';

const error = (code: string, status = 500, message = 'no') => new ApiError({ code, status, message });

describe('the error of an answer', () => {
  test.each([
    [{ message: 'outer', error: { message: 'inner', code: 'INPUT_INVALID' } }, 'inner', 'INPUT_INVALID'],
    [{ message: 'outer', error: { code: 'INPUT_INVALID' } }, 'outer', 'INPUT_INVALID'],
    [{ message: 'outer', error: { message: '', code: 'X' } }, 'outer', 'X'],
    [{ message: 'outer' }, 'outer', 'UNKNOWN_ERROR'],
    [{ error: { message: 'inner' } }, 'inner', 'UNKNOWN_ERROR'],
    [{ error: 'text' }, 'Bad Gateway', 'UNKNOWN_ERROR'],
    [{ message: 7, error: { message: null, code: 7 } }, 'Bad Gateway', 'UNKNOWN_ERROR'],
    [{}, 'Bad Gateway', 'UNKNOWN_ERROR'],
    [null, 'Bad Gateway', 'UNKNOWN_ERROR'],
    ['text', 'Bad Gateway', 'UNKNOWN_ERROR'],
    [unreadableBody, 'Request failed', 'NETWORK_ERROR'],
  ])('%j says %j with %s', (body, message, code) => {
    expect(toApiError(502, 'Bad Gateway', body)).toMatchObject({ status: 502, message, code });
  });

  test('carries the status and the whole body', () => {
    const body = { ...errorBody('CONFLICT', 'no'), more: 1 };
    expect(toApiError(409, '', body)).toMatchObject({ status: 409, body });
    expect(toApiError(500, '', {}).message).toBe('Request failed');
  });

  test('keeps what was thrown as its cause, and has none where nothing was', () => {
    const cause = new TypeError('fetch failed');
    expect(networkError(0, cause)).toMatchObject({ name: 'ApiError', cause });
    expect('cause' in networkError()).toBe(false);
  });

  test('is read from the body that the server sends, with the wrong field where there is one', () => {
    expect(errorBody('CONFLICT', 'no')).toEqual({
      ok: false,
      message: 'no',
      error: { message: 'no', code: 'CONFLICT' },
    });
    expect(errorBody('INPUT_INVALID', 'no', 'form.style').error.field).toBe('form.style');
  });

  test('can be made of anything', () => {
    fc.assert(fc.property(fc.anything(), (body) => toApiError(500, 'x', body) instanceof ApiError));
  });
});

describe('the retry policy of reads', () => {
  test('waits 1, 2, 4 seconds and gives up', () => {
    expect([0, 1, 2, 3].map((failures) => retryDelayMs(failures, error('SERVER_ERROR')))).toEqual([
      1000,
      2000,
      4000,
      'never',
    ]);
  });

  test.each(['AUTH_REQUIRED', 'COINS_INSUFFICIENT', 'INPUT_INVALID', 'PROVIDER_BAD_REQUEST'])(
    'never retries %s',
    (code) => {
      expect(retryDelayMs(0, error(code))).toBe('never');
    },
  );

  test.each(['PROVIDER_RATE_LIMIT', 'PROVIDER_TIMEOUT', 'PROVIDER_DOWN'])(
    'retries %s three times',
    (code) => {
      const answers = [0, 1, 2, 3].map((failures) => retryDelayMs(failures, error(code)));
      expect(answers.map((answer) => answer !== 'never')).toEqual([true, true, true, false]);
    },
  );

  test('never retries what says 401 or 403, however it says it', () => {
    const refused = [
      new Error('got 401'),
      error('UNKNOWN_ERROR', 500, 'status 403'),
      error('UNKNOWN_ERROR', 401),
      error('UNKNOWN_ERROR', 403),
      '401',
    ];
    expect(refused.map((one) => retryDelayMs(0, one))).toEqual(refused.map(() => 'never'));
  });

  test('goes by the status where the catalogue does not have the code', () => {
    const answers = [400, 404, 422, 499, 408, 429, 500, 503].map((status) =>
      retryDelayMs(0, error('NEW_CODE', status)),
    );
    expect(answers.map((answer) => answer !== 'never')).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('retries what is not an API error too', () => {
    expect(retryDelayMs(0, new TypeError('fetch failed'))).toBe(1000);
  });

  test('has decided for each code of the catalogue', () => {
    const retried = errorCodes.filter((code) => retryDelayMs(0, error(code)) !== 'never');
    expect(retried).toEqual([
      'PROVIDER_RATE_LIMIT',
      'PROVIDER_TIMEOUT',
      'PROVIDER_DOWN',
      'UNKNOWN_ERROR',
      'NETWORK_ERROR',
      'RATE_LIMITED',
      'SERVER_ERROR',
    ]);
  });
});

describe('what was refused because there was too much to do', () => {
  const refused = (retryAfter: string | null) =>
    toApiError(429, '', errorBody('RATE_LIMITED', 'no'), retryAfter);

  test('is asked for again when the server said, a few times', () => {
    const delays = [0, 3, 4].map((failures) => overloadRetryDelayMs(failures, refused('3')));
    expect(delays).toEqual([3_000, 3_000, 'never']);
  });

  test.each([null, '', '5', '-1', '1.5', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'is not asked for again after %j',
    (retryAfter) => {
      expect(overloadRetryDelayMs(0, refused(retryAfter))).toBe('never');
    },
  );

  test('is no other error', () => {
    const others = [toApiError(503, '', errorBody('PROVIDER_DOWN', 'no'), '3'), networkError(), 'x'];
    expect(others.map((one) => overloadRetryDelayMs(0, one))).toEqual(['never', 'never', 'never']);
  });

  test('is read again no sooner than the server said, and after half a minute at most', () => {
    expect(['1', '3', '600'].map((after) => retryDelayMs(1, refused(after)))).toEqual([2_000, 3_000, 30_000]);
  });
});

test('mutations are tried once more after a second, on a network failure only', () => {
  expect([0, 1].map((failures) => mutationRetryDelayMs(failures, networkError()))).toEqual([1000, 'never']);
  expect(mutationRetryDelayMs(0, new TypeError('fetch failed'))).toBe(1000);
  const others = [error('PROVIDER_DOWN'), error('SERVER_ERROR'), new Error('x')];
  expect(others.map((one) => mutationRetryDelayMs(0, one))).toEqual(['never', 'never', 'never']);
});

describe('the catalogue', () => {
  test('keeps what the specification gives apart from what is added', () => {
    expect(new Set([...specifiedErrorCodes, ...addedErrorCodes]).size).toBe(errorCodes.length);
    expect([isErrorCode('AUTH_REQUIRED'), isErrorCode('auth_required')]).toEqual([true, false]);
  });

  test('has a status that says the same as the code', () => {
    const statuses = errorCodes.map((code) => errorStatuses[code]).filter((status) => status !== 0);
    expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
  });

  test('gives every kind of failure at least one action', () => {
    expect(failureKinds.filter((kind) => offeredActions[kind].length === 0)).toEqual([]);
  });
});

test.each([
  [networkError(), 'network'],
  [new TypeError('fetch failed'), 'network'],
  [error('AUTH_REQUIRED', 401), 'sessionExpired'],
  [error('FORBIDDEN', 403), 'unauthorized'],
  [error('PROVIDER_TIMEOUT', 504), 'generation'],
  [error('PAYLOAD_TOO_LARGE', 413), 'upload'],
  [error('UNKNOWN_ERROR', 401), 'sessionExpired'],
  [error('UNKNOWN_ERROR', 403), 'unauthorized'],
  [error('UNKNOWN_ERROR', 404), 'notFound'],
  [error('UNKNOWN_ERROR', 429), 'rateLimit'],
  [error('UNKNOWN_ERROR', 400), 'validation'],
  [error('UNKNOWN_ERROR', 500), 'server'],
  [error('UNKNOWN_ERROR', 0), 'unknown'],
  [error('NEW_CODE', 503), 'server'],
  [new Error('x'), 'unknown'],
  [undefined, 'unknown'],
])('%o is a failure of kind %s', (thrown, kind) => {
  expect(failureKind(thrown)).toBe(kind);
});

test.each([
  [{ status: 500, code: 'SERVER_ERROR', message: '' }, 'server'],
  [{ status: 0, code: 'NETWORK_ERROR', message: 'Request failed' }, 'network'],
  [{ status: 422, code: 'weak_password', message: 'no' }, 'validation'],
  [{ status: 401 }, 'unknown'],
])('%o, which is no ApiError, is a failure of kind %s all the same', (failure, kind) => {
  expect(failureKind(failure)).toBe(kind);
});

test.each([
  ['an exact word', error('INPUT_INVALID', 422, 'At most 10 images'), 'At most 10 images'],
  ['of a plain failure', { status: 402, code: 'COINS_INSUFFICIENT', message: '3 more' }, '3 more'],
  ['the catalogue words', error('SERVER_ERROR', 500, english.code_SERVER_ERROR), ''],
  ['a status text', toApiError(500, 'Internal Server Error', {}), ''],
  ['a body that cannot be read', toApiError(502, 'Bad Gateway', unreadableBody), ''],
  ['a level that is missing', error('insufficient_aal', 403, 'AAL2 required'), ''],
  ['an unknown code', error('PGRST116', 406, 'JSON object requested'), ''],
  ['no answer', networkError(), ''],
  ['a platform error', new TypeError('fetch failed'), ''],
  ['nothing', undefined, ''],
])('the server message of %s is shown only where it is more exact', (_, thrown, shown) => {
  expect(serverMessage(thrown)).toBe(shown);
});

test('a failure is reported in the words of its code, else of its kind', () => {
  const failures = [
    error('PROVIDER_TIMEOUT'),
    error('UNKNOWN_ERROR', 404),
    networkError(),
    error('NEW_CODE', 503),
    7,
  ];
  expect(failures.map(failureText)).toEqual([
    'code_PROVIDER_TIMEOUT',
    'notFound',
    'network',
    'server',
    'unknown',
  ]);
  expect(errorCodes.filter((code) => errorCodeText(code) === null)).toEqual([
    'ENV_MISSING',
    'UNKNOWN_ERROR',
    'NETWORK_ERROR',
  ]);
  expect([errorMessage('PROVIDER_TIMEOUT'), errorMessage('UNKNOWN_ERROR')]).toEqual([
    english.code_PROVIDER_TIMEOUT,
    english.unknown,
  ]);
  const keys = errorCodes.flatMap((code) => errorCodeText(code) ?? []);
  expect(keys.filter((key) => !(key in english))).toEqual([]);
});
