import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountLimits, accountRemovalLimits } from '@mirror-studio/domain/constants/account';
import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, whole } from '../../database/index.ts';
import type { Clock } from '../../http/index.ts';
import { openMedia } from '../../media/index.ts';
import { scratchDir, startTestServer } from '../../testing/index.ts';
import { tableName } from '../held.ts';
import { sweepDeletions } from '../removal/removal.ts';
import type { Somebody } from './somebody.ts';

/** How long an account that is to go can be taken back, in milliseconds. */
export const waitMs = accountLimits.deletedWithinDays * 86_400_000;

/** Asks for the removal of somebody's account by its address, with more of the request where it is given. */
export const askRemoval = (who: Somebody, more: object = {}) =>
  who.ask('POST', endpoints.deleteAccount.path, { address: who.email, language: 'en', ...more });

/** The kinds of the events that somebody reads in the log of their account, the newest first. */
export const kindsOf = async (who: Somebody) =>
  ((await who.ask('GET', '/api/security-events')).body['events'] as { kind: string }[]).map(
    ({ kind }) => kind,
  );

const columnRow = v.object({ table: v.string(), column: v.string() });

/**
 * A server with a media store of its own, and what a test of removals asks of both. `sweep` removes what is due by the server's
 * clock, or by another; `removeAll` lets what was under way settle as well. `traces` returns every column of every table, and every
 * file of the media store, in which one of the texts stands. Close it.
 */
export async function startRemovals() {
  const scratch = scratchDir();
  const mediaDir = join(scratch.path, 'media');
  const server = await startTestServer({ media: { dir: mediaDir, s3: null } });
  const { db } = server.services;
  const media = await openMedia(server.services.config, db, server.clock);
  const sweep = (by: Database = db, clock: Clock = server.clock) =>
    sweepDeletions({ ...server.services, db: by, clock, media, worker: { abandon: () => {} } });
  return {
    server,
    mediaDir,
    sweep,
    removeAll: async () => {
      await sweep();
      // The message that says so is sent by then: it is part of what is to be removed.
      await server.services.background.idle();
      server.clock.advance(accountRemovalLimits.settleMs);
      await sweep();
    },
    rowCount: async (query: ReturnType<typeof sql>) =>
      (await db.first(v.object({ rows: whole }), sql`select count(*) as rows from ${query}`))?.rows,
    traces: async (texts: readonly string[]) => [...(await inTables(db, texts)), ...inFiles(mediaDir, texts)],
    close: async () => {
      await server.close();
      scratch.remove();
    },
  };
}

async function inTables(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const columns = await db.all(
    columnRow,
    sql`select c.table_schema || '.' || c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  for (const { table, column } of columns) {
    for (const text of texts) {
      const there = await db.first(
        v.object({ n: v.unknown() }),
        sql`select 1 as n from ${tableName(table)} t
          where strpos(lower(t.${sql.identifier(column)}::text), lower(${text})) > 0 limit 1`,
      );
      if (there) found.push(`${table}.${column}: ${text}`);
    }
  }
  return found;
}

function inFiles(mediaDir: string, texts: readonly string[]): string[] {
  const found: string[] = [];
  const files = existsSync(mediaDir) ? readdirSync(mediaDir, { recursive: true, withFileTypes: true }) : [];
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const content = file.isFile() ? readFileSync(path) : Buffer.alloc(0);
    for (const text of texts)
      if (path.includes(text) || content.includes(text)) found.push(`${path}: ${text}`);
  }
  return found;
}
