import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { mailCodeFlow } from './mail-code.flow.ts';
import { provideMailCode } from './mail-code.machine.ts';
import type { MailCodeInput, TypedMailCode } from './mail-code.types.ts';

const refused = new ApiError({ status: 403, code: 'otp_expired', message: '' });

function start(input: Partial<MailCodeInput> = {}) {
  const clock = new SimulatedClock();
  const server = held<TypedMailCode, unknown>();
  const takenBack: unknown[] = [];
  const machine = provideMailCode({
    useCode: server.effect,
    refuseSession: async (answer) => takenBack.push(answer),
  });
  const actor = createActor(machine, {
    clock,
    input: { purpose: 'signIn', email: 'iris@example.com', ...input },
  }).start();
  const give = (code: string) => {
    actor.send({ type: 'code.changed', code });
    actor.send({ type: 'code.submitted' });
  };
  const state = () => stateName(actor.getSnapshot().value);
  return { actor, clock, server, takenBack, give, state, context: () => actor.getSnapshot().context };
}

describe('the code of a mail', () => {
  it.each(['signIn', 'recovery'] as const)('signs in as it is pasted, for %s', async (purpose) => {
    const { give, server, state, context } = start({ purpose, email: ' Iris@Example.com' });
    expect(state()).toBe('asking.untouched');
    give(' 123 456');
    expect([state(), server.asked]).toEqual([
      'proving',
      [{ email: 'iris@example.com', code: '123456', purpose }],
    ]);
    await server.answer(0, {});
    expect([state(), context().code]).toEqual(['done', '']);
  });

  it('asks nobody before all figures and an address are there, and keeps what was typed', () => {
    const { actor, give, server, state, context } = start({ email: '', asksEmail: true });
    actor.send({ type: 'code.submitted' });
    expect(state()).toBe('asking.invalid');
    give('123456');
    expect(state()).toBe('asking.invalid');
    actor.send({ type: 'email.changed', email: 'iris@example.com' });
    expect(state()).toBe('asking.typed');
    give('12345');
    expect([state(), context().code, server.asked]).toEqual(['asking.invalid', '12345', []]);
    actor.send({ type: 'code.changed', code: '' });
    expect([state(), context().email]).toEqual(['asking.untouched', 'iris@example.com']);
  });

  it('changes no address where it is known', () => {
    const { actor, context } = start();
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    expect(context().email).toBe('iris@example.com');
  });

  it('keeps a code that was refused or lost, and sends it again or another', async () => {
    const { actor, clock, give, server, state, context } = start();
    give('123456');
    await server.fail(0, refused);
    expect([state(), context().code, context().failure?.code]).toEqual(['refused', '123456', 'otp_expired']);
    actor.send({ type: 'code.submitted' });
    expect([state(), context().failure]).toEqual(['proving', null]);
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code, server.cancelled(1)]).toEqual([
      'failed',
      'NETWORK_ERROR',
      true,
    ]);
    give('654321');
    await server.fail(2, networkError());
    expect([state(), context().code]).toEqual(['failed', '654321']);
  });

  it('can be stopped, and a session that still comes is signed out', async () => {
    const { actor, give, server, takenBack, state } = start();
    give('123456');
    actor.send({ type: 'submission.cancelled' });
    expect([state(), server.cancelled(0)]).toEqual(['asking.typed', true]);
    await server.answer(0, 'session');
    expect(takenBack).toEqual(['session']);
  });

  it('is explored whole', () => expectCovered(mailCodeFlow, { pending: 'proving' }));
});
