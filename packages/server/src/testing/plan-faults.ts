import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/**
 * What is wrong with how a statement is run: a table read whole or past others' rows, or more than a page sorted.
 * Takes the database, the statement, which tables are large, and how many rows may be sorted.
 */
export async function planFaults(
  db: Queryable,
  query: SQL,
  { large, mostSortedRows }: { readonly large: readonly string[]; readonly mostSortedRows: number },
): Promise<string[]> {
  const explained = await db.first(
    v.object({
      'QUERY PLAN': v.tuple([v.object({ Plan: v.custom<Plan>((plan) => typeof plan === 'object') })]),
    }),
    sql`explain (analyze, format json) ${query}`,
  );
  if (!explained) throw new Error('There is no plan');
  const [{ Plan: whole }] = explained['QUERY PLAN'];
  const found: string[] = [];
  const look = (plan: Plan) => {
    const type = plan['Node Type'];
    const table = plan['Relation Name'] ?? '';
    if (type === 'Seq Scan' && large.includes(table)) found.push(`${type} on ${table}`);
    const removed = plan['Rows Removed by Filter'] ?? 0;
    if (removed > mostSortedRows && large.includes(table))
      found.push(`${type} past ${removed} rows of ${table}`);
    const sorted = plan.Plans?.[0]?.['Actual Rows'] ?? 0;
    if (type.endsWith('Sort') && sorted > mostSortedRows) found.push(`${type} of ${sorted} rows`);
    for (const inner of plan.Plans ?? []) look(inner);
  };
  look(whole);
  return found;
}
