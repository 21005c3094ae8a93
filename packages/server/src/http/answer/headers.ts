import { authBasePath, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../../config/index.ts';

/**
 * What the app's pages may load: their own files, pictures and videos made in the page, and the hosted auth service
 * when there is one. Inline styles pass because the component library measures and prevents scrolling with them.
 */
function appPolicy(config: Config): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': connections(config),
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/** What a script may do that runs as a worker: load scripts of the app, and ask the server. */
function workerPolicy(config: Config): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': connections(config),
    'frame-ancestors': ["'none'"],
  });
}

const connections = ({ authUrl }: Config) =>
  authUrl === null ? ["'self'"] : ["'self'", new URL(authUrl).origin];

const policyOf = (rules: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What a browser shows as a page or a frame: the other headers of a page mean nothing to the rest, and weigh as much as a small answer. */
const documents = /^(text\/html|image\/svg\+xml|application\/(xhtml\+)?xml|text\/xml)/;

/** Where answers may be of one person alone. */
const ofPersons = ['/api/', `${authBasePath}/`, `${backendBasePaths.tables}/`];

/** Puts the security headers on every answer; a route that set one of them already keeps its own. */
export function securityHeaders(config: Config) {
  const ofAll: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (config.siteUrl?.startsWith('https:')) ofAll['Strict-Transport-Security'] = 'max-age=31536000';
  const ofDocuments: Record<string, string> = {
    ...ofAll,
    'Content-Security-Policy': appPolicy(config),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
  };
  // A script may be a worker's, which goes by what came with it.
  const ofRest = { ...ofAll, 'Content-Security-Policy': workerPolicy(config) };
  return createMiddleware(async (c, next) => {
    await next();
    const isDocument = documents.test(c.res.headers.get('Content-Type') ?? 'text/html');
    for (const [name, value] of Object.entries(isDocument ? ofDocuments : ofRest)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    // What says nothing of it, a refusal as well, is stored by nobody: no browser, and no proxy before it.
    const isOfPerson = ofPersons.some((path) => c.req.path.startsWith(path));
    if (isOfPerson && !c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', 'private, no-store');
  });
}
