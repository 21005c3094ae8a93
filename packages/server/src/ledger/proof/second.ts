import { openDatabase } from '../../database/index.ts';
import type { Services } from './deeds.ts';

/** Another server on the same database, with connections of its own: the embedded database lets nobody in besides, so there it is the same. */
export async function secondServer({ config, db }: Services) {
  if (config.databaseUrl === null) return { db, close: async () => {} };
  const other = await openDatabase(config);
  return { db: other, close: () => other.close() };
}
