import type { ModeratedKind } from '@mirror-studio/domain/community';
import { type SQL, sql } from 'drizzle-orm';

/** The condition that something is not hidden. Takes its kind and the column of its id; not as "exists", as in `community/blocks.ts`. */
export const isNotHidden = (kind: ModeratedKind, subject: SQL): SQL =>
  sql`not coalesce((select true from studio.hidden h where h.kind = ${kind} and h.subject = ${subject}), false)`;
