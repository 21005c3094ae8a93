import { createMiddleware } from 'hono/factory';
import type { Config } from '../../config/index.ts';

/**
 * What the app's pages may load: their own files, pictures and videos made in the page, and the hosted auth service
 * when there is one. Inline styles pass because the component library measures and prevents scrolling with them.
 */
function appPolicy(config: Config): string {
  const auth = config.authUrl === null ? [] : [new URL(config.authUrl).origin];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...auth],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Puts the security headers on every answer; a route that set one of them already keeps its own. */
export function securityHeaders(config: Config) {
  const headers: Record<string, string> = {
    'Content-Security-Policy': appPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
  };
  if (config.siteUrl?.startsWith('https:')) headers['Strict-Transport-Security'] = 'max-age=31536000';
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
