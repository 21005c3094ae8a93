import fc from 'fast-check';
import type * as v from 'valibot';

/** Texts that have broken servers: names every object has, what no database keeps, figures at and beyond each end. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%00',
  '\ud800',
  '\udfff x',
  '\uffff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(15),
  '9'.repeat(16),
  '9'.repeat(40),
  '9223372036854775808',
  '-'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  '9999999999999999_------------------------------------',
  '8640000000000001_00000000-0000-0000-0000-000000000000',
  '0_00000000-0000-0000-0000-000000000000',
  '0000-00-00',
  '-infinity',
  '300000-01-01T00:00:00Z',
  '2026-02-30T25:61:61Z',
  '4714-11-24 BC',
  'eq.constructor',
  'eq.infinity',
  'eq.300000-01-01',
  'eq.\0',
  '*',
  '*,id',
  '{}',
  '[]',
  "'; drop table studio.accounts; --",
  '../../../etc/passwd',
  '..%2f..%2f',
  'javascript:alert(1)',
  'http://[',
  '\u202eabc\u0301',
  '😀'.repeat(50),
  'x'.repeat(5_000),
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const hostileNumber = fc.constantFrom(
  -1,
  0,
  0.5,
  1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  9.3e18,
  -0,
);

/** Nested deeper than a call stack: JSON as text, since nothing can write it from values. */
export const deepJson = fc
  .constantFrom(
    ...[
      ['[', ']'],
      ['{"a":', '}'],
    ].map((pair) => pair as [string, string]),
  )
  .chain(([open, close]) =>
    fc.constantFrom(50, 3_000, 20_000).map((depth) => `${open.repeat(depth)}1${close.repeat(depth)}`),
  );

const hostileKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'a\0b', '', 'user_id');

/** Any JSON, and what has broken readers of it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}, {}]),
  fc.array(fc.oneof(hostileText, hostileNumber, fc.constant(null)), { maxLength: 12 }),
  fc.array(fc.tuple(hostileKey, fc.oneof(hostileText, hostileNumber)), { maxLength: 4 }).map(record),
  fc.jsonValue(),
);

/** An object with these fields as its own, also one that is called `__proto__`. */
export function record(fields: ReadonlyArray<readonly [string, unknown]>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return made;
}

/** The parts of a schema of the contract that an arbitrary is made from. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: v.GenericSchema<unknown, unknown>;
  readonly item?: v.GenericSchema<unknown, unknown>;
}

/**
 * Bodies of about the shape that a schema of the contract asks for: most fields as they should be, some hostile, some
 * missing. Takes the schema, and for the name of a field the texts that mean something to the server there.
 * Throws for a kind of schema that it does not know, so that no call is left out unseen.
 */
export function bodyOf(
  schema: v.GenericSchema<unknown, unknown>,
  known: (field: string) => fc.Arbitrary<string>,
  field = '',
): fc.Arbitrary<unknown> {
  const parts = schema as unknown as SchemaParts;
  const of = (inner: v.GenericSchema<unknown, unknown>, name = field) => bodyOf(inner, known, name);
  const { entries, wrapped, item } = parts;
  switch (parts.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc
        .tuple(
          ...Object.entries(entries ?? {}).map(([name, inner]) =>
            fc
              .oneof(
                { weight: 24, arbitrary: of(inner, name).map((value) => [name, value] as const) },
                { weight: 1, arbitrary: hostileValue.map((value) => [name, value] as const) },
                { weight: 1, arbitrary: fc.constant(null) },
              )
              .map((pair) => (pair === null ? [] : [pair])),
          ),
          fc.oneof(
            { weight: 8, arbitrary: fc.constant([]) },
            { weight: 1, arbitrary: fc.tuple(hostileKey, hostileValue).map((pair) => [pair]) },
          ),
        )
        .map((pairs) => record(pairs.flat()));
    case 'string':
      return fc.oneof({ weight: 6, arbitrary: known(field) }, { weight: 1, arbitrary: hostileText });
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 600 }), hostileNumber);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(parts.literal);
    case 'picklist':
      return fc.constantFrom(...(parts.options ?? []));
    case 'record':
      return fc.array(fc.tuple(hostileKey, hostileValue), { maxLength: 3 }).map(record);
    case 'array':
      if (!item) break;
      return fc.array(of(item), { maxLength: 3 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      if (!wrapped) break;
      return fc.oneof({ weight: 4, arbitrary: of(wrapped) }, { weight: 1, arbitrary: fc.constant(null) });
    case 'union':
    case 'variant':
      return fc.oneof(
        ...(parts.options ?? []).map((option) => of(option as v.GenericSchema<unknown, unknown>)),
      );
    case 'unknown':
    case 'any':
      return hostileValue;
  }
  throw new Error(`No body is made for a schema of the kind ${parts.type}.`);
}
