import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { strong, submitted } from './password.testing.ts';

const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });
const needed = refusal(400, 'reauthentication_needed');

/** A new password in a session that began long ago, as far as the code that was mailed. */
async function askedForCode() {
  const flow = submitted('newPassword', strong, '');
  await flow.set.fail(0, needed);
  expect(flow.state()).toBe('sendingCode');
  await flow.sendCode.answer(0, {});
  const type = (code: string) => flow.actor.send({ type: 'code.changed', code });
  const submit = () => flow.actor.send({ type: 'credentials.submitted' });
  const context = () => flow.actor.getSnapshot().context;
  return { ...flow, type, submit, context };
}

describe('a code that proves anew who sets another password', () => {
  it('is mailed when the service asks for it, and goes with the password that was typed', async () => {
    const { state, type, submit, set, context } = await askedForCode();
    expect(state()).toBe('proving.coolingDown.counting');
    type('123456');
    submit();
    expect(set.asked[1]).toEqual({ password: strong, nonce: '123456' });
    await set.answer(1, {});
    expect(state()).toBe('done');
    expect([context().password, context().code]).toEqual(['', '']);
  });

  it('is sent whole or not at all, and says so', async () => {
    const { state, type, submit, set, context, actor } = await askedForCode();
    type('123');
    submit();
    expect([set.asked.length, context().isTried, state()]).toEqual([1, true, 'proving.coolingDown.counting']);
    type('123456');
    actor.send({ type: 'field.changed', change: { password: 'weak' } });
    submit();
    expect([set.asked.length, context().missing.length > 0]).toEqual([1, true]);
  });

  it.each([
    ['the code is wrong', refusal(422, 'reauthentication_not_valid')],
    ['the password is known to others', refusal(422, 'leaked_password')],
    ['nothing comes of it', networkError()],
  ])('keeps both where %s, and sends them again', async (_, error) => {
    const { state, type, submit, set, context } = await askedForCode();
    type('123456');
    submit();
    await set.fail(1, error);
    expect(state()).toMatch(/^proving/);
    expect(context()).toMatchObject({ password: strong, code: '123456', failure: { code: error.code } });
    type('654321');
    expect(context().failure).toBeNull();
    submit();
    expect(set.asked[2]).toEqual({ password: strong, nonce: '654321' });
  });

  it('keeps both where it is cancelled, or takes too long', async () => {
    const { actor, clock, state, type, submit, set, context } = await askedForCode();
    type('123456');
    submit();
    actor.send({ type: 'submission.cancelled' });
    expect([state().split('.')[0], set.cancelled(1)]).toEqual(['proving', true]);
    submit();
    clock.increment(requestLimits.answerMs);
    expect(state()).toMatch(/^proving/);
    const failure = { code: 'NETWORK_ERROR' };
    expect(context()).toMatchObject({ password: strong, code: '123456', failure });
  });

  it('can be sent again after a minute, and counts down', async () => {
    const { actor, clock, state, type, sendCode, context } = await askedForCode();
    actor.send({ type: 'code.requested' });
    expect(sendCode.asked).toHaveLength(1);
    clock.increment(requestLimits.countdownTickMs);
    expect(context().secondsLeft).toBe(59);
    type('123456');
    clock.increment(magicLinkLimits.cooldownMs);
    expect(state()).toBe('proving.ready');
    actor.send({ type: 'code.requested' });
    await sendCode.answer(1, {});
    expect([state(), context().code]).toEqual(['proving.coolingDown.counting', '']);
    expect(context().password).toBe(strong);
  });

  it('is asked for where one was sent a moment ago, with the time that is left', async () => {
    const { actor, clock, set, sendCode, state } = submitted('newPassword', strong, '');
    await set.fail(0, needed);
    await sendCode.fail(0, refusal(429, 'over_email_send_rate_limit', 'only after 20 seconds.'));
    expect(state()).toBe('proving.coolingDown.counting');
    expect(actor.getSnapshot().context).toMatchObject({ asksCode: true, secondsLeft: 20, failure: null });
    clock.increment(20_000);
    expect(state()).toBe('proving.ready');
  });

  it('is asked for by the next try where it could not be mailed', async () => {
    const { actor, set, sendCode, state } = submitted('newPassword', strong, '');
    await set.fail(0, needed);
    await sendCode.fail(0, networkError());
    expect(state()).toBe('failed');
    actor.send({ type: 'credentials.submitted' });
    await set.fail(1, needed);
    expect(state()).toBe('sendingCode');
    actor.send({ type: 'submission.cancelled' });
    expect([state(), sendCode.cancelled(1)]).toEqual(['editing.typed', true]);
  });
});
