import type { Area, RouteNav } from '../access/area.ts';

/** A page that the specification's route table (`access/routes.ts`) does not have. */
export interface Page<Id extends string = string> {
  /** Names the route; the app's file of the page has this name in kebab case: `savedPrompts`, `saved-prompts.route.tsx`. */
  readonly id: Id;
  /** The canonical path; `:name` is a parameter. */
  readonly path: `/${string}`;
  /** Who it is for. Default `signedIn`. */
  readonly area?: Area;
  /** Its title in every language: in the sidebar, the breadcrumb and the window. */
  readonly title: { readonly en: string; readonly es: string };
  /** Its place in the sidebar; left out, it has none. */
  readonly nav?: RouteNav;
}

/** The namespace that holds the titles of all routes; that of such a page has its id for a key. */
export const titleNamespace = 'routes';

/** Keeps the exact types of a page. Takes what it says about itself and returns it. */
export const definePage = <const Id extends string, const Title extends Page['title']>(
  page: Omit<Page<Id>, 'title'> & { readonly title: Title },
) => page;
