import type { TextKey } from '../texts/index.ts';
import { type NavGroup, navGroups, type Route, type RouteNav } from './route.ts';
import { type RouteId, routes } from './routes.ts';

/** An entry of the sidebar. */
export interface NavItem extends RouteNav {
  readonly routeId: RouteId;
  readonly path: string;
  readonly titleKey: TextKey<'routes'>;
}

const groupTitles = {
  studio: 'groupStudio',
  community: 'groupCommunity',
  admin: 'groupAdmin',
} as const satisfies Record<NavGroup, TextKey<'shell'>>;

export interface NavSection {
  readonly group: NavGroup;
  readonly titleKey: (typeof groupTitles)[NavGroup] | 'groupOperations';
  readonly items: readonly NavItem[];
}

const navItems: readonly NavItem[] = routes.flatMap((route: Route & { readonly id: RouteId }) =>
  route.nav === null ? [] : [{ ...route.nav, routeId: route.id, path: route.path, titleKey: route.titleKey }],
);

/** §2 The order in the Community group ends with Discord; the table lists public routes first. */
const lastInGroup: ReadonlySet<RouteId> = new Set(['discord']);

/**
 * The sidebar (§2): the Admin group only for admins. An operator, who passes the admin-only guard too, has the pages
 * behind it in a group of its own name, and nothing else of administration (decisions). Takes whether the profile is
 * an admin's and whether its role is operator, by default not.
 *
 * @returns The groups in order with their entries.
 */
export function navigation(isAdmin: boolean, isOperator = false): readonly NavSection[] {
  return navGroups
    .filter((group) => group !== 'admin' || isAdmin || isOperator)
    .map((group) => ({
      group,
      titleKey: group === 'admin' && !isAdmin ? 'groupOperations' : groupTitles[group],
      items: navItems
        .filter((item) => item.group === group && (group !== 'admin' || isAdmin || isForOperators(item)))
        .toSorted((a, b) => Number(lastInGroup.has(a.routeId)) - Number(lastInGroup.has(b.routeId))),
    }));
}

const isForOperators = ({ routeId }: NavItem) =>
  routes.some(({ id, area }) => id === routeId && area === 'adminOnly');

/**
 * The group a route belongs to, for the breadcrumb (§2).
 *
 * @param id - The id of a route.
 * @returns The group or null.
 */
export function navGroupOf(id: RouteId): NavGroup | null {
  return navItems.find((item) => item.routeId === id)?.group ?? null;
}

/** What anybody may read, in the order in which each of these pages leads to the others. */
export const publicLinks = [
  'about',
  'features',
  'pricing',
  'samples',
  'help',
  'legalTerms',
  'legalPrivacy',
  'legalEthics',
] as const satisfies readonly RouteId[];
