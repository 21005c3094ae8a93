import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import type { FactorList } from '../shared/factors.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stepUpFlow } from './step-up.flow.ts';
import { provideStepUp } from './step-up.machine.ts';
import type { Proved, SecondProof, StepUpEmitted } from './step-up.types.ts';

const phone = { id: 'phone', name: 'Phone' };
const tablet = { id: 'tablet', name: 'Tablet' };
const wrong = new ApiError({ status: 422, code: 'mfa_verification_failed', message: '' });
const wrongRecoveryCode = new ApiError({ status: 422, code: 'INPUT_INVALID', message: '' });

function start(canRemember = false) {
  const clock = new SimulatedClock();
  const reading = held<void, FactorList>();
  const proving = held<SecondProof, Proved>();
  const machine = provideStepUp({ readFactors: reading.effect, prove: proving.effect });
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), canRemember } });
  const emitted: StepUpEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const state = () => stateName(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  return { actor, clock, reading, proving, emitted, state, context };
}
async function asked(list: FactorList = { factors: [phone], recoveryCodesLeft: 10 }, canRemember = false) {
  const flow = start(canRemember);
  await flow.reading.answer(0, list);
  const give = (code: string) => {
    flow.actor.send({ type: 'code.changed', code });
    flow.actor.send({ type: 'code.submitted' });
  };
  return { ...flow, give };
}

