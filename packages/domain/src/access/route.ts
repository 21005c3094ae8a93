import type { Flags } from '../flags/index.ts';
import type { Page, titleNamespace } from '../pages/page.ts';
import type { TextKey } from '../texts/index.ts';
import type { Area, RouteNav } from './area.ts';

export * from './area.ts';

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
  /** Says the same to every visitor: rendered when the app is built, and named in the site map. */
  readonly prerendered: boolean;
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
    prerendered: false,
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

type RouteOf<One extends Page> = Route & { readonly id: One['id'] };

/** A row for each page that the specification does not have. Its title has the id of the page for its key. */
export const ownPages = <const Pages extends readonly Page[]>(
  pages: Pages,
): { readonly [At in keyof Pages]: RouteOf<Pages[At]> } =>
  pages.map(({ id, path, area = 'signedIn', nav = null }) =>
    row(id, area, path, { titleKey: id as TextKey<typeof titleNamespace>, nav }),
  ) as never;
