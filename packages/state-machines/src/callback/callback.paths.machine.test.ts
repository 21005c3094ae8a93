import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { iris, land, otto, whole } from './callback.testing.ts';

describe('callback, where it leads', () => {
  it.each(['asking', 'unreachable', 'stopped'])('follows who is signed in while it is %s', async (where) => {
    const { actor, owner, session, state } = land(whole);
    await owner.answer(0, iris);
    if (where !== 'asking') actor.send({ type: 'session.accepted' });
    if (where === 'stopped') actor.send({ type: 'exchange.cancelled' });
    if (where === 'unreachable') await session.fail(0, networkError());
    actor.send({ type: 'visitor.changed', signedIn: otto });
    expect([state(), actor.getSnapshot().context.signedIn]).toEqual([where, otto]);
    actor.send({ type: 'visitor.changed', signedIn: null });
    expect(state()).toBe(where);
    actor.send({ type: 'visitor.changed', signedIn: iris });
    expect(state()).toBe('done');
  });

  it.each(['asking', 'unreachable', 'stopped'])(
    'gives up by itself a session that grows old while it is %s',
    async (where) => {
      const { actor, clock, owner, session, state } = land(whole);
      clock.increment(5_000);
      await owner.answer(0, iris);
      if (where !== 'asking') actor.send({ type: 'session.accepted' });
      if (where === 'stopped') actor.send({ type: 'exchange.cancelled' });
      if (where === 'unreachable') await session.fail(0, networkError());
      clock.increment(114_999);
      expect(state()).toBe(where);
      clock.increment(1);
      expect([state(), actor.getSnapshot().context.problem]).toEqual(['refused.expired', 'linkExpired']);
    },
  );

  it('does not give up a code, however long nobody answers', async () => {
    const { actor, clock, session, state } = land();
    await session.fail(0, networkError());
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
    clock.increment(10_000_000);
    expect(state()).toBe('unreachable');
    actor.send({ type: 'exchange.retried' });
    expect([state(), actor.getSnapshot().context.failure]).toEqual(['exchanging', null]);
  });

  it('can stop finding out whose a session is, and begins with nothing known', () => {
    const { actor, owner, state } = land(whole);
    const { now: _, landing, email, ...begun } = actor.getSnapshot().context;
    expect([landing, email, owner.asked]).toEqual([whole, iris.email, [whole]]);
    const nobody = { signedIn: null, begun: null, owner: null };
    const nothing = { problem: null, failure: null, identityProblem: null };
    expect(begun).toEqual({ ...nobody, ...nothing, waits: {}, waitUntilMs: 0, secondsLeft: 0 });
    actor.send({ type: 'exchange.cancelled' });
    expect([state(), owner.cancelled(0)]).toEqual(['stopped', true]);
    actor.send({ type: 'exchange.retried' });
    expect(state()).toBe('identifying');
  });

  it('sends another link to an address that is one, tells it, counts down and sends it again', async () => {
    const { actor, clock, link, state } = land({ kind: 'error', code: 'otp_expired' });
    const sent: unknown[] = [];
    actor.on('link.sent', (event) => sent.push(event));
    const request = () => actor.send({ type: 'link.requested' });
    actor.send({ type: 'email.changed', email: 'iris@' });
    request();
    expect([state(), link.asked]).toEqual(['refused.emailInvalid', []]);
    actor.send({ type: 'email.changed', email: ' Otto@Example.com' });
    expect(state()).toBe('refused.expired');
    request();
    expect(link.asked).toEqual([{ email: 'otto@example.com' }]);
    actor.send({ type: 'request.cancelled' });
    expect([state(), link.cancelled(0)]).toEqual(['refused.expired', true]);
    request();
    await link.answer(1, {});
    expect(sent).toEqual([{ type: 'link.sent', email: 'otto@example.com', atMs: 0 }]);
    clock.increment(1_000);
    expect([state(), actor.getSnapshot().context.secondsLeft]).toEqual(['resent.coolingDown.counting', 59]);
    clock.increment(59_000);
    expect(state()).toBe('resent.ready');
    request();
    expect([state(), link.asked.length]).toEqual(['resending', 3]);
  });

  it('waits with another link as long as the server asks for, and goes back when that is over', async () => {
    const { actor, clock, link, state } = land({ kind: 'error', code: 'otp_expired' });
    const failure = () => actor.getSnapshot().context.failure?.code;
    const limit = new ApiError({ status: 429, code: 'RATE_LIMITED', message: 'after 9 seconds' });
    actor.send({ type: 'link.requested' });
    await link.fail(0, limit);
    clock.increment(2_000);
    expect([state(), failure(), actor.getSnapshot().context.secondsLeft]).toEqual([
      'rateLimited.counting',
      'RATE_LIMITED',
      7,
    ]);
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    expect([state(), failure()]).toEqual(['refused.expired', undefined]);
    actor.send({ type: 'email.changed', email: iris.email });
    actor.send({ type: 'link.requested' });
    expect([state(), actor.getSnapshot().context.secondsLeft]).toEqual(['rateLimited.counting', 7]);
    clock.increment(7_000);
    expect([state(), failure(), actor.getSnapshot().context.waits]).toEqual([
      'refused.expired',
      undefined,
      {},
    ]);
  });
});
