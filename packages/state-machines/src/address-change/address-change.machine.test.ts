import type { AddressSide } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { addressChangeFlow } from './address-change.flow.ts';
import { provideAddressChange } from './address-change.machine.ts';
import type { AddressChangeEmitted, AddressState } from './address-change.types.ts';

const email = 'iris@example.com';
const newEmail = 'iris@studio.example';
const still: AddressState = { email, change: null, isAvailable: true };
const begun: AddressState = { ...still, change: { newEmail, isOldProved: false, isNewProved: false } };
const half: AddressState = { ...still, change: { newEmail, isOldProved: false, isNewProved: true } };
const changed: AddressState = { ...still, email: newEmail };

async function open(state: AddressState = still) {
  const clock = new SimulatedClock();
  const reading = held<void, AddressState>();
  const requesting = held<{ email: string }, unknown>();
  const proving = held<{ side: AddressSide; code: string }, AddressState>();
  const resending = held<void, AddressState>();
  const cancelling = held<void, unknown>();
  const machine = provideAddressChange({
    readAddress: reading.effect,
    requestChange: requesting.effect,
    prove: proving.effect,
    resend: resending.effect,
    cancel: cancelling.effect,
  });
  const actor = createActor(machine, { clock });
  const emitted: AddressChangeEmitted['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await reading.answer(0, state);
  const give = (code: string) => {
    actor.send({ type: 'code.changed', code });
    actor.send({ type: 'code.submitted' });
  };
  return {
    actor,
    clock,
    reading,
    requesting,
    proving,
    resending,
    cancelling,
    emitted,
    give,
    state: () => stateName(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

describe('the change of an address', () => {
  it('is asked for with another address than the one there is', async () => {
    const { actor, requesting, reading, state, context } = await open();
    actor.send({ type: 'editing.begun' });
    for (const typed of ['', 'iris@', ' IRIS@example.com']) {
      actor.send({ type: 'email.changed', email: typed });
      actor.send({ type: 'email.submitted' });
      expect([state(), context().typed, requesting.asked]).toEqual(['editing.invalid', typed, []]);
    }
    actor.send({ type: 'email.changed', email: ' Iris@Studio.example' });
    actor.send({ type: 'email.submitted' });
    expect(requesting.asked).toEqual([{ email: newEmail }]);
    await requesting.answer(0, {});
    await reading.answer(1, begun);
    expect([state(), context().side]).toEqual(['waiting.typing', 'new']);
  });

  it('asks for the second factor first where it is due, and goes on with what was typed', async () => {
    const { actor, requesting, state, context } = await open();
    actor.send({ type: 'editing.begun' });
    actor.send({ type: 'email.changed', email: newEmail });
    actor.send({ type: 'email.submitted' });
    await requesting.fail(0, new ApiError({ status: 401, code: 'insufficient_aal', message: '' }));
    expect(state()).toBe('steppingUp');
    actor.send({ type: 'stepUp.cancelled' });
    expect([state(), context().typed]).toEqual(['editing.typing', newEmail]);
    actor.send({ type: 'email.submitted' });
    await requesting.fail(1, new ApiError({ status: 401, code: 'insufficient_aal', message: '' }));
    actor.send({ type: 'stepUp.passed' });
    expect([state(), requesting.asked.length]).toEqual(['requesting', 3]);
    await requesting.fail(2, networkError());
    expect([state(), context().typed]).toEqual(['editing.failed', newEmail]);
  });

  it('is done when both are proved: the next code asked for is that of the other', async () => {
    const { give, proving, state, context, emitted } = await open(begun);
    give('123 456');
    expect(proving.asked).toEqual([{ side: 'new', code: '123456' }]);
    await proving.answer(0, half);
    expect([state(), context().side, context().code]).toEqual(['waiting.typing', 'old', '']);
    give('654321');
    await proving.answer(1, changed);
    expect([state(), context().email, emitted]).toEqual([
      'shown',
      newEmail,
      ['address.changed', 'notice.raised'],
    ]);
  });

  it('keeps a code that was refused or lost, and asks nobody before all figures are there', async () => {
    const { actor, clock, give, proving, state, context } = await open(begun);
    give('123');
    expect([state(), proving.asked]).toEqual(['waiting.invalid', []]);
    give('123456');
    await proving.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: '' }));
    expect([state(), context().code, context().failure?.code]).toEqual([
      'waiting.refused',
      '123456',
      'INPUT_INVALID',
    ]);
    actor.send({ type: 'code.submitted' });
    clock.increment(requestLimits.answerMs);
    expect([state(), context().code]).toEqual(['waiting.failed', '123456']);
  });

  it('asks for the code of the other address on wish, while neither is proved', async () => {
    const { actor, give, proving, context } = await open(begun);
    actor.send({ type: 'side.changed', side: 'old' });
    give('123456');
    expect(proving.asked).toEqual([{ side: 'old', code: '123456' }]);
    const later = await open(half);
    later.actor.send({ type: 'side.changed', side: 'new' });
    expect([context().side, later.context().side]).toEqual(['old', 'old']);
  });

  it('follows what is done elsewhere, and loses nothing typed by it', async () => {
    const { actor, state, context, emitted } = await open(begun);
    actor.send({ type: 'code.changed', code: '12' });
    actor.send({ type: 'address.read', state: begun });
    expect([state(), context().code]).toEqual(['waiting.typing', '12']);
    actor.send({ type: 'address.read', state: half });
    expect([context().side, context().code]).toEqual(['old', '']);
    actor.send({ type: 'address.read', state: changed });
    expect([state(), context().email, emitted]).toEqual([
      'shown',
      newEmail,
      ['address.changed', 'notice.raised'],
    ]);
    const over = await open(begun);
    over.actor.send({ type: 'address.read', state: still });
    expect([over.state(), over.emitted]).toEqual(['shown', []]);
  });

  it('sends the messages again, and can be given up', async () => {
    const { actor, resending, cancelling, reading, state, context, emitted } = await open(begun);
    actor.send({ type: 'messages.requested' });
    await resending.fail(0, new ApiError({ status: 429, code: 'RATE_LIMITED', message: '' }));
    expect([state(), context().failure?.code]).toEqual(['waiting.failed', 'RATE_LIMITED']);
    actor.send({ type: 'messages.requested' });
    await resending.answer(1, begun);
    expect([state(), emitted]).toEqual(['waiting.typing', ['notice.raised']]);
    actor.send({ type: 'change.cancelled' });
    await cancelling.answer(0, {});
    await reading.answer(1, still);
    expect([state(), context().change]).toEqual(['shown', null]);
  });

  it('says so where another service keeps the address, or it could not be read', async () => {
    const elsewhere = await open({ ...still, isAvailable: false });
    expect(elsewhere.state()).toBe('keptElsewhere');
    const { actor, reading, state } = await open();
    actor.send({ type: 'address.read', state: changed });
    expect([state(), actor.getSnapshot().context.email]).toEqual(['shown', newEmail]);
    actor.send({ type: 'address.read', state: { ...begun, email: newEmail } });
    expect([state(), reading.asked.length]).toEqual(['waiting.typing', 1]);
  });

  it('is explored whole', () =>
    expectCovered(addressChangeFlow, {
      pending: 'loading requesting waiting.proving waiting.resending waiting.cancelling',
      stepUp: 'steppingUp',
      waiting: 'waiting',
    }));
});
