import * as v from 'valibot';
import { expect, test } from 'vitest';
import { instant, whole } from './query.ts';
import { readRow } from './row-reader.ts';

const row = v.object({
  id: v.string(),
  amount: whole,
  at: instant,
  open: v.boolean(),
  kind: v.picklist(['a', 'b']),
  note: v.nullable(v.string()),
  name: v.pipe(v.string(), v.maxLength(3)),
  form: v.object({ size: v.optional(v.number(), 3) }),
});
const good = {
  id: 'x',
  amount: '12',
  at: '2026-11-25 10:00:00.5+00',
  open: true,
  kind: 'a',
  note: null,
  name: 'abc',
  form: {},
  more: 'that nobody asked for',
};

test.each<[string, Record<string, unknown>]>([
  ['is whole', {}],
  ['has numbers and moments of its driver', { amount: 12n, at: new Date(5) }],
  ['has a text that is no text', { id: 1 }],
  ['has an amount past what a number holds', { amount: '9007199254740993' }],
  ['has no amount', { amount: null }],
  ['has a fraction', { amount: '1.5' }],
  ['has no moment', { at: 'soon' }],
  ['has a flag that is a word', { open: 'true' }],
  ['has an unknown kind', { kind: 'c' }],
  ['lacks a column', { note: undefined }],
  ['has a long name', { name: 'abcd' }],
  ['has a form of another shape', { form: { size: 'x' } }],
])('reads a row as its schema does, one that %s', (_, difference) => {
  const given = { ...good, ...difference };
  const wanted = v.safeParse(row, given);
  if (wanted.success) expect(readRow(row, given)).toEqual(wanted.output);
  else expect(() => readRow(row, given)).toThrow(wanted.issues[0].message);
});

test('leaves out what may be missing', () => {
  const loose = v.object({ id: v.string(), note: v.optional(v.string()) });
  expect(Object.keys(readRow(loose, { id: 'x' }))).toEqual(['id']);
});
