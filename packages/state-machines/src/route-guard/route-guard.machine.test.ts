import { type RouteId, routeOf } from '@mirror-studio/domain/access';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { networkError } from '@mirror-studio/domain/errors';
import { defaultFlags } from '@mirror-studio/domain/flags';
import type { UserProfile } from '@mirror-studio/domain/profile';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { routeGuardFlow } from './route-guard.flow.ts';
import { provideRouteGuard } from './route-guard.machine.ts';
import type { RouteGuardEmitted } from './route-guard.types.ts';

const complete: UserProfile = {
  display_name: 'Iris',
  use_type: 'artist',
  terms_accepted: true,
  compliance_confirmed: true,
};

function start(route: RouteId, flags = defaultFlags) {
  const clock = new SimulatedClock();
  const load = held<{ userId: string }, UserProfile | null>();
  const actor = createActor(provideRouteGuard({ loadProfile: load.effect }), {
    clock,
    input: { route: routeOf(route), flags },
  });
  const emitted: RouteGuardEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const visit = (userId: string | null) => actor.send({ type: 'visitor.changed', userId });
  const page = () => actor.getSnapshot().value.page;
  return { actor, clock, load, emitted, visit, page };
}

describe('route guard', () => {
  it('waits for the session, then for the profile, then shows', async () => {
    const { load, emitted, visit, page } = start('gallery');
    expect(page()).toBe('waiting');
    visit('iris');
    expect(page()).toBe('waiting');
    await load.answer(0, complete);
    expect(page()).toBe('shown');
    expect(emitted).toEqual([]);
  });

  it.each<[RouteId, UserProfile | null | 'nobody', string]>([
    ['gallery', 'nobody', 'toLogin'],
    ['gallery', null, 'toOnboarding'],
    ['users', complete, 'toStudio'],
    ['users', { ...complete, role: 'operator' }, 'shown'],
    ['authCallback', 'nobody', 'shown'],
    ['home', 'nobody', 'shown'],
    ['home', complete, 'toStudio'],
  ])('%s for %o leads %s', async (route, profile, expected) => {
    const { load, visit, page } = start(route);
    visit(profile === 'nobody' ? null : 'iris');
    if (profile !== 'nobody') await load.answer(0, profile);
    expect(page()).toBe(expected);
  });

  it('asks once to go, when it has decided', () => {
    const { emitted, visit } = start('gallery');
    visit(null);
    expect(emitted).toEqual([{ type: 'redirect.asked', to: 'login' }]);
  });

  it('does not load the profile again for the same user, and drops the answer for another', async () => {
    const { load, visit, page } = start('gallery');
    visit('iris');
    visit('iris');
    expect(load.asked).toEqual([{ userId: 'iris' }]);
    visit('omar');
    expect(load.cancelled(0)).toBe(true);
    await load.answer(0, complete);
    expect(page()).toBe('waiting');
  });

  it('only logs a profile that cannot be read, or not in time', async () => {
    const { actor, clock, load, emitted, visit, page } = start('gallery');
    visit('iris');
    await load.fail(0, networkError());
    expect(page()).toBe('shown');
    expect(actor.getSnapshot().context.visitor).toEqual({ auth: 'signedIn', profile: { status: 'failed' } });
    visit('omar');
    clock.increment(requestLimits.answerMs);
    expect(page()).toBe('shown');
    expect(emitted.map(({ type }) => type)).toEqual(['profile.failed', 'profile.failed']);
  });

  it('lets somebody in whose profile has become complete', async () => {
    const { actor, load, visit, page } = start('gallery');
    visit('iris');
    await load.answer(0, null);
    actor.send({ type: 'profile.changed' });
    await load.answer(1, complete);
    expect(page()).toBe('shown');
  });

  it('follows the page, and is open again to everybody who leaves', async () => {
    const { actor, load, visit, page, emitted } = start('gallery');
    const context = () => actor.getSnapshot().context;
    expect(context()).toMatchObject({ userId: null, visitor: { auth: 'unknown' } });
    visit('iris');
    expect(context()).toMatchObject({
      userId: 'iris',
      visitor: { auth: 'signedIn', profile: { status: 'loading' } },
    });
    await load.answer(0, complete);
    actor.send({ type: 'route.changed', route: routeOf('users') });
    expect(page()).toBe('toStudio');
    actor.send({ type: 'route.changed', route: routeOf('gallery') });
    expect(page()).toBe('shown');
    visit(null);
    expect(page()).toBe('toLogin');
    expect(context()).toMatchObject({ userId: null, visitor: { auth: 'signedOut' } });
    expect(emitted).toEqual([
      { type: 'redirect.asked', to: 'promptStudio' },
      { type: 'redirect.asked', to: 'login' },
    ]);
  });

  it('keeps the profile it knows when a later reading fails, and asks again when it changes meanwhile', async () => {
    const { actor, load, emitted, visit, page } = start('gallery');
    visit('iris');
    await load.answer(0, null);
    expect(emitted).toEqual([{ type: 'redirect.asked', to: 'onboarding' }]);
    actor.send({ type: 'profile.changed' });
    actor.send({ type: 'profile.changed' });
    expect([load.asked.length, load.cancelled(1)]).toEqual([3, true]);
    await load.fail(2, networkError());
    expect(page()).toBe('toOnboarding');
    expect(emitted).toMatchObject([
      { to: 'onboarding' },
      { type: 'profile.failed', failure: { code: 'NETWORK_ERROR' } },
      { to: 'onboarding' },
    ]);
  });

  it('is explored whole', () =>
    expectCovered(routeGuardFlow, { pending: 'page.waiting', shown: 'page.shown' }));
});
