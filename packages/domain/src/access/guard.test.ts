import { describe, expect, test } from 'vitest';
import {
  type Area,
  areas,
  guardRoute,
  homeDecision,
  type ProfileAnswer,
  pageDecision,
  routeOf,
  type Visitor,
} from './index.ts';

const complete = {
  display_name: 'Mara',
  use_type: 'artist',
  terms_accepted: true,
  compliance_confirmed: true,
};
const loaded = (profile: object | null): Visitor => ({
  auth: 'signedIn',
  profile: { status: 'loaded', profile } satisfies ProfileAnswer,
});

/** Everyone who can look at a page, as the columns of the truth table. */
const visitors = {
  unknown: { auth: 'unknown' },
  signedOut: { auth: 'signedOut' },
  loading: { auth: 'signedIn', profile: { status: 'loading' } },
  failed: { auth: 'signedIn', profile: { status: 'failed' } },
  noRow: loaded(null),
  incomplete: loaded({ ...complete, use_type: null }),
  incompleteAdmin: loaded({ ...complete, use_type: null, role: 'admin' }),
  user: loaded({ ...complete, role: 'user' }),
  otherRole: loaded({ ...complete, role: 'owner' }),
  operator: loaded({ ...complete, role: 'operator' }),
  admin: loaded({ ...complete, role: 'admin' }),
} satisfies Record<string, Visitor>;

type Row = Record<keyof typeof visitors, string>;
const everyone = (decision: string): Row => ({
  unknown: decision,
  signedOut: decision,
  loading: decision,
  failed: decision,
  noRow: decision,
  incomplete: decision,
  incompleteAdmin: decision,
  user: decision,
  otherRole: decision,
  operator: decision,
  admin: decision,
});
const member: Row = {
  ...everyone('show'),
  unknown: 'wait',
  signedOut: 'login',
  loading: 'wait',
  noRow: 'onboarding',
  incomplete: 'onboarding',
  incompleteAdmin: 'onboarding',
};
const adminOnly: Row = { ...member, failed: 'promptStudio', user: 'promptStudio', otherRole: 'promptStudio' };

const table: Readonly<Record<Area, { readonly strict: Row; readonly lenient: Row }>> = {
  public: { strict: everyone('show'), lenient: everyone('show') },
  event: { strict: everyone('show'), lenient: everyone('show') },
  signedIn: {
    strict: member,
    lenient: { ...member, noRow: 'show', incomplete: 'show', incompleteAdmin: 'show' },
  },
  adminOnly: {
    strict: adminOnly,
    lenient: { ...adminOnly, noRow: 'promptStudio', incomplete: 'promptStudio', incompleteAdmin: 'show' },
  },
};

const names = Object.keys(visitors) as readonly (keyof typeof visitors)[];
const cases = areas.flatMap((area) =>
  (['strict', 'lenient'] as const).flatMap((manner) => names.map((name) => ({ area, manner, name }))),
);

describe('the guard', () => {
  test.each(cases)('$area, $manner about the profile, $name', ({ area, manner, name }) => {
    const decision = guardRoute({ area, allowsIncompleteProfile: manner === 'lenient' }, visitors[name]);
    expect(decision.kind === 'redirect' ? decision.to : decision.kind).toBe(table[area][manner][name]);
  });
});

const home: Readonly<Record<'hero' | 'redirect', Row>> = {
  hero: {
    ...everyone('promptStudio'),
    unknown: 'wait',
    signedOut: 'landing',
    loading: 'wait',
    noRow: 'onboarding',
    incomplete: 'onboarding',
    incompleteAdmin: 'onboarding',
  },
  redirect: {
    ...everyone('promptStudio'),
    unknown: 'wait',
    signedOut: 'login',
    loading: 'wait',
    noRow: 'onboarding',
    incomplete: 'onboarding',
    incompleteAdmin: 'onboarding',
  },
};

describe('the home page', () => {
  const modes = (['hero', 'redirect'] as const).flatMap((siteMode) =>
    names.map((name) => ({ siteMode, name })),
  );
  test.each(modes)('$siteMode, $name', ({ siteMode, name }) => {
    const decision = homeDecision({ siteMode, demo: false }, visitors[name]);
    expect(decision.kind === 'redirect' ? decision.to : decision.kind).toBe(home[siteMode][name]);
  });

  // Who looks is known first: nobody who is signed in is replaced by a demonstration account.
  test.each(modes)('in demo mode, $siteMode, $name', ({ siteMode, name }) => {
    const decision = homeDecision({ siteMode, demo: true }, visitors[name]);
    const expected = { ...everyone('promptStudio'), unknown: 'wait', signedOut: 'openDemo' };
    expect(decision.kind === 'redirect' ? decision.to : decision.kind).toBe(expected[name]);
    expect(pageDecision(routeOf('home'), { siteMode, demo: true }, visitors[name])).toEqual(decision);
  });
});

describe('an address', () => {
  const hero = { siteMode: 'hero', demo: false } as const;

  test('of the home page shows the landing page or leads on as it does', () => {
    const home = routeOf('home');
    expect(pageDecision(home, hero, visitors.signedOut)).toEqual({ kind: 'show' });
    for (const name of names) {
      const decision = homeDecision({ siteMode: 'redirect', demo: false }, visitors[name]);
      expect(pageDecision(home, { ...hero, siteMode: 'redirect' }, visitors[name])).toEqual(decision);
    }
  });

  test('of any other page is guarded', () => {
    for (const route of [routeOf('gallery'), routeOf('users'), routeOf('terms')]) {
      for (const name of names)
        expect(pageDecision(route, hero, visitors[name])).toEqual(guardRoute(route, visitors[name]));
    }
  });
});
