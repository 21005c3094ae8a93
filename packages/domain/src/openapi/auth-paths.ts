import {
  type AuthEndpoint,
  authBasePath,
  authEndpoints,
  backendBasePaths,
  signOutScopes,
} from '../auth-service/index.ts';
import { profileColumns, profileTable } from '../profile/index.ts';
import { inline, type Json, json, pathParameters, referenceTo } from './schemas.ts';

type Paths = Record<string, Record<string, Json>>;

const visitorsMay: ReadonlySet<string> = new Set([
  '/signup',
  '/token',
  '/otp',
  '/verify',
  '/resend',
  '/recover',
  '/sso',
  '/authorize',
  '/.well-known/jwks.json',
]);

/**
 * The calls of the auth service and the one table that the client reads, as paths of the document (§7). Takes
 * nothing. Calls of one path that differ in their grant are one operation with a body of either kind.
 *
 * @returns The paths.
 */
export function backendPaths(): Paths {
  const groups = Object.groupBy(
    Object.entries(authEndpoints) as readonly (readonly [string, AuthEndpoint])[],
    ([, call]) => `${call.method} ${call.path}`,
  );
  const paths: Paths = {};
  for (const group of Object.values(groups)) {
    const [first] = group ?? [];
    if (group === undefined || first === undefined) continue;
    const [, { method, path }] = first;
    const operations = paths[`${authBasePath}${path}`] ?? {};
    operations[method.toLowerCase()] = operation(group);
    paths[`${authBasePath}${path}`] = operations;
  }
  return { ...paths, [`${backendBasePaths.tables}/${profileTable}`]: { get: readProfile() } };
}

function operation(group: readonly (readonly [string, AuthEndpoint])[]): Json {
  const names = group.map(([name]) => name);
  const all = group.map(([, call]) => call);
  const bodies = all.flatMap(({ request }) => (request === null ? [] : [inline(request)]));
  const answers = all.flatMap(({ response }) => (response === null ? [] : [response]));
  const path = all[0]?.path ?? '';
  const parameters = [...pathParameters(path), ...queryParameters(path, all)];
  return {
    operationId: `auth.${names.length === 1 ? names[0] : path.slice(1)}`,
    tags: ['auth'],
    ...(visitorsMay.has(path) && { security: [{}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.length > 0 && {
      requestBody: { content: json(bodies.length === 1 ? (bodies[0] ?? {}) : { anyOf: bodies }) },
    }),
    responses: {
      ...(answers[0] === undefined
        ? { 204: { description: 'Done.' }, 302: { description: 'Leads on to the provider.' } }
        : { 200: { description: 'Done.', content: json(inline(answers[0])) } }),
      default: { description: 'Refused or failed.', content: json({ $ref: referenceTo('AuthError') }) },
    },
  };
}

function queryParameters(path: string, all: readonly AuthEndpoint[]): readonly Json[] {
  const grants = all.flatMap(({ grantType }) => grantType ?? []);
  const choice = (name: string, values: readonly string[], required: boolean): Json => ({
    name,
    in: 'query',
    required,
    schema: { type: 'string', enum: values },
  });
  if (grants.length > 0) return [choice('grant_type', grants, true)];
  return path === '/logout' ? [choice('scope', signOutScopes, false)] : [];
}

function readProfile(): Json {
  const text = { type: 'string' };
  return {
    operationId: 'profile',
    summary: 'The profile of the user: one row, their own.',
    tags: ['tables'],
    parameters: [
      { name: 'select', in: 'query', required: false, schema: text, example: profileColumns.join(',') },
      { name: 'id', in: 'query', required: false, schema: text, example: 'eq.<user id>' },
    ],
    responses: {
      200: {
        description: 'The row.',
        content: { 'application/vnd.pgrst.object+json': { schema: { $ref: referenceTo('Profile') } } },
      },
      406: { description: 'There is no row yet.' },
    },
  };
}
