import { describe, expect, test } from 'vitest';
import { defaultFlags, type Flags } from '../flags/index.ts';
import { demoProfile } from '../profile/index.ts';
import { enterableRoutes } from './enterable.ts';
import type { Visitor } from './guard.ts';
import { pathOf } from './paths.ts';
import { type RouteId, routes } from './routes.ts';

const member = (role: string, more: object = {}): Visitor => ({
  auth: 'signedIn',
  profile: { status: 'loaded', profile: { ...demoProfile, role, ...more } },
});
const idsFor = (visitor: Visitor, flags: Partial<Flags> = {}): readonly RouteId[] =>
  enterableRoutes({ ...defaultFlags, ...flags }, visitor).map(({ id }) => id);
const adminOnly = routes.filter(({ area }) => area === 'adminOnly').map(({ id }) => id);

describe('the pages that somebody can go to', () => {
  test('hold those for admins and operators only for them', () => {
    const seen = (role: string) => idsFor(member(role)).filter((id) => adminOnly.includes(id));
    expect(seen('user')).toEqual([]);
    expect(seen('operator')).toEqual(adminOnly);
    expect(seen('admin')).toEqual(adminOnly);
  });

  test('lead only admins to administration that asks for a sign-in alone, as the sidebar does', () => {
    const asked = ['adminConsole', 'adminSettings', 'adminUsers', 'adminCredits'];
    const seen = (visitor: Visitor) => idsFor(visitor).filter((id) => asked.includes(id));
    expect(seen(member('user'))).toEqual([]);
    expect(seen(member('operator'))).toEqual([]);
    expect(seen(member('admin', { is_admin: true })).toSorted()).toEqual(asked.toSorted());
  });

  test('hold the pages of an event while their flag is on', () => {
    expect(idsFor(member('user'))).not.toContain('event');
    expect(idsFor(member('user'), { eventSafety: true })).toContain('event');
  });

  test('have an address without parameters, and are no step of something else', () => {
    const ids = idsFor(member('admin'));
    for (const id of ids) expect(pathOf(id)).not.toContain(':');
    expect(ids).toEqual(expect.arrayContaining(['promptStudio', 'gallery', 'editor', 'legalPage', 'help']));
    const left = [
      'creatorProfile',
      'home',
      'login',
      'authCallback',
      'onboarding',
      'shopSuccess',
      'debugGates',
    ];
    expect(ids.filter((id) => left.includes(id))).toEqual([]);
  });

  test('are the public ones for somebody who has not said who they are', () => {
    const ids = idsFor(member('user', { use_type: null }));
    expect(ids).toContain('terms');
    expect(ids).not.toContain('gallery');
    expect(idsFor({ auth: 'signedOut' })).toEqual(
      routes.map(({ id }) => id).filter((id) => id === 'home' || ids.includes(id)),
    );
  });
});
