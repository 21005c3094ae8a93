import { describe, expect, test } from 'vitest';
import { defaultFlags } from '../flags/index.ts';
import type { Page } from '../pages/page.ts';
import { pages } from '../pages/pages.generated.ts';
import {
  existingRoutes,
  guardRoute,
  isEventPath,
  matchPath,
  navGroupOf,
  navigation,
  pathOf,
  type Route,
  routeOf,
  routes,
} from './index.ts';

const all: readonly Route[] = routes;
const ownPaths = new Set<string>(pages.map(({ path }: Page) => path));
/** Those of the specification, without the pages that the product has besides. */
const isSpecified = (path: string) => !ownPaths.has(path);
const eventFlags = { ...defaultFlags, eventSafety: true };
const paths = (area: Route['area']) =>
  all.filter((route) => route.area === area).flatMap((route) => [route.path, ...route.aliases]);

/** Section 2, list by list: this test pins the table, so the paths stand here too. */
const specified = {
  public: `/ /login /auth/callback /onboarding /tos /terms /terms-new /privacy /legal/privacy /legal/privacy/plain
    /legal/terms /legal/terms/plain /legal/ethics /legal/:page? /discord /samples /about /pricing /features /help
    /debug/gates`,
  event: '/event/start /event/dashboard /event',
  signedIn: `/dashboard /prompt-studio /ai-photoshoot /photoshoot /dashboard/photoshoot /reverse-forensics
    /dashboard/library /library /dashboard/gallery /leaderboard /analytics /shop /subscriptions /referrals /gift-coins
    /editor /editor/:id /profile/:id /dashboard/saved /dashboard/council /dashboard/governance /dashboard/analytics
    /dashboard/clients /dashboard/jobs /dashboard/roadmap /dashboard/profile /dashboard/credits
    /dashboard/videocanvas /dashboard/billing /dashboard/admin/settings /admin /admin/users /admin/credits
    /shop/success`,
  adminOnly: `/admin/council /dashboard/users /dashboard/legal /dashboard/moderation /dashboard/performance
    /admin/static-pages /admin/uptime`,
} as const;

describe('the route table', () => {
  test.each(Object.entries(specified))('has exactly the %s routes of section 2', (area, list) => {
    const wanted = list.split(/\s+/);
    expect(
      all
        .filter((route) => route.area === area)
        .flatMap((route) => [route.path, ...route.aliases])
        .filter(isSpecified)
        .toSorted(),
    ).toEqual(wanted.toSorted());
  });

  test('names no id and no path twice', () => {
    const ids = all.map((route) => route.id);
    const every = all.flatMap((route) => [route.path, ...route.aliases]);
    expect([new Set(ids).size, new Set(every).size]).toEqual([ids.length, every.length]);
  });

  test('exempts the seven paths of the specification from the ban screen, and the chat to which it leads', () => {
    const exempt = all
      .filter((route) => route.exemptFromBan)
      .flatMap((route) => [route.path, ...route.aliases]);
    expect(exempt.toSorted()).toEqual(
      ['/', '/auth/callback', '/discord', '/login', '/onboarding', '/privacy', '/terms', '/tos'].toSorted(),
    );
  });

  test('calls the legal texts what they are, and no other page', () => {
    const texts = all.filter((route) => route.legalText).flatMap((route) => [route.path, ...route.aliases]);
    expect(texts.filter((path) => !/^\/(legal\/|tos|terms|privacy)/.test(path))).toEqual([]);
    expect(texts).toContain('/legal/ethics');
  });

  test('shows every signed-in page but the return from a purchase inside the shell, and no other page', () => {
    const bare = all.filter((route) => !route.shell).flatMap((route) => [route.path, ...route.aliases]);
    expect(bare.toSorted()).toEqual([...paths('public'), ...paths('event'), '/shop/success'].toSorted());
  });

  test('leads from every path to its own route', () => {
    for (const route of existingRoutes(eventFlags)) {
      for (const path of [route.path, ...route.aliases]) {
        const address = path.replace(/:\w+\??/, 'some-thing');
        expect([address, matchPath(address, eventFlags)?.route.id]).toEqual([address, route.id]);
      }
    }
  });
});

