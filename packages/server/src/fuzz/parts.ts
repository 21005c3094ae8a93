import { idempotencyHeader } from '@mirror-studio/domain/contract';
import fc from 'fast-check';
import { deepJson, hostileText, hostileValue } from './arbitraries.ts';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whether each character of the body is a byte; else it is sent as UTF-8. */
  readonly isBytes?: boolean;
  /** Whether it is made as the signed-in person. */
  readonly signedIn: boolean;
}

/** What a generated request may name because the server knows it. */
export interface Known {
  readonly ids: readonly string[];
  readonly emails: readonly string[];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** Written into an address as a client does, or raw as nobody should. */
export const encoded = fc
  .tuple(hostileText, fc.boolean())
  .map(([text, raw]) =>
    raw ? text.replaceAll(/[^!-~]|[#?]/g, '%00') : encodeURIComponent(text.toWellFormed()),
  );

/** Nearly an id: of the right length, or with a character that no address should bring. */
const nearlyIds = ['-'.repeat(36), 'f'.repeat(36), '%00', 'a%00b', '%', '%zz', '%ff', '.'] as const;
const pathValue = (known: Known) => fc.oneof(encoded, fc.constantFrom(...nearlyIds, ...known.ids));

export function fill(path: string, known: Known): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/);
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? pathValue(known) : fc.constant(part))))
    .map((filled) => filled.join(''));
}

/** Nearly what a page of the server gives as its cursor. */
const cursors = [
  '9'.repeat(15),
  '9'.repeat(16),
  '99999999999999999999',
  '9999999999999999_00000000-0000-0000-0000-000000000000',
  '8640000000000001_00000000-0000-0000-0000-000000000000',
  '0_00000000-0000-0000-0000-000000000000',
  `1_${'-'.repeat(36)}`,
  `1_${'f'.repeat(36)}`,
  '-1',
  '1e3',
  '%00',
] as const;
const names = [
  'constructor',
  '__proto__',
  'toString',
  '*,constructor',
  'id,__proto__',
  '',
  '*',
  'id',
] as const;
const filters = [
  'eq.x',
  'eq.constructor',
  'eq.300000-01-01',
  'eq.-300000-01-01',
  'eq.2026-13-45',
  'eq.infinity',
  'eq.%00',
  `eq.${'-'.repeat(36)}`,
  'gt.1',
  'eq.',
] as const;
/** Values that are nearly right for parameters of a name; those of every other are filters of a table. */
const nearly: Readonly<Record<string, readonly string[]>> = {
  cursor: cursors,
  limit: ['0', '1', '-1', '1e3', '999999', '9999999', '1.5'],
  select: names,
  order: names,
  columns: names,
  on_conflict: names,
};
const usual = (name: string) => (Object.hasOwn(nearly, name) ? nearly[name] : undefined) ?? filters;

export function query(known: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('limit', ...known) },
    { weight: 1, arbitrary: encoded },
  );
  const pair = name.chain((key) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.constantFrom(...usual(key)) }, { weight: 1, arbitrary: encoded })
      .map((value) => `${key}=${value}`),
  );
  return fc
    .array(pair, { maxLength: 3, size: 'max' })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

/** What a header may hold at all: bytes, no control characters. */
export const headerText = hostileText.map((text) =>
  text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 300),
);
const headerNames = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'if-range',
  'origin',
  'prefer',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'x-supabase-api-version',
] as const;
const headers = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constant('the-same-key-again') },
      { weight: 1, arbitrary: headerText },
    ),
    fc.array(fc.tuple(fc.constantFrom(...headerNames), headerText), { maxLength: 2 }),
    fc.constantFrom<Record<string, string>>(
      {},
      { prefer: 'return=representation' },
      { prefer: 'return=representation,resolution=merge-duplicates' },
      { accept: 'application/vnd.pgrst.object+json' },
      { 'x-supabase-api-version': '2024-01-01' },
    ),
  )
  .map(
    ([key, odd, asked]): Record<string, string> => ({
      [idempotencyHeader.toLowerCase()]: key,
      'content-type': 'application/json',
      ...asked,
      ...Object.fromEntries(odd),
    }),
  );

const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  value.map((given) => JSON.stringify(given) ?? 'null');

/** Mostly what the call asks for, sometimes any JSON, sometimes none. */
export function body(right: fc.Arbitrary<unknown> | null): fc.Arbitrary<string | null> {
  return fc.oneof(
    { weight: right ? 12 : 2, arbitrary: right ? json(right) : fc.constant(null) },
    { weight: 2, arbitrary: json(hostileValue) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{}', '[]', '', 'null', '{"a":', '"x"', '[{}]', '{"toString":1}'),
    },
    { weight: 1, arbitrary: deepJson },
    // A reader of metadata meets these only inside a field.
    { weight: 1, arbitrary: deepJson.map((deep) => `{"email":"deep@example.test","data":${deep}}`) },
  );
}

export function request(
  method: string,
  path: fc.Arbitrary<string>,
  queryText: fc.Arbitrary<string>,
  bodyText: fc.Arbitrary<string | null>,
  signedIn: number,
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant<string>(method) },
        { weight: 1, arbitrary: fc.constantFrom<string>(...methods) },
      ),
      path,
      query: queryText,
      headers,
      body: bodyText,
      signedIn: fc.nat(9).map((dice) => dice < signedIn),
    })
    .map(({ path: where, query: asked, ...rest }) => ({ ...rest, path: where + asked }));
}
