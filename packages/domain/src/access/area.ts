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
