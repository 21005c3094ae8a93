import { magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { requestLimits } from '@mirror-studio/domain/limits';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { signInFlow } from './sign-in.events.ts';
import { provideSignIn } from './sign-in.machine.ts';
import type { SignInEmitted, SignInInput } from './sign-in.types.ts';

function start(input: Partial<SignInInput> = {}) {
  const clock = new SimulatedClock();
  const server = held<{ email: string }, unknown>();
  const actor = createActor(provideSignIn({ sendLink: server.effect }), {
    clock,
    input: { purpose: 'signIn', email: '', lastRequestMs: null, now: () => clock.now(), ...input },
  });
  const emitted: SignInEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, server, emitted, state: () => stateName(actor.getSnapshot().value) };
}

function request(email: string, input: Partial<SignInInput> = {}) {
  const flow = start({ email, ...input });
  flow.actor.send({ type: 'link.requested' });
  return flow;
}

describe('sign-in', () => {
  it('is walked whole', () => expectCovered(signInFlow));

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
});