describe('step-up', () => {
  it('takes a code as it is pasted, and is done', async () => {
    const { give, proving, state, context, emitted } = await asked();
    give(' 123 456');
    expect([state(), proving.asked]).toEqual([
      'proving',
      [{ method: 'app', factorId: 'phone', code: '123456' }],
    ]);
    await proving.answer(0, { recoveryCodesLeft: null });
    expect([state(), context().code, emitted]).toEqual(['done', '', []]);
  });

  it('asks nobody before all figures are there, and keeps what was typed', async () => {
    const { actor, give, proving, state, context } = await asked();
    expect(state()).toBe('asking.untouched');
    actor.send({ type: 'code.submitted' });
    expect(state()).toBe('asking.invalid');
    give('123');
    expect([state(), context().code, proving.asked]).toEqual(['asking.invalid', '123', []]);
    actor.send({ type: 'code.changed', code: '1234' });
    expect(state()).toBe('asking.typed');
    actor.send({ type: 'code.changed', code: '' });
    expect(state()).toBe('asking.untouched');
  });

  it('says of a wrong code how many tries are left, where the count is known', async () => {
    const known = await asked();
    for (let time = 0; time < 5; time++) {
      known.give('000000');
      await known.proving.fail(time, wrong);
      expect([known.state(), known.context().triesLeft, known.context().code]).toEqual([
        'refused',
        4 - time,
        '000000',
      ]);
    }
    const hosted = await asked({ factors: [phone], recoveryCodesLeft: null });
    hosted.give('000000');
    await hosted.proving.fail(0, wrong);
    expect([hosted.state(), hosted.context().triesLeft]).toEqual(['refused', null]);
  });

  it('waits after too many, counting down, and takes what is typed meanwhile', async () => {
    const { actor, clock, give, proving, state, context } = await asked();
    give('000000');
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await proving.fail(0, new ApiError({ status: 429, code: 'over_request_rate_limit', message }));
    expect([state(), context().secondsLeft, context().failure?.code]).toEqual([
      'limited.counting',
      42,
      'over_request_rate_limit',
    ]);
    clock.increment(2_000);
    actor.send({ type: 'code.changed', code: '654321' });
    actor.send({ type: 'recoveryCode.changed', recoveryCode: 'abcd' });
    actor.send({ type: 'code.submitted' });
    expect([state(), context().secondsLeft, proving.asked.length]).toEqual(['limited.counting', 40, 1]);
    clock.increment(40_000);
    expect([state(), context().code, context().recoveryCode]).toEqual(['asking.typed', '654321', 'abcd']);
  });

  it('takes a recovery code in place of the app, and tells how many are left', async () => {
    const { actor, proving, state, emitted, context } = await asked();
    actor.send({ type: 'code.changed', code: '123' });
    actor.send({ type: 'method.changed', method: 'recoveryCode' });
    expect(state()).toBe('asking.untouched');
    actor.send({ type: 'recoveryCode.changed', recoveryCode: 'ABCD EFGH' });
    actor.send({ type: 'code.submitted' });
    expect(state()).toBe('asking.invalid');
    actor.send({ type: 'recoveryCode.changed', recoveryCode: 'ABCD EFGH JKMN PQRS' });
    actor.send({ type: 'code.submitted' });
    expect(proving.asked).toEqual([{ method: 'recoveryCode', code: 'abcdefghjkmnpqrs' }]);
    await proving.fail(0, wrongRecoveryCode);
    expect([state(), context().triesLeft, context().recoveryCode]).toEqual([
      'refused',
      4,
      'ABCD EFGH JKMN PQRS',
    ]);
    actor.send({ type: 'method.changed', method: 'app' });
    expect([state(), context().code]).toEqual(['asking.typed', '123']);
    actor.send({ type: 'method.changed', method: 'recoveryCode' });
    actor.send({ type: 'code.submitted' });
    await proving.answer(1, { recoveryCodesLeft: 1 });
    expect([state(), context().recoveryCode]).toEqual(['done', '']);
    expect(emitted).toMatchObject([
      { notice: { tone: 'info', description: { key: 'recoveryCodesLeft', params: { count: 1 } } } },
    ]);
  });

  it.each([null, 0])('offers no recovery code where %j are left', async (recoveryCodesLeft) => {
    const { actor, context } = await asked({ factors: [phone], recoveryCodesLeft });
    actor.send({ type: 'method.changed', method: 'recoveryCode' });
    expect(context().method).toBe('app');
  });

  it('asks to remember the browser where that is offered and was wished, and says where it came to nothing', async () => {
    const { actor, give, proving, emitted, context } = await asked(
      { factors: [phone], recoveryCodesLeft: 3 },
      true,
    );
    actor.send({ type: 'remember.changed', remembers: true });
    give('000000');
    await proving.fail(0, wrong);
    expect(context().remembers).toBe(true);
    give('123456');
    expect(proving.asked[1]).toEqual({ method: 'app', factorId: 'phone', code: '123456', remembers: true });
    await proving.answer(1, { recoveryCodesLeft: null, isRemembered: false });
    expect(emitted).toMatchObject([
      { notice: { tone: 'warning', title: { key: 'browserNotRememberedTitle' } } },
    ]);
  });

  it.each<[string, FactorList, boolean]>([
    ['not asked for', { factors: [phone], recoveryCodesLeft: 3 }, false],
    ['no business of the service', { factors: [phone], recoveryCodesLeft: null }, true],
  ])('remembers nothing where it is %s', async (_, list, canRemember) => {
    const { actor, give, proving, context, emitted } = await asked(list, canRemember);
    actor.send({ type: 'remember.changed', remembers: true });
    expect([context().canRemember, context().remembers]).toEqual([false, false]);
    give('123456');
    expect(proving.asked).toEqual([{ method: 'app', factorId: 'phone', code: '123456' }]);
    await proving.answer(0, { recoveryCodesLeft: null });
    expect(emitted).toEqual([]);
  });

  it('asks for the code of the app that was chosen', async () => {
    const { actor, give, proving, context } = await asked({ factors: [phone, tablet], recoveryCodesLeft: 3 });
    actor.send({ type: 'factor.chosen', factorId: 'watch' });
    expect(context().factorId).toBe('phone');
    actor.send({ type: 'factor.chosen', factorId: 'tablet' });
    give('123456');
    expect(proving.asked).toEqual([{ method: 'app', factorId: 'tablet', code: '123456' }]);
  });

  it('can be asked again when no answer came, or another refusal', async () => {
    const { actor, clock, give, proving, state, context } = await asked();
    give('123456');
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code, proving.cancelled(0)]).toEqual([
      'failed',
      'NETWORK_ERROR',
      true,
    ]);
    actor.send({ type: 'code.submitted' });
    expect([state(), context().failure]).toEqual(['proving', null]);
    await proving.fail(1, new ApiError({ status: 403, code: 'session_not_found', message: '' }));
    expect([state(), context().failure?.code, context().triesLeft]).toEqual([
      'refused',
      'session_not_found',
      null,
    ]);
    actor.send({ type: 'code.submitted' });
    await proving.fail(2, networkError());
    expect([state(), context().code]).toEqual(['failed', '123456']);
  });

  it('reads the factors again when they could not be read, and asks nothing where there are none', async () => {
    const { actor, clock, reading, state, context } = start();
    await reading.fail(0, networkError());
    expect([state(), context().failure?.code]).toEqual(['unread', 'NETWORK_ERROR']);
    actor.send({ type: 'factors.requested' });
    expect([state(), context().failure]).toEqual(['loading', null]);
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code]).toEqual(['unread', 'NETWORK_ERROR']);
    actor.send({ type: 'factors.requested' });
    await reading.answer(2, { factors: [], recoveryCodesLeft: 0 });
    expect(state()).toBe('done');
  });

  it('is explored whole', () =>
    expectCovered(stepUpFlow, {
      form: 'asking proving refused failed limited',
      pending: 'loading proving',
    }));
});
