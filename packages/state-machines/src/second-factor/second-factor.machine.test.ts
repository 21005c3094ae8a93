import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { secondFactorFlow } from './second-factor.flow.ts';
import { codes, enrolment, opened, phone, scanning } from './second-factor.testing.ts';

const refusal = (code: string) => new ApiError({ status: 422, code, message: '' });
const wrong = refusal('mfa_verification_failed');
const levelNeeded = new ApiError({ status: 403, code: 'insufficient_aal', message: '' });

describe('second factor', () => {
  it('is named, scanned and proved; the recovery codes are shown until they are kept', async () => {
    const { actor, enrolling, proving, making, reading, give, state, context } = await scanning();
    expect([state(), enrolling.asked, context().enrolment]).toEqual([
      'scanning.typing',
      [{ name: 'Watch' }],
      enrolment,
    ]);
    give('123 456');
    expect([state(), proving.asked]).toEqual(['proving', [{ factorId: 'new', code: '123456' }]]);
    await proving.answer(0, {});
    expect([state(), context().enrolment, context().code]).toEqual(['makingCodes', null, '']);
    await making.answer(0, codes);
    expect([state(), context().codes, context().isKept]).toEqual(['codesShown', codes, false]);
    actor.send({ type: 'codes.closed' });
    expect(state()).toBe('codesShown');
    actor.send({ type: 'codes.kept', isKept: true });
    actor.send({ type: 'codes.closed' });
    expect([state(), context().codes]).toEqual(['loading', []]);
    await reading.answer(1, { factors: [phone], recoveryCodesLeft: 10 });
    expect([state(), context().factors, context().name]).toEqual(['listed.some', [phone], '']);
  });

  it('makes no new recovery codes for another app, and none where there are none', async () => {
    for (const recoveryCodesLeft of [4, null]) {
      const { give, proving, making, state } = await scanning({ factors: [phone], recoveryCodesLeft });
      give('123456');
      await proving.answer(0, {});
      expect([state(), making.asked]).toEqual(['loading', []]);
    }
  });

  it('asks for a name, and keeps it when it is refused or lost', async () => {
    const { actor, clock, enrolling, state, context } = await opened();
    expect(state()).toBe('listed.none');
    actor.send({ type: 'enrolment.begun' });
    for (const name of ['  ', '\u200b\u202e', 'x'.repeat(factorLimits.nameCharacters + 1)]) {
      actor.send({ type: 'name.changed', name });
      actor.send({ type: 'name.submitted' });
      expect([state(), context().name, enrolling.asked]).toEqual(['naming.invalid', name, []]);
    }
    actor.send({ type: 'name.changed', name: 'Watch' });
    actor.send({ type: 'name.submitted' });
    await enrolling.fail(0, refusal('mfa_factor_name_conflict'));
    expect([state(), context().failure?.code]).toEqual(['naming.failed', 'mfa_factor_name_conflict']);
    actor.send({ type: 'name.submitted' });
    expect([state(), context().failure]).toEqual(['enrolling', null]);
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code, enrolling.cancelled(1)]).toEqual([
      'naming.failed',
      'NETWORK_ERROR',
      true,
    ]);
    actor.send({ type: 'name.changed', name: 'Watch 2' });
    expect([state(), context().failure, context().name]).toEqual(['naming.typing', null, 'Watch 2']);
    actor.send({ type: 'task.cancelled' });
    expect(state()).toBe('listed.none');
  });

  it('says of a wrong code how many tries are left, and waits after too many', async () => {
    const { actor, clock, give, proving, state, context } = await scanning();
    actor.send({ type: 'code.submitted' });
    expect([state(), proving.asked]).toEqual(['scanning.invalid', []]);
    give('000000');
    await proving.fail(0, wrong);
    expect([state(), context().triesLeft, context().code]).toEqual(['scanning.refused', 4, '000000']);
    give('111111');
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await proving.fail(1, new ApiError({ status: 429, code: 'over_request_rate_limit', message }));
    expect([state(), context().secondsLeft]).toEqual(['scanning.limited.counting', 42]);
    clock.increment(2_000);
    give('222222');
    expect([state(), context().secondsLeft, context().code, proving.asked.length]).toEqual([
      'scanning.limited.counting',
      40,
      '222222',
      2,
    ]);
    clock.increment(40_000);
    expect(state()).toBe('scanning.typing');
    actor.send({ type: 'code.submitted' });
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code, context().enrolment]).toEqual([
      'scanning.failed',
      'NETWORK_ERROR',
      enrolment,
    ]);
    actor.send({ type: 'code.submitted' });
    await proving.fail(3, refusal('mfa_factor_not_found'));
    expect([state(), context().triesLeft]).toEqual(['scanning.refused', 4]);
    actor.send({ type: 'task.cancelled' });
    expect([state(), context().enrolment, context().failure]).toEqual(['listed.none', null, null]);
  });

  it('knows no tries where it does not know how they are counted', async () => {
    const { give, proving, context } = await scanning({ factors: [], recoveryCodesLeft: null });
    give('000000');
    await proving.fail(0, wrong);
    expect(context().triesLeft).toBeNull();
  });

  it('removes an app after a question, and can be asked again when no answer came', async () => {
    const { actor, clock, removing, reading, state, context } = await opened({
      factors: [phone],
      recoveryCodesLeft: 3,
    });
    actor.send({ type: 'removal.begun', factorId: 'watch' });
    expect(state()).toBe('listed.some');
    actor.send({ type: 'removal.begun', factorId: 'phone' });
    expect([state(), context().chosen, removing.asked]).toEqual(['removing.asking', phone, []]);
    actor.send({ type: 'task.cancelled' });
    actor.send({ type: 'removal.begun', factorId: 'phone' });
    actor.send({ type: 'removal.confirmed' });
    expect(removing.asked).toEqual([{ factorId: 'phone' }]);
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code]).toEqual(['removing.failed', 'NETWORK_ERROR']);
    actor.send({ type: 'removal.confirmed' });
    expect(context().failure).toBeNull();
    await removing.answer(1, {});
    expect(state()).toBe('loading');
    await reading.answer(1, { factors: [], recoveryCodesLeft: 0 });
    expect([state(), context().chosen]).toEqual(['listed.none', null]);
  });

  it('asks for the second factor first where the session has not proved it, then goes on', async () => {
    const list = { factors: [phone], recoveryCodesLeft: 3 };
    const removal = await opened(list);
    removal.actor.send({ type: 'removal.begun', factorId: 'phone' });
    removal.actor.send({ type: 'removal.confirmed' });
    await removal.removing.fail(0, levelNeeded);
    expect([removal.state(), removal.actor.getSnapshot().hasTag('stepUp')]).toEqual([
      'steppingUp.toRemove',
      true,
    ]);
    removal.actor.send({ type: 'stepUp.cancelled' });
    expect(removal.state()).toBe('removing.asking');
    removal.actor.send({ type: 'removal.confirmed' });
    await removal.removing.fail(1, levelNeeded);
    removal.actor.send({ type: 'stepUp.passed' });
    expect([removal.state(), removal.removing.asked.length]).toEqual(['removing.asked', 3]);

    const another = await opened(list);
    another.actor.send({ type: 'enrolment.begun' });
    another.actor.send({ type: 'name.changed', name: 'Watch' });
    another.actor.send({ type: 'name.submitted' });
    await another.enrolling.fail(0, levelNeeded);
    another.actor.send({ type: 'stepUp.cancelled' });
    expect([another.state(), another.context().name]).toEqual(['naming.typing', 'Watch']);
    another.actor.send({ type: 'name.submitted' });
    await another.enrolling.fail(1, levelNeeded);
    another.actor.send({ type: 'stepUp.passed' });
    expect(another.state()).toBe('enrolling');

    const renewal = await opened(list);
    renewal.actor.send({ type: 'codes.requested' });
    await renewal.making.fail(0, new ApiError({ status: 403, code: 'insufficient_aal', message: '' }));
    renewal.actor.send({ type: 'stepUp.passed' });
    expect(renewal.state()).toBe('makingCodes');
    await renewal.making.fail(1, levelNeeded);
    renewal.actor.send({ type: 'stepUp.cancelled' });
    expect(renewal.state()).toBe('loading');
  });

  it('makes new recovery codes, again when none came, or later', async () => {
    const { actor, clock, making, state, context } = await opened({ factors: [phone], recoveryCodesLeft: 3 });
    actor.send({ type: 'codes.requested' });
    await making.fail(0, networkError());
    expect([state(), context().failure?.code]).toEqual(['codesFailed', 'NETWORK_ERROR']);
    actor.send({ type: 'codes.requested' });
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code]).toEqual(['codesFailed', 'NETWORK_ERROR']);
    actor.send({ type: 'task.cancelled' });
    expect(state()).toBe('loading');
    const hosted = await opened({ factors: [phone], recoveryCodesLeft: null });
    hosted.actor.send({ type: 'codes.requested' });
    expect(hosted.state()).toBe('listed.some');
  });

  it('reads again what could not be read', async () => {
    const { actor, clock, reading, state, context } = await opened({
      factors: [phone],
      recoveryCodesLeft: 3,
    });
    actor.send({ type: 'codes.requested' });
    actor.send({ type: 'task.cancelled' });
    expect(state()).toBe('makingCodes');
    clock.increment(requestLimits.answerMs);
    actor.send({ type: 'task.cancelled' });
    await reading.fail(1, networkError());
    expect([state(), context().failure?.code, context().factors]).toEqual([
      'unread',
      'NETWORK_ERROR',
      [phone],
    ]);
    actor.send({ type: 'factors.requested' });
    expect([state(), context().failure]).toEqual(['loading', null]);
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('unread');
  });

  it('is explored whole', () =>
    expectCovered(secondFactorFlow, {
      pending: 'loading enrolling proving makingCodes removing.asked',
      stepUp: 'steppingUp',
    }));
});
