import { missingPasswordParts } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { strong, submitted } from './password.testing.ts';

describe('password, what it says and where it leads', () => {
  it.each([
    ['signIn', 'signIn', 'signingIn'],
    ['signUp', 'signUp', 'signingUp'],
    ['newPassword', 'set', 'setting'],
  ] as const)(
    'keeps in mode %s what was typed when it is refused, fails or is given up',
    async (mode, effect, asking) => {
      const flow = submitted(mode, strong);
      const { actor, state } = flow;
      const failure = () => actor.getSnapshot().context.failure?.code;
      const again = () => actor.send({ type: 'credentials.submitted' });
      expect(state()).toBe(asking);
      await flow[effect].fail(0, new ApiError({ status: 422, code: 'weak_password', message: '' }));
      expect([state(), failure()]).toEqual(['refused', 'weak_password']);
      again();
      expect([state(), failure()]).toEqual([asking, undefined]);
      await flow[effect].fail(1, networkError());
      expect([state(), failure()]).toEqual(['failed', 'NETWORK_ERROR']);
      again();
      expect(state()).toBe(asking);
      actor.send({ type: 'submission.cancelled' });
      expect([state(), flow[effect].cancelled(2)]).toEqual(['editing.typed', true]);
      again();
      await flow[effect].fail(3, networkError());
      actor.send({ type: 'field.changed', change: { password: 'x' } });
      expect([state(), actor.getSnapshot().context.password]).toEqual(['editing.typed', 'x']);
    },
  );

  it('says which parts of the rule are missing, where there is a rule', () => {
    const { actor, state } = submitted('signUp', '', '');
    const context = () => actor.getSnapshot().context;
    expect(context()).toMatchObject({
      missing: missingPasswordParts(''),
      providers: ['github'],
      provider: null,
    });
    expect([context().failure, context().waitUntilMs, context().secondsLeft]).toEqual([null, 0, 0]);
    actor.send({ type: 'field.changed', change: { password: 'obsidian' } });
    expect([state(), context().missing]).toEqual(['editing.typed', missingPasswordParts('obsidian')]);
    actor.send({ type: 'field.changed', change: { email: 'a@b.co' } });
    expect(context().missing).toEqual(missingPasswordParts('obsidian'));
    actor.send({ type: 'mode.changed', mode: 'signIn' });
    expect([context().mode, context().missing]).toEqual(['signIn', []]);
    actor.send({ type: 'mode.changed', mode: 'signUp' });
    expect([context().mode, context().missing]).toEqual(['signUp', missingPasswordParts('obsidian')]);
    actor.send({ type: 'field.changed', change: { email: '', password: '' } });
    expect(state()).toBe('editing.untouched');
  });

  it.each([
    ['signIn', 'iris@', strong],
    ['signUp', 'iris@', strong],
    ['newPassword', 'iris@example.com', 'weak'],
  ] as const)('sends nothing in mode %s of %s with %s', (mode, email, password) => {
    const { signIn, signUp, set, state } = submitted(mode, password, email);
    expect([state(), signIn.asked, signUp.asked, set.asked]).toEqual(['editing.invalid', [], [], []]);
  });

  it('is done when a sign-up brings a session, and otherwise keeps no password while it waits', async () => {
    const now = submitted('signUp', strong, ' Iris@Example.com');
    expect(now.signUp.asked).toEqual([{ email: 'iris@example.com', password: strong }]);
    await now.signUp.answer(0, { signedIn: true });
    expect([now.state(), now.actor.getSnapshot().context.password]).toEqual(['done', '']);
    const later = submitted('signUp', strong);
    await later.signUp.answer(0, { signedIn: false });
    expect(later.state()).toBe('unconfirmed.coolingDown.counting');
    expect(later.actor.getSnapshot().context).toMatchObject({ password: '', secondsLeft: 60 });
    later.clock.increment(1_000);
    expect(later.actor.getSnapshot().context.secondsLeft).toBe(59);
    later.actor.send({ type: 'email.edited' });
    expect(later.state()).toBe('editing.typed');
  });

  it('says what came of sending the confirmation again, and waits as long as it must', async () => {
    const { actor, clock, signUp, resend, state } = submitted('signUp', strong);
    const failure = () => actor.getSnapshot().context.failure?.code;
    const again = () => {
      expect(state()).toBe('unconfirmed.ready');
      actor.send({ type: 'confirmation.requested' });
      expect([state(), failure()]).toEqual(['unconfirmed.resending', undefined]);
    };
    await signUp.answer(0, { signedIn: false });
    clock.increment(60_000);
    again();
    const message = 'You can only request this after 30 seconds.';
    await resend.fail(0, new ApiError({ status: 429, code: 'over_email_send_rate_limit', message }));
    expect([state(), failure()]).toEqual(['unconfirmed.coolingDown.counting', 'over_email_send_rate_limit']);
    clock.increment(30_000);
    again();
    await resend.fail(1, networkError());
    clock.increment(0);
    expect(failure()).toBe('NETWORK_ERROR');
    again();
    clock.increment(requestLimits.answerMs);
    expect([failure(), resend.cancelled(2)]).toEqual(['NETWORK_ERROR', true]);
    again();
    actor.send({ type: 'submission.cancelled' });
    expect(resend.cancelled(3)).toBe(true);
    again();
    await resend.answer(4, {});
    expect([state(), actor.getSnapshot().context.secondsLeft]).toEqual([
      'unconfirmed.coolingDown.counting',
      60,
    ]);
  });

  it('can give up leaving for a provider, and sign in by password after all', async () => {
    const { actor, provider, signIn, state } = submitted('signIn', strong);
    actor.send({ type: 'submission.cancelled' });
    actor.send({ type: 'provider.chosen', provider: 'github' });
    expect([state(), actor.getSnapshot().context.provider]).toEqual(['openingProvider', 'github']);
    actor.send({ type: 'submission.cancelled' });
    expect([state(), provider.cancelled(0)]).toEqual(['editing.typed', true]);
    actor.send({ type: 'provider.chosen', provider: 'github' });
    await provider.fail(1, networkError());
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
    actor.send({ type: 'provider.chosen', provider: 'github' });
    await provider.answer(2, {});
    actor.send({ type: 'credentials.submitted' });
    expect([state(), signIn.asked.length]).toEqual(['signingIn', 2]);
  });
});
