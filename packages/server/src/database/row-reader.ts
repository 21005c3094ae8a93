import * as v from 'valibot';
import { instant, type RowSchema, whole } from './query.ts';

/** What is not plainly as its schema says. */
const unread = Symbol('unread');
type Read = (value: unknown) => unknown;

const readers = new WeakMap<RowSchema, Read>();

/**
 * Reads a row with its schema. Rows of the usual columns are read by a function that is made once for the schema, in a
 * tenth of the time; whatever that does not take is read by the schema itself, so that both say the same.
 * Throws ValiError when the row is not as the schema says.
 */
export function readRow<Schema extends RowSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  let read = readers.get(schema);
  if (!read) {
    read = readerOf(schema);
    readers.set(schema, read);
  }
  const value = read(row);
  return value === unread ? v.parse(schema, row) : (value as v.InferOutput<Schema>);
}

function readerOf(schema: RowSchema): Read {
  if (isPlain(schema, 'object')) {
    const entries = Object.entries((schema as unknown as { entries: Record<string, RowSchema> }).entries);
    if (!entries.some(([, entry]) => mayBeMissing.has(entry.type))) return objectReader(entries);
  }
  return valueReader(schema);
}

const mayBeMissing = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable', 'any', 'unknown']);

function objectReader(entries: readonly (readonly [string, RowSchema])[]): Read {
  const columns = entries.map(([name, entry]) => ({ name, read: valueReader(entry) }));
  return (row) => {
    if (typeof row !== 'object' || row === null) return unread;
    const made: Record<string, unknown> = {};
    for (const { name, read } of columns) {
      const value = read((row as Record<string, unknown>)[name]);
      if (value === unread) return unread;
      made[name] = value;
    }
    return made;
  };
}

function valueReader(schema: RowSchema): Read {
  if (schema === whole) return readWhole;
  if (schema === instant) return readInstant;
  if (isPlain(schema, 'string')) return (value) => (typeof value === 'string' ? value : unread);
  if (isPlain(schema, 'boolean')) return (value) => (typeof value === 'boolean' ? value : unread);
  if (isPlain(schema, 'picklist')) {
    const options = new Set((schema as unknown as { options: readonly unknown[] }).options);
    return (value) => (options.has(value) ? value : unread);
  }
  if (isPlain(schema, 'nullable')) {
    const { wrapped, default: instead } = schema as unknown as { wrapped: RowSchema; default: unknown };
    const read = valueReader(wrapped);
    if (instead === undefined) return (value) => (value === null ? null : read(value));
  }
  return (value) => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : unread;
  };
}

/** A schema of this type with nothing behind it. */
const isPlain = (schema: RowSchema, type: string) => schema.type === type && !('pipe' in schema);

function readWhole(value: unknown): unknown {
  const number = typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value;
  return Number.isSafeInteger(number) ? number : unread;
}

function readInstant(value: unknown): unknown {
  if (typeof value !== 'string' && !(value instanceof Date)) return unread;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? unread : moment;
}
