import type { Flags } from '../flags/index.ts';
import type { TextKey } from '../texts/index.ts';

/** §2 Who a route is for. Event routes exist only while their flag is on. */
export const areas = ['public', 'event', 'signedIn', 'adminOnly'] as const;
export type Area = (typeof areas)[number];

/** §2 The groups of the sidebar. */
export const navGroups = ['studio', 'community', 'admin'] as const;
export type NavGroup = (typeof navGroups)[number];

/** Where a route stands in the sidebar. */
export interface RouteNav {
  readonly group: NavGroup;
  /** Name in the outline icon set. */
  readonly icon: NavIcon;
  /** Opens in a new tab. */
  readonly newTab?: true;
  /** The key that follows G. §2 gives the five of the studio; those of the admin pages are decided. */
  readonly chord?: 'd' | 'p' | 'g' | 'l' | 'v' | 'a' | 'u' | 'c';
}

export const navIcons = [
  'pen-line',
  'aperture',
  'clapperboard',
  'images',
  'library-big',
  'sparkle',
  'signpost',
  'circle-user-round',
  'message-circle',
  'landmark',
  'users',
  'scale',
  'shield-check',
  'panels-top-left',
  'sliders-horizontal',
] as const;
export type NavIcon = (typeof navIcons)[number];

/** One row of the route table. */
export interface Route {
  readonly id: string;
  /** The canonical path; `:name` is a parameter, `:name?` one that may be missing. */
  readonly path: string;
  /** Other paths that show the same page. */
  readonly aliases: readonly string[];
  readonly area: Area;
  /** Shown inside the sidebar and header. */
  readonly shell: boolean;
  /** Not sent to onboarding while the profile is incomplete. */
  readonly allowsIncompleteProfile: boolean;
  /** §4 A banned user sees the page instead of the suspended screen. */
  readonly exemptFromBan: boolean;
  /** A legal text, which can be read before it is accepted: the acceptance modals stay away. */
  readonly legalText: boolean;
  readonly requiresFlag: keyof Flags | null;
  readonly titleKey: TextKey<'routes'>;
  readonly nav: RouteNav | null;
}

type Given = Partial<Omit<Route, 'area' | 'path' | 'titleKey'>> & { readonly titleKey: TextKey<'routes'> };

function row<const Id extends string>(
  id: Id,
  area: Area,
  path: string,
  given: Omit<Given, 'id'>,
): Route & { readonly id: Id } {
  const open = area === 'public' || area === 'event';
  return {
    aliases: [],
    shell: !open,
    allowsIncompleteProfile: open,
    exemptFromBan: false,
    legalText: false,
    requiresFlag: area === 'event' ? 'eventSafety' : null,
    nav: null,
    ...given,
    id,
    area,
    path,
  };
}

type Rest = Omit<Given, 'id' | 'titleKey'>;

/** A row for everyone (§2 public routes). */
export const open = <const Id extends string>(
  id: Id,
  path: string,
  titleKey: TextKey<'routes'>,
  rest: Rest = {},
) => row(id, 'public', path, { titleKey, ...rest });

/** A row of the event mode (§2). */
export const event = <const Id extends string>(id: Id, path: string, titleKey: TextKey<'routes'>) =>
  row(id, 'event', path, { titleKey });

/** A row inside the shell (§2 signed-in routes). */
export const member = <const Id extends string>(
  id: Id,
  path: string,
  titleKey: TextKey<'routes'>,
  rest: Rest = {},
) => row(id, 'signedIn', path, { titleKey, ...rest });

/** A row for admins and operators (§2 admin-only routes). */
export const admin = <const Id extends string>(
  id: Id,
  path: string,
  titleKey: TextKey<'routes'>,
  rest: Rest = {},
) => row(id, 'adminOnly', path, { titleKey, ...rest });