describe('matching a path', () => {
  test.each([
    ['/dashboard/', 'promptStudio'],
    ['/Dashboard/Gallery', 'gallery'],
    ['//dashboard', 'promptStudio'],
    ['/legal', 'legalPage'],
    ['/legal/cookies', 'legalPage'],
    ['/legal/privacy', 'legalPrivacy'],
    ['/editor', 'editor'],
    ['/profile', undefined],
    ['/profile/a/b', undefined],
    ['/nowhere', undefined],
    ['/dashboard/nowhere', undefined],
    ['/event', undefined],
  ])('%s leads to %s', (path, id) => {
    expect(matchPath(path, defaultFlags)?.route.id).toBe(id);
  });

  test('reads parameters, also badly encoded ones', () => {
    expect(matchPath('/profile/mara%20o', defaultFlags)?.params).toEqual({ id: 'mara o' });
    expect(matchPath('/profile/100%', defaultFlags)?.params).toEqual({ id: '100%' });
    expect(matchPath('/legal', defaultFlags)?.params).toEqual({});
    expect(matchPath('/legal/cookies', defaultFlags)?.params).toEqual({ page: 'cookies' });
  });

  test('finds event routes only while their flag is on', () => {
    expect(matchPath('/event/start', eventFlags)?.route.id).toBe('eventStart');
    expect(existingRoutes(defaultFlags).filter((route) => route.area === 'event')).toEqual([]);
    const paths = ['/event', '/event/start', '/EVENT/', '/events', '/', '/dashboard/event'];
    expect(paths.filter(isEventPath)).toEqual(['/event', '/event/start', '/EVENT/']);
  });
});

describe('writing a path', () => {
  test('encodes what it is given and chooses the form that takes it', () => {
    expect(pathOf('home')).toBe('/');
    expect(pathOf('creatorProfile', { id: 'a/b c' })).toBe('/profile/a%2Fb%20c');
    expect([pathOf('editor'), pathOf('editor', { id: '7' })]).toEqual(['/editor', '/editor/7']);
    expect([pathOf('legalPage'), pathOf('legalPage', { page: 'cookies' })]).toEqual([
      '/legal',
      '/legal/cookies',
    ]);
  });

  test('has none for what is no route', () => {
    expect(() => pathOf('nowhere' as 'home')).toThrow(new RangeError('No route nowhere'));
  });

  test('refuses to leave a parameter out', () => {
    expect(() => pathOf('creatorProfile')).toThrow('creatorProfile needs :id');
    expect(() => pathOf('creatorProfile', { id: '' })).toThrow(RangeError);
  });
});

describe('the sidebar', () => {
  const ids = (isAdmin: boolean) =>
    navigation(isAdmin).map(({ group, items }) => [
      group,
      items.map((item) => item.path).filter(isSpecified),
    ]);

  test('has the groups and entries of section 2 in their order', () => {
    expect(ids(true)).toEqual([
      [
        'studio',
        [
          '/dashboard',
          '/dashboard/photoshoot',
          '/dashboard/videocanvas',
          '/dashboard/gallery',
          '/dashboard/library',
        ],
      ],
      ['community', ['/library', '/dashboard/roadmap', '/dashboard/profile', '/discord']],
      [
        'admin',
        [
          '/admin/council',
          '/dashboard/users',
          '/dashboard/legal',
          '/dashboard/moderation',
          '/admin',
          '/dashboard/admin/settings',
        ],
      ],
    ]);
  });

  test('shows the admin group to admins only', () => {
    expect(ids(false)).toEqual(ids(true).slice(0, 2));
  });

  test('shows an operator the pages that the admin-only guard lets them open, under a name of their own', () => {
    const group = navigation(false, true).find(({ group }) => group === 'admin');
    expect(group?.titleKey).toBe('groupOperations');
    const paths = group?.items.map(({ path }) => path) ?? [];
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const route = routes.find((one) => one.path === path);
      const profile = {
        display_name: 'Otto',
        use_type: 'photographer',
        terms_accepted: true,
        compliance_confirmed: true,
        role: 'operator',
      } as const;
      const visitor = { auth: 'signedIn', profile: { status: 'loaded', profile } } as const;
      expect(route && guardRoute(route, visitor)).toEqual({ kind: 'show' });
      expect(route?.area).toBe('adminOnly');
    }
    expect(navigation(true, false).find((one) => one.group === 'admin')?.titleKey).toBe('groupAdmin');
    expect(navigation(false).some((one) => one.group === 'admin')).toBe(false);
  });

  test('opens Discord alone in a new tab', () => {
    const items = navigation(true).flatMap((section) => section.items);
    expect(items.filter((item) => item.newTab).map((item) => item.routeId)).toEqual(['discord']);
  });

  test('holds nothing but pages with a place of their own', () => {
    const items = navigation(true).flatMap((section) => section.items);
    expect(items.map(({ path, routeId }) => [path, routeOf(routeId).path])).toEqual(
      items.map(({ path }) => [path, path]),
    );
  });

  test('knows the group of a page for the breadcrumb', () => {
    expect([navGroupOf('photoShoot'), navGroupOf('billing'), routeOf('photoShoot').titleKey]).toEqual([
      'studio',
      null,
      'photoShoot',
    ]);
  });
});
