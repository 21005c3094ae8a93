import { expect, test } from 'vitest';
import { stepUpLimits } from '../constants/sign-in.ts';
import { isRecentlyProved, isRemembered, isStepUpDue, rememberedMethod } from './index.ts';

const way = (method: string, timestamp = 1_000) => ({ method, timestamp });

test('a second factor is proved for ten minutes', () => {
  const at = (ms: number) => isRecentlyProved([way('totp')], 1_000_000 + ms);
  expect(stepUpLimits.recentMs).toBe(600_000);
  expect([0, stepUpLimits.recentMs - 1, stepUpLimits.recentMs].map(at)).toEqual([true, true, false]);
});

test('what is no second factor proves none, and the newest proof counts', () => {
  expect(
    ['otp', 'password', rememberedMethod].map((method) => isRecentlyProved([way(method)], 1_000_000)),
  ).toEqual([false, false, false]);
  expect(isRecentlyProved([way('totp', 1), way('recovery_code'), way('otp')], 1_000_000)).toBe(true);
  expect(isRecentlyProved([way('mfa/webauthn')], 1_000_000)).toBe(true);
  expect(isRecentlyProved([], 0)).toBe(false);
});

test('a remembered browser is told by its way', () => {
  expect([isRemembered([way('otp'), way(rememberedMethod)]), isRemembered([way('totp')])]).toEqual([
    true,
    false,
  ]);
});

test('with a second factor that is not proved in the session that comes first, unless the browser is remembered', () => {
  const proof = { level: 'aal1', ways: [way('otp')], hasFactor: true } as const;
  expect(isStepUpDue(proof)).toBe(true);
  expect(isStepUpDue({ ...proof, hasFactor: false })).toBe(false);
  expect(isStepUpDue({ ...proof, level: 'aal2' })).toBe(false);
  expect(isStepUpDue({ ...proof, ways: [way(rememberedMethod), way('otp')] })).toBe(false);
});
