import { tidyName } from '@mirror-studio/domain/profile';
import { type SQL, sql } from 'drizzle-orm';
import { TableHttpError } from './http-error.ts';

/** The columns of user_profiles that a client may name, and how a value of each is handed to the database. */
const types: Readonly<Record<string, 'uuid' | 'text' | 'boolean' | 'timestamptz'>> = {
  id: 'uuid',
  user_id: 'uuid',
  display_name: 'text',
  use_type: 'text',
  terms_accepted: 'boolean',
  compliance_confirmed: 'boolean',
  role: 'text',
  is_admin: 'boolean',
  picture: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

function typeOf(column: string) {
  const type = Object.hasOwn(types, column) ? types[column] : undefined;
  if (type === undefined) {
    throw new TableHttpError(400, '42703', `column user_profiles.${column} does not exist`);
  }
  return type;
}

/** The list of `select`: names with commas between, each read once, or everything. */
export function selectList(select: string | undefined): SQL {
  const names = (select ?? '*').split(',').map((name) => name.trim());
  const all = names.includes('*') ? Object.keys(types) : [...new Set(names)];
  for (const name of all) typeOf(name);
  return sql.join(
    all.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

/** The filters `column=eq.value` of an address, all of which must hold. */
export function where(params: URLSearchParams): SQL {
  const reserved = new Set(['select', 'columns', 'on_conflict', 'limit', 'order', 'offset']);
  const conditions = [...params].flatMap(([name, filter]) => {
    if (reserved.has(name)) return [];
    const type = typeOf(name);
    const value = /^eq\.(.*)$/s.exec(filter)?.[1];
    if (value === undefined) {
      throw new TableHttpError(
        400,
        'PGRST100',
        `"failed to parse filter (${filter})": only eq is served here`,
      );
    }
    return [sql`${sql.identifier(name)} = ${value}::text::${sql.raw(type)}`];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The columns and values of a row to write. */
export function assignments(
  row: Readonly<Record<string, unknown>>,
): ReadonlyArray<{ name: SQL; value: SQL }> {
  return Object.entries(row).map(([name, value]) => {
    const type = typeOf(name);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // What others see of somebody is nothing unseen, whatever client has written it.
    const kept = name === 'display_name' && typeof value === 'string' ? tidyName(value) : text;
    if (typeof value === 'object' && value !== null) {
      throw new TableHttpError(400, '22P02', `invalid value for user_profiles.${name}`);
    }
    return {
      name: sql`${sql.identifier(name)}`,
      value: sql`${value === null ? null : kept}::text::${sql.raw(type)}`,
    };
  });
}
