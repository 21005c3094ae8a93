import { passesAdminGuard } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { codeWords } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';

const roleRow = v.object({ role: v.string() });

/** Throws HttpError FORBIDDEN for whoever is neither administrator nor operator. */
export async function requireAdmin(db: Queryable, member: string): Promise<void> {
  const profile = await db.first(roleRow, sql`select role from public.user_profiles where id = ${member}`);
  if (!passesAdminGuard(profile?.role)) throw new HttpError('FORBIDDEN', codeWords('FORBIDDEN'));
}
