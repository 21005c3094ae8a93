import { demoStorageQuotas, storageKinds, storageQuotas } from '@mirror-studio/domain/constants/storage';
import { sql } from 'drizzle-orm';
import { json, type Queryable } from './query.ts';

/** Writes the quotas of the constants where the triggers that count storage read them (migration 0440). */
export async function writeStorageQuotas(db: Queryable): Promise<void> {
  const quotas = storageKinds.flatMap((kind) => [
    { kind, demo: false, bytes: storageQuotas[kind] },
    { kind, demo: true, bytes: demoStorageQuotas[kind] },
  ]);
  await db.run(
    sql`insert into studio.storage_quotas (kind, demo, bytes)
      select kind, demo, bytes from jsonb_to_recordset(${json(quotas)}) as quotas(kind text, demo boolean, bytes bigint)
      on conflict (kind, demo) do update set bytes = excluded.bytes`,
  );
}
