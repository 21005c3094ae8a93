import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import type { OnboardingForm, UserProfile } from '@mirror-studio/domain/profile';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { onboardingFlow } from './onboarding.flow.ts';
import { provideOnboarding } from './onboarding.machine.ts';

const form: OnboardingForm = {
  displayName: ' Iris ',
  useType: 'artist',
  termsAccepted: true,
  complianceConfirmed: true,
};

async function start(profile: UserProfile | null = null) {
  const clock = new SimulatedClock();
  const load = held<void, UserProfile | null>();
  const save = held<OnboardingForm, unknown>();
  const machine = provideOnboarding({ loadProfile: load.effect, saveProfile: save.effect });
  const actor = createActor(machine, { clock }).start();
  await load.answer(0, profile);
  return { actor, clock, save, state: () => stateName(actor.getSnapshot().value) };
}

describe('onboarding', () => {
  it('is explored whole', () =>
    expectCovered(onboardingFlow, {
      pending: 'loading submitting',
      form: 'editing submitting refused failed',
    }));

  it('saves a complete form, once', async () => {
    const { actor, save, state } = await start();
    actor.send({ type: 'field.changed', change: form });
    actor.send({ type: 'profile.submitted' });
    actor.send({ type: 'profile.submitted' });
    expect(save.asked).toEqual([{ ...form, displayName: 'Iris' }]);
    await save.answer(0, {});
    expect([state(), actor.getSnapshot().status]).toEqual(['done', 'done']);
  });

  it('begins with what is known and sends nobody away who lacks one field', async () => {
    const { actor, state } = await start({ display_name: 'Iris', use_type: 'artist', terms_accepted: true });
    expect(state()).toBe('editing.untouched');
    expect(actor.getSnapshot().context.form).toEqual({
      displayName: 'Iris',
      useType: 'artist',
      termsAccepted: true,
      complianceConfirmed: false,
    });
  });

  it('asks nobody while a field is missing', async () => {
    const { actor, save, state } = await start();
    actor.send({ type: 'field.changed', change: { ...form, complianceConfirmed: false } });
    actor.send({ type: 'profile.submitted' });
    expect(state()).toBe('editing.invalid');
    expect(save.asked).toEqual([]);
  });

  it('keeps what was typed when it is refused, fails or takes too long', async () => {
    const { actor, clock, save, state } = await start();
    actor.send({ type: 'field.changed', change: form });
    actor.send({ type: 'profile.submitted' });
    await save.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect(state()).toBe('refused');
    actor.send({ type: 'profile.submitted' });
    await save.fail(1, networkError());
    expect(state()).toBe('failed');
    actor.send({ type: 'profile.submitted' });
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('failed');
    expect(save.cancelled(2)).toBe(true);
    expect(actor.getSnapshot().context.form).toEqual(form);
  });

  it('is over for a complete profile, and whenever one was completed elsewhere', async () => {
    const complete = {
      display_name: 'Iris',
      use_type: 'artist',
      terms_accepted: true,
      compliance_confirmed: true,
    };
    expect((await start(complete)).state()).toBe('done');
    const { actor, state } = await start({ ...complete, use_type: 'sorcerer', terms_accepted: false });
    expect(actor.getSnapshot().context.form).toEqual({
      displayName: 'Iris',
      useType: null,
      termsAccepted: false,
      complianceConfirmed: true,
    });
    actor.send({ type: 'profile.completed' });
    expect(state()).toBe('done');
  });

  it('says that the profile could not be read, and reads it again', async () => {
    const load = held<void, UserProfile | null>();
    const machine = provideOnboarding({ loadProfile: load.effect, saveProfile: async () => {} });
    const actor = createActor(machine).start();
    const empty = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };
    expect(actor.getSnapshot().context).toEqual({ form: empty, failure: null });
    await load.fail(0, networkError());
    expect(stateName(actor.getSnapshot().value)).toBe('failedToLoad');
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
    actor.send({ type: 'load.retried' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await load.answer(1, null);
    expect(stateName(actor.getSnapshot().value)).toBe('editing.untouched');
    expect(actor.getSnapshot().context.form).toEqual(empty);
  });

  it('goes back to the form with what was typed when sending is given up or the form is changed', async () => {
    const { actor, save, state } = await start();
    actor.send({ type: 'field.changed', change: { displayName: 'I' } });
    expect(state()).toBe('editing.touched');
    actor.send({ type: 'field.changed', change: form });
    actor.send({ type: 'profile.submitted' });
    actor.send({ type: 'submission.cancelled' });
    expect([state(), save.cancelled(0)]).toEqual(['editing.touched', true]);
    actor.send({ type: 'profile.submitted' });
    await save.fail(1, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect(actor.getSnapshot().context.failure).toEqual({
      status: 422,
      code: 'INPUT_INVALID',
      message: 'No',
    });
    actor.send({ type: 'field.changed', change: { displayName: 'Otto' } });
    expect(state()).toBe('editing.touched');
    actor.send({ type: 'profile.submitted' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await save.fail(2, networkError());
    actor.send({ type: 'field.changed', change: { displayName: 'Omar' } });
    expect([state(), actor.getSnapshot().context.form.displayName]).toEqual(['editing.touched', 'Omar']);
  });

  it('takes what is typed after a field was found missing', async () => {
    const { actor, save, state } = await start();
    actor.send({ type: 'profile.submitted' });
    actor.send({ type: 'field.changed', change: form });
    expect(state()).toBe('editing.invalid');
    actor.send({ type: 'profile.submitted' });
    expect(save.asked).toHaveLength(1);
  });
});
