import { type AuthProviderId, magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { signInFlow } from './sign-in.flow.ts';
import { provideSignIn } from './sign-in.machine.ts';
import type { SignInEmitted, SignInInput } from './sign-in.types.ts';

function start(input: Partial<SignInInput> = {}) {
  const clock = new SimulatedClock();
  const server = held<{ email: string }, unknown>();
  const provider = held<{ provider: AuthProviderId }, unknown>();
  const actor = createActor(provideSignIn({ sendLink: server.effect, openProvider: provider.effect }), {
    clock,
    input: { purpose: 'signIn', email: '', lastRequestMs: null, now: () => clock.now(), ...input },
  });
  const emitted: SignInEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, server, provider, emitted, state: () => stateName(actor.getSnapshot().value) };
}

function request(email: string, input: Partial<SignInInput> = {}) {
  const flow = start({ email, ...input });
  flow.actor.send({ type: 'link.requested' });
  return flow;
}

describe('sign-in', () => {
  it('asks for a link once a minute, counting down', async () => {
    const { actor, clock, server, emitted, state } = request(' Iris@Example.com ');
    expect(server.asked).toEqual([{ email: 'iris@example.com' }]);
    await server.answer(0, {});
    expect(emitted).toEqual([{ type: 'link.sent', email: 'iris@example.com', atMs: 0 }]);
    expect(actor.getSnapshot().context.secondsLeft).toBe(magicLinkCooldownMs / 1_000);
    actor.send({ type: 'link.requested' });
    expect(server.asked).toHaveLength(1);
    clock.increment(1_000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(magicLinkCooldownMs / 1_000 - 1);
    clock.increment(magicLinkCooldownMs);
    expect(state()).toBe('sent.ready');
    actor.send({ type: 'link.requested' });
    expect(server.asked).toHaveLength(2);
  });

  it('asks for no second link to the same address by way of another', async () => {
    const { actor, clock, server, state } = request('iris@example.com');
    await server.answer(0, {});
    clock.increment(20_000);
    actor.send({ type: 'email.edited' });
    actor.send({ type: 'email.changed', email: ' IRIS@example.com' });
    actor.send({ type: 'link.requested' });
    expect(server.asked).toHaveLength(1);
    expect(state()).toBe('sent.coolingDown.counting');
    expect(actor.getSnapshot().context.secondsLeft).toBe(magicLinkCooldownMs / 1_000 - 20);
    actor.send({ type: 'email.edited' });
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    actor.send({ type: 'link.requested' });
    expect(server.asked).toHaveLength(2);
    await server.answer(1, {});
    actor.send({ type: 'email.edited' });
    actor.send({ type: 'email.changed', email: 'iris@example.com' });
    actor.send({ type: 'link.requested' });
    const left = magicLinkCooldownMs - 20_000;
    for (let passed = 0; passed <= 2; passed += 1, clock.increment(1_000))
      expect(actor.getSnapshot().context.secondsLeft).toBe(left / 1_000 - passed);
    clock.increment(left);
    expect(state()).toBe('sent.ready');
    expect(Object.keys(actor.getSnapshot().context.waits)).toEqual(['otto@example.com']);
  });

  it('ends the request when it is cancelled', () => {
    const { actor, server, state } = request('iris@example.com');
    actor.send({ type: 'request.cancelled' });
    expect(state()).toBe('editing.typed');
    expect(server.cancelled(0)).toBe(true);
  });

  it('still waits after a reload', () => {
    const { clock, state } = start({ email: 'iris@example.com', lastRequestMs: 0 });
    expect(state()).toBe('sent.coolingDown.counting');
    clock.increment(magicLinkCooldownMs);
    expect(state()).toBe('sent.ready');
  });

  it.each(['', 'iris', 'iris@', 'a b@example.com'])('refuses %j without asking and keeps it', (email) => {
    const { actor, server, state } = request(email);
    expect(state()).toBe('editing.invalid');
    expect(server.asked).toEqual([]);
    expect(actor.getSnapshot().context.email).toBe(email);
  });

  it('waits as long as the server says, then lets the address be sent again', async () => {
    const { actor, clock, server, state } = request('iris@example.com');
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await server.fail(0, new ApiError({ status: 429, code: 'over_email_send_rate_limit', message }));
    expect(state()).toBe('rateLimited.counting');
    expect(actor.getSnapshot().context.secondsLeft).toBe(42);
    clock.increment(42_000);
    expect(state()).toBe('editing.typed');
    expect(actor.getSnapshot().context.email).toBe('iris@example.com');
  });

  it('gives up waiting and cancels the request', () => {
    const { clock, server, state } = request('iris@example.com');
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('failed');
    expect(server.cancelled(0)).toBe(true);
  });

  it('tells in toasts when it is the re-auth button', async () => {
    const titles = async (email: string, act: (flow: ReturnType<typeof request>) => Promise<void>) => {
      const flow = request(email, { purpose: 'reAuth' });
      await act(flow);
      return flow.emitted.flatMap((event) =>
        event.type === 'notice.raised' ? [event.notice.title.key] : [],
      );
    };
    for (const unusable of ['', 'iris@'])
      expect(await titles(unusable, async () => {})).toEqual(['noSavedEmailTitle']);
    expect(await titles('a@b.co', ({ server }) => server.answer(0, {}))).toEqual(['magicLinkSentTitle']);
    expect(await titles('a@b.co', ({ server }) => server.fail(0, networkError()))).toEqual([
      'magicLinkFailedTitle',
    ]);
  });

  it('takes another address at any time, and the failure stays until the next request', async () => {
    const { actor, clock, server, state } = request('iris@example.com');
    const context = () => actor.getSnapshot().context;
    await server.fail(0, networkError());
    expect([state(), context().failure?.code]).toEqual(['failed', 'NETWORK_ERROR']);
    actor.send({ type: 'link.requested' });
    expect([state(), context().failure]).toEqual(['sending', null]);
    await server.fail(1, networkError());
    actor.send({ type: 'email.changed', email: '' });
    expect(state()).toBe('editing.untouched');
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    expect(state()).toBe('editing.typed');
    actor.send({ type: 'link.requested' });
    await server.fail(2, new ApiError({ status: 429, code: 'RATE_LIMITED', message: 'after 9 seconds' }));
    expect([state(), context().failure?.code]).toEqual(['rateLimited.counting', 'RATE_LIMITED']);
    clock.increment(2_000);
    expect(context().secondsLeft).toBe(7);
    actor.send({ type: 'email.changed', email: 'omar@example.com' });
    expect(state()).toBe('editing.typed');
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    actor.send({ type: 'link.requested' });
    expect([state(), context().secondsLeft, server.asked.length]).toEqual(['rateLimited.counting', 7, 3]);
    clock.increment(7_000);
    actor.send({ type: 'link.requested' });
    expect(server.asked).toHaveLength(4);
  });

  it('counts down from what is left after a reload, and begins without a wait when none is known', () => {
    const { actor } = start({ email: ' Iris@example.com', lastRequestMs: -20_000 });
    expect(actor.getSnapshot().context).toMatchObject({
      purpose: 'signIn',
      failure: null,
      secondsLeft: magicLinkCooldownMs / 1_000 - 20,
      waits: { 'iris@example.com': { untilMs: magicLinkCooldownMs - 20_000, because: 'sent' } },
    });
    const fresh = start();
    const { waits, ...rest } = fresh.actor.getSnapshot().context;
    expect([rest.providers, rest.provider]).toEqual([[], null]);
    expect(waits).toEqual({});
    expect(rest).toMatchObject({ secondsLeft: 0, email: '' });
    expect(start({ email: '', lastRequestMs: 0 }).state()).toBe('editing.untouched');
    expect(fresh.state()).toBe('editing.untouched');
  });

  it('says nothing in toasts where a page shows it, and how it is in those of the re-auth button', async () => {
    const notices = async (purpose: 'signIn' | 'recovery' | 'reAuth', error: Error) => {
      const flow = request('a@b.co', { purpose });
      await flow.server.fail(0, error);
      return flow.emitted;
    };
    const tooMany = new ApiError({ status: 429, code: 'RATE_LIMITED', message: '' });
    expect(await notices('signIn', networkError())).toEqual([]);
    expect(await notices('recovery', tooMany)).toEqual([]);
    expect(await notices('reAuth', tooMany)).toMatchObject([
      { notice: { tone: 'error', description: { namespace: 'signIn', key: 'tooManyLinks' } } },
    ]);
    expect(await notices('reAuth', networkError())).toMatchObject([
      { notice: { tone: 'error', description: { key: 'magicLinkFailed' } } },
    ]);
    const { server, emitted } = request('a@b.co', { purpose: 'reAuth' });
    await server.answer(0, {});
    expect(emitted).toMatchObject([
      { type: 'link.sent' },
      { notice: { tone: 'success', description: { key: 'magicLinkSent' } } },
    ]);
    const { emitted: refused } = request('', { purpose: 'reAuth' });
    expect(refused).toMatchObject([{ notice: { tone: 'error', description: { key: 'noSavedEmail' } } }]);
  });

  it('goes to a third party that was found, and to no other; the typed address stays', async () => {
    const { actor, provider, state } = start({ email: 'iris@' });
    actor.send({ type: 'provider.chosen', provider: 'google' });
    expect([state(), provider.asked]).toEqual(['editing.typed', []]);
    actor.send({ type: 'providers.found', providers: ['google'] });
    actor.send({ type: 'provider.chosen', provider: 'github' });
    expect(state()).toBe('editing.typed');
    actor.send({ type: 'provider.chosen', provider: 'google' });
    expect([state(), provider.asked]).toEqual(['openingProvider', [{ provider: 'google' }]]);
    actor.send({ type: 'request.cancelled' });
    expect([state(), provider.cancelled(0)]).toEqual(['editing.typed', true]);
    actor.send({ type: 'provider.chosen', provider: 'google' });
    await provider.fail(1, networkError());
    expect([state(), actor.getSnapshot().context.failure?.code]).toEqual(['failed', 'NETWORK_ERROR']);
    actor.send({ type: 'provider.chosen', provider: 'google' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await provider.answer(2, {});
    expect(state()).toBe('editing.typed');
    // Back by the browser's button: the form is as it was.
    actor.send({ type: 'link.requested' });
    expect(state()).toBe('editing.invalid');
    actor.send({ type: 'email.changed', email: 'iris@example.com' });
    expect(actor.getSnapshot().context.providers).toEqual(['google']);
  });

  it('gives up waiting for a third party, and asks for a link on the way back from one', async () => {
    const { actor, clock, provider, server, state } = start({
      email: 'iris@example.com',
      providers: ['google'],
    });
    actor.send({ type: 'provider.chosen', provider: 'google' });
    clock.increment(requestLimits.answerMs);
    expect([state(), provider.cancelled(0)]).toEqual(['failed', true]);
    actor.send({ type: 'provider.chosen', provider: 'google' });
    await provider.answer(1, {});
    actor.send({ type: 'link.requested' });
    expect([state(), server.asked]).toEqual(['sending', [{ email: 'iris@example.com' }]]);
  });

  it('is explored whole', () => expectCovered(signInFlow, { pending: 'sending openingProvider' }));
});
