import {
  type AuthEndpoint,
  authBasePath,
  authEndpoints,
  backendBasePaths,
} from '@mirror-studio/domain/auth-service';
import { type Endpoint, endpoints, localInbox, uploadField } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import fc from 'fast-check';
import { bodyOf, hostileText, hostileValue, record } from './arbitraries.ts';
import { body, encoded, type FuzzRequest, fill, headerText, type Known, query, request } from './parts.ts';

/** Texts that a field of a body may rightly hold. */
function textsFor(known: Known): (field: string) => fc.Arbitrary<string> {
  const right: Readonly<Record<string, readonly string[]>> = {
    email: known.emails,
    type: ['email', 'signup', 'recovery', 'magiclink'],
    password: ['Right-password-1'],
    code_challenge: ['c'.repeat(43)],
    code_challenge_method: ['s256', 'plain'],
    sourceId: ['mock'],
    contextId: ['gallery'],
  };
  return (field) => fc.constantFrom(...((Object.hasOwn(right, field) && right[field]) || known.ids));
}

function productRequest(endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  if (endpoint.request === 'upload') return uploadRequest(endpoint.path);
  return request(
    endpoint.method,
    fill(endpoint.path, known),
    query(Object.keys(endpoint.query?.entries ?? {})),
    body(endpoint.request && bodyOf(endpoint.request, textsFor(known))),
    9,
  );
}

/** A picture of one pixel, as the characters of its bytes. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
).toString('latin1');

/** A form with a file whose name and type are anything; its content is a picture, or nearly one. */
function uploadRequest(path: string): fc.Arbitrary<FuzzRequest> {
  const boundary = 'fuzz';
  const form = fc
    .record({
      field: fc.oneof(
        { weight: 6, arbitrary: fc.constant(uploadField) },
        { weight: 1, arbitrary: headerText },
      ),
      name: fc.oneof(
        fc.constantFrom('a\0b.png', '.'.repeat(300), 'x"; name="y', '\xff\xfe.png', '../a.png'),
        hostileText,
      ),
      type: fc.oneof(fc.constantFrom('image/png', 'image/gif'), headerText),
      content: fc.oneof(
        { weight: 4, arbitrary: fc.constant(onePixel) },
        { weight: 1, arbitrary: fc.constantFrom('\x89PNG\r\n\x1a\n', '<svg/>', '') },
        { weight: 1, arbitrary: hostileText },
      ),
      end: fc.oneof(
        { weight: 6, arbitrary: fc.constant(`\r\n--${boundary}--\r\n`) },
        { weight: 1, arbitrary: fc.constantFrom('', `\r\n--${boundary}`) },
      ),
    })
    .map(
      ({ field, name, type, content, end }) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n${content}${end}`,
    );
  return request('POST', fc.constant(path), query([]), form, 9).chain((made) =>
    fc
      .oneof(
        { weight: 6, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary="', ''),
        },
      )
      .map((type) => ({ ...made, isBytes: true, headers: { ...made.headers, 'content-type': type } })),
  );
}

function authRequest(endpoint: AuthEndpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  const grant = endpoint.grantType === null ? '' : `?grant_type=${endpoint.grantType}`;
  return request(
    endpoint.method,
    fill(authBasePath + endpoint.path, known).map((path) => path + grant),
    endpoint.grantType === null ? query(['redirect_to', 'scope', 'type']) : fc.constant(''),
    body(endpoint.request && bodyOf(endpoint.request, textsFor(known))),
    5,
  );
}

const columns = [
  'id',
  'display_name',
  'terms_accepted',
  'role',
  'created_at',
  'updated_at',
  'user_id',
] as const;

function tableRequest(method: string, known: Known): fc.Arbitrary<FuzzRequest> {
  const column = fc.oneof(
    fc.constantFrom<string>(...columns),
    fc.constantFrom('constructor', '__proto__', 'toString', 'x'),
  );
  const value = fc.oneof(fc.constantFrom<unknown>(...known.ids, 'Mara', true), hostileValue);
  const row = fc.array(fc.tuple(column, value), { maxLength: 4 }).map(record);
  const table = `${backendBasePaths.tables}/${profileTable}`;
  return request(
    method,
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(table) },
      { weight: 1, arbitrary: encoded.map((name) => `${backendBasePaths.tables}/${name}`) },
    ),
    query(['select', 'order', 'on_conflict', 'columns', ...columns, 'constructor', '__proto__']),
    body(fc.oneof(row, fc.array(row, { maxLength: 3 }))),
    9,
  );
}

function otherRequests(known: Known): (readonly [name: string, fc.Arbitrary<FuzzRequest>])[] {
  return [
    '/media/{id}/{variant}/{window}/{signature}',
    '/media/export/{token}/{name}',
    '/media/{id}/{size}/profile',
    `${localInbox.page}/messages/{id}`,
    localInbox.page,
    '/api/{path}',
    `${authBasePath}/verify`,
    `${authBasePath}/{path}`,
    '/{path}',
  ].map((path) => [
    path,
    request('GET', fill(path, known), query(['token', 'type', 'redirect_to']), fc.constant(null), 5),
  ]);
}

/** Requests to every call of the contract, of the auth service and of the table service, each named. */
export function fuzzRequests(
  known: Known,
): ReadonlyArray<readonly [name: string, fc.Arbitrary<FuzzRequest>]> {
  return [
    ...Object.entries<Endpoint>(endpoints).map(
      ([name, endpoint]) => [name, productRequest(endpoint, known)] as const,
    ),
    ...Object.entries<AuthEndpoint>(authEndpoints).map(
      ([name, endpoint]) => [`auth ${name}`, authRequest(endpoint, known)] as const,
    ),
    ...(['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const).map(
      (method) => [`table ${method}`, tableRequest(method, known)] as const,
    ),
    ...otherRequests(known),
  ];
}
