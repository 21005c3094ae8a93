import type { Flags } from '../flags/index.ts';
import type { Route } from './route.ts';
import { type RouteId, routes } from './routes.ts';

/** A route that a path leads to, with the values of its parameters. */
export interface RouteMatch {
  readonly route: Route & { readonly id: RouteId };
  readonly params: Readonly<Record<string, string>>;
}

const byId: ReadonlyMap<RouteId, Route & { readonly id: RouteId }> = new Map(
  routes.map((route) => [route.id, route]),
);

/**
 * A route by its id.
 *
 * @param id - The id.
 * @returns The row of the table (§2).
 * @throws RangeError for an id that is not in it.
 */
export function routeOf(id: RouteId): Route & { readonly id: RouteId } {
  const route = byId.get(id);
  if (route === undefined) throw new RangeError(`No route ${id}`);
  return route;
}

/**
 * The address of a route (§2). Takes the id and the values of its parameters. A parameter that may be missing is left
 * out.
 *
 * @returns A path with every value encoded.
 * @throws RangeError when another one is missing.
 */
export function pathOf(id: RouteId, params: Readonly<Record<string, string>> = {}): string {
  const wanted = Object.keys(params);
  const route = routeOf(id);
  const pattern =
    [route.path, ...route.aliases].find((path) => wanted.every((name) => parameter(path, name))) ??
    route.path;
  const parts = pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = params[part.slice(1).replace('?', '')];
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (part.endsWith('?')) return [];
    throw new RangeError(`${id} needs ${part}`);
  });
  return parts.join('/') || '/';
}

/**
 * Which routes exist: event routes only when their flag is on (§2).
 *
 * @param flags - The flags.
 * @returns The rows of the table in its order.
 */
export function existingRoutes(flags: Flags): readonly (Route & { readonly id: RouteId })[] {
  return routes.filter((route: Route) => route.requiresFlag === null || flags[route.requiresFlag] === true);
}

/**
 * The route a path leads to: fixed words win over parameters, a final slash and the case of words do not matter (§2).
 * Takes the path without query and the flags.
 *
 * @returns The match, or null for an unknown path (Page Not Found).
 */
export function matchPath(pathname: string, flags: Flags): RouteMatch | null {
  const found = existingRoutes(flags).flatMap((route) =>
    [route.path, ...route.aliases].flatMap((path) => {
      const params = paramsOf(path, pathname);
      return params === null ? [] : [{ route, params }];
    }),
  );
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

/** Says whether a path lies in the event mode, the leaving of which ends full screen (§2). Takes a path. */
export function isEventPath(pathname: string): boolean {
  return /^\/event(\/|$)/i.test(pathname);
}

function parameter(path: string, name: string): boolean {
  return path.split('/').some((part) => part.replace('?', '') === `:${name}`);
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at];
    if (!part.startsWith(':')) {
      if (value?.toLowerCase() !== part.toLowerCase()) return null;
    } else if (value !== undefined) {
      params[part.slice(1).replace('?', '')] = decode(value);
    } else if (!part.endsWith('?')) return null;
  }
  return given.length > wanted.length ? null : params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
