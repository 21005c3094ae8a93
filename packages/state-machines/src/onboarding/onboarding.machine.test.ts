import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { requestLimits } from '@mirror-studio/domain/limits';
import type { OnboardingForm, UserProfile } from '@mirror-studio/domain/profile';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { onboardingFlow } from './onboarding.events.ts';
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
  it('is walked whole', () => expectCovered(onboardingFlow));

  it('saves a complete form, once', async () => {
    const { actor, save, state } = await start();
    actor.send({ type: 'field.changed', change: form });
    actor.send({ type: 'profile.submitted' });
    actor.send({ type: 'profile.submitted' });
    expect(save.asked).toEqual([{ ...form, displayName: 'Iris' }]);
    await save.answer(0, {});
    expect(state()).toBe('done');
  });

  it('begins with what is known and sends nobody away who lacks one field', async () => {
    const { actor, state } = await start({ display_name: 'Iris', terms_accepted: true });
    expect(state()).toBe('editing.untouched');
    expect(actor.getSnapshot().context.form).toEqual({
      displayName: 'Iris',
      useType: null,
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
});
