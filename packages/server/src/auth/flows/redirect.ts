import type { Services } from '../../http/services.ts';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where a sign-in returns to: the address asked for when it is on an allowed origin, else the product's start.
 * Allowed are the site, the origins given by REDIRECT_ORIGINS and, outside production, this machine.
 */
export function allowedRedirect(services: Services, wanted: string | null | undefined): URL {
  const { config, site } = services;
  const start = new URL('/', site.origin);
  if (!wanted || !URL.canParse(wanted)) return start;
  const url = new URL(wanted);
  // The origin of a blob: address is that of the page it was made in, which says nothing of where it leads.
  if (!/^https?:$/.test(url.protocol)) return start;
  const origins = [site.origin, ...config.redirectOrigins];
  const allowed = origins.includes(url.origin) || (!config.production && loopback.test(url.origin));
  if (!allowed || url.username || url.password) return start;
  url.hash = '';
  return url;
}
