import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { passwordFlow } from './password.flow.ts';
import { strong, submitted } from './password.testing.ts';

describe('password', () => {
  it('sets another password for somebody who came by a recovery link, under the same rule', async () => {
    const weak = submitted('newPassword', 'obsidian', '');
    expect(weak.state()).toBe('editing.invalid');
    const { actor, set, signIn, signUp, state } = submitted('newPassword', 'Obsidian-7', '');
    expect(set.asked).toEqual([{ password: 'Obsidian-7' }]);
    await set.fail(0, new ApiError({ status: 422, code: 'same_password', message: '' }));
    expect(state()).toBe('refused');
    actor.send({ type: 'mode.changed', mode: 'signIn' });
    expect(actor.getSnapshot().context.mode).toBe('newPassword');
    actor.send({ type: 'credentials.submitted' });
    await set.answer(1, {});
    expect(state()).toBe('done');
    expect(actor.getSnapshot().context.password).toBe('');
    expect([...signIn.asked, ...signUp.asked]).toEqual([]);
  });

  it.each(['Short-1', 'obsidian-7', 'OBSIDIAN-7', 'Obsidian-x', 'Obsidian7'])(
    'rejects the new password %s before any call',
    (password) => {
      const { signUp, state } = submitted('signUp', password);
      expect(state()).toBe('editing.invalid');
      expect(signUp.asked).toEqual([]);
    },
  );

  it('holds an old password to no rule but that there is one', async () => {
    const { signIn } = submitted('signIn', 'old');
    expect(signIn.asked).toHaveLength(1);
    expect(submitted('signIn', '').signIn.asked).toEqual([]);
  });

  it('goes to third parties that are found while somebody types, and to none for another password', () => {
    const { actor } = submitted('signUp', 'obsidian');
    actor.send({ type: 'providers.found', providers: ['google'] });
    expect(actor.getSnapshot().context).toMatchObject({ providers: ['google'], password: 'obsidian' });
    const { actor: recovered } = submitted('newPassword', 'obsidian', '');
    const before = recovered.getSnapshot().context.providers;
    recovered.send({ type: 'providers.found', providers: ['google', 'apple'] });
    expect(recovered.getSnapshot().context.providers).toEqual(before);
  });

  it('signs in, and forgets the password', async () => {
    const { actor, signIn, state } = submitted('signIn', strong);
    await signIn.answer(0, {});
    expect(state()).toBe('done');
    expect(actor.getSnapshot().context.password).toBe('');
  });

  it('leads whoever is not confirmed to where the message is sent again, and forgets the password', async () => {
    const { actor, clock, signIn, state } = submitted('signIn', strong);
    await signIn.fail(0, new ApiError({ status: 400, code: 'email_not_confirmed', message: '' }));
    clock.increment(0);
    expect(state()).toBe('unconfirmed.ready');
    expect(actor.getSnapshot().context).toMatchObject({ email: 'iris@example.com', password: '' });
    expect(actor.getSnapshot().context.failure?.code).toBe('email_not_confirmed');
  });

  it('says no or fails, and keeps what was typed', async () => {
    const { actor, clock, signIn, state } = submitted('signIn', strong);
    await signIn.fail(0, new ApiError({ status: 400, code: 'invalid_credentials', message: '' }));
    expect(state()).toBe('refused');
    actor.send({ type: 'credentials.submitted' });
    await signIn.fail(1, networkError());
    expect(state()).toBe('failed');
    actor.send({ type: 'credentials.submitted' });
    clock.increment(requestLimits.answerMs);
    expect(signIn.cancelled(2)).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ email: 'iris@example.com', password: strong });
  });

  it('ends the request when it is cancelled, and signs out a session that comes after all', async () => {
    const { actor, signIn, refused, state } = submitted('signIn', strong);
    actor.send({ type: 'submission.cancelled' });
    expect(signIn.cancelled(0)).toBe(true);
    await signIn.answer(0, 'late');
    expect(state()).toBe('editing.typed');
    expect(refused).toEqual(['late']);
  });

  it('signs out what an abandoned sign-up brings, when it brings a session', async () => {
    const { actor, clock, signUp, refused } = submitted('signUp', strong);
    clock.increment(requestLimits.answerMs);
    await signUp.answer(0, { signedIn: true });
    actor.send({ type: 'credentials.submitted' });
    actor.send({ type: 'submission.cancelled' });
    await signUp.answer(1, { signedIn: false });
    expect(refused).toEqual([{ signedIn: true }]);
  });

  it('leaves for a provider, and finds the form when somebody comes back', async () => {
    const { actor, provider, state } = submitted('signIn', '');
    actor.send({ type: 'provider.chosen', provider: 'apple' });
    expect(provider.asked).toEqual([]);
    actor.send({ type: 'provider.chosen', provider: 'github' });
    expect(provider.asked).toEqual([{ provider: 'github' }]);
    await provider.answer(0, {});
    expect(state()).toBe('leaving');
    actor.send({ type: 'credentials.submitted' });
    expect(state()).toBe('editing.invalid');
    actor.send({ type: 'provider.chosen', provider: 'github' });
    await provider.fail(1, networkError());
    expect(state()).toBe('failed');
  });

  it('waits for a confirmation, which can be sent again once a minute', async () => {
    const { actor, clock, signUp, resend, state } = submitted('signUp', strong);
    await signUp.answer(0, { signedIn: false });
    actor.send({ type: 'confirmation.requested' });
    expect(resend.asked).toEqual([]);
    clock.increment(60_000);
    expect(state()).toBe('unconfirmed.ready');
    actor.send({ type: 'confirmation.requested' });
    expect(resend.asked).toEqual([{ email: 'iris@example.com' }]);
  });

  it('is explored whole', () =>
    expectCovered(
      passwordFlow,
      {
        form: 'editing signingIn signingUp setting sendingCode proving openingProvider leaving refused failed',
        pending: 'signingIn signingUp setting sendingCode openingProvider unconfirmed.resending',
      },
      ['password.unconfirmed.resending'],
    ));
});
