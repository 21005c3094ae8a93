import { rememberedBrowsersEndpoints, secondFactorEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { expect, test } from 'vitest';
import { secondFactorActors, stepUpActors } from './factor-actors.ts';

type Given = Parameters<typeof stepUpActors>[0];
const signal = new AbortController().signal;

/** Stands for the auth service and the product; writes down what it was asked. */
function services(given: {
  readonly all?: readonly object[];
  readonly answers?: Readonly<Record<string, unknown>>;
}) {
  const asked: unknown[] = [];
  const { all = [], answers = {} } = given;
  const mfa = {
    listFactors: async () => ({ data: { all, totp: all }, error: null }),
    unenroll: async ({ factorId }: { factorId: string }) => {
      asked.push(`unenroll ${factorId}`);
      return { error: answers['unenroll'] ?? null };
    },
    enroll: async ({ friendlyName }: { friendlyName: string }) => {
      asked.push(`enroll ${friendlyName}`);
      return { data: { id: 'new', totp: { secret: 'ABC', uri: 'otpauth://', qr_code: '' } }, error: null };
    },
    challengeAndVerify: async (proof: object) => {
      asked.push(proof);
      return { error: answers['verify'] ?? null };
    },
  };
  const client = {
    mfa,
    setSession: async (tokens: object) => {
      asked.push(tokens);
      return { error: null };
    },
    refreshSession: async () => {
      asked.push('refresh');
      return { error: null };
    },
  };
  const api = {
    call: async (endpoint: { path: string }, { body }: { body?: object }) => {
      if (body) asked.push(body);
      const answer = answers[endpoint.path];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { asked, given: { session: { client: async () => client }, api } as unknown as Given };
}

const phone = { id: 'f1', friendly_name: 'Phone', status: 'verified' };
const { path: codesPath } = secondFactorEndpoints.recoveryCodes;

test('the factors are read with what is left of the recovery codes', async () => {
  const { given } = services({ all: [phone, { id: 'f2' }], answers: { [codesPath]: { left: 7 } } });
  expect(await stepUpActors(given).readFactors(undefined, signal)).toEqual({
    factors: [
      { id: 'f1', name: 'Phone' },
      { id: 'f2', name: '' },
    ],
    recoveryCodesLeft: 7,
  });
});

test('where the auth service has no recovery codes there are none; another failure is one', async () => {
  const failing = (status: number, code: string) =>
    services({ all: [phone], answers: { [codesPath]: new ApiError({ status, code, message: '' }) } }).given;
  const none = await stepUpActors(failing(404, 'NOT_FOUND')).readFactors(undefined, signal);
  expect(none.recoveryCodesLeft).toBeNull();
  await expect(
    stepUpActors(failing(500, 'SERVER_ERROR')).readFactors(undefined, signal),
  ).rejects.toMatchObject({ code: 'SERVER_ERROR' });
});

test('a code of the app is verified; a recovery code brings the tokens to go on with', async () => {
  const used = { accessToken: 'a', refreshToken: 'r', left: 3 };
  const { asked, given } = services({ answers: { [secondFactorEndpoints.useRecoveryCode.path]: used } });
  const { prove } = stepUpActors(given);
  expect(await prove({ method: 'app', factorId: 'f1', code: '123456' }, signal)).toEqual({
    recoveryCodesLeft: null,
  });
  expect(await prove({ method: 'recoveryCode', code: 'abcd' }, signal)).toEqual({ recoveryCodesLeft: 3 });
  expect(asked).toEqual([
    { factorId: 'f1', code: '123456' },
    { code: 'abcd' },
    { access_token: 'a', refresh_token: 'r' },
  ]);
  const wrong = services({ answers: { verify: new Error('wrong') } });
  await expect(
    stepUpActors(wrong.given).prove({ method: 'app', factorId: 'f1', code: '1' }, signal),
  ).rejects.toThrow('wrong');
});

test('with a proof the browser is remembered where that is wished; where it fails, the proof stands', async () => {
  const { path } = rememberedBrowsersEndpoints.rememberBrowser;
  const proof = { method: 'app', factorId: 'f1', code: '123456', remembers: true } as const;
  const remembering = services({ answers: { [path]: {} } });
  expect(await stepUpActors(remembering.given).prove(proof, signal)).toEqual({
    recoveryCodesLeft: null,
    isRemembered: true,
  });
  const failing = services({
    answers: { [path]: new ApiError({ status: 500, code: 'SERVER_ERROR', message: '' }) },
  });
  expect(await stepUpActors(failing.given).prove(proof, signal)).toEqual({
    recoveryCodesLeft: null,
    isRemembered: false,
  });
});

test('one of the name that was begun and never proved makes room; a proved one stays', async () => {
  const begun = { id: 'f2', friendly_name: 'Phone', status: 'unverified' };
  const other = { id: 'f3', friendly_name: 'Tablet', status: 'unverified' };
  const { asked, given } = services({ all: [phone, begun, other] });
  expect(await secondFactorActors(given).enrol({ name: 'Phone' }, signal)).toEqual({
    id: 'new',
    secret: 'ABC',
    uri: 'otpauth://',
  });
  expect(asked).toEqual(['unenroll f2', 'enroll Phone']);
});

test('what is removed already counts as removed, and the session asks for its level', async () => {
  const gone = services({ answers: { unenroll: { code: 'mfa_factor_not_found' } } });
  await secondFactorActors(gone.given).remove({ factorId: 'f1' }, signal);
  expect(gone.asked).toEqual(['unenroll f1', 'refresh']);
  const refused = services({ answers: { unenroll: { code: 'insufficient_aal' } } });
  await expect(secondFactorActors(refused.given).remove({ factorId: 'f1' }, signal)).rejects.toEqual({
    code: 'insufficient_aal',
  });
});
