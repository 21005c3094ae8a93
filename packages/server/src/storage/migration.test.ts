import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { migrationsDir, whole } from '../database/index.ts';
import { scratchDir } from '../testing/process.ts';

test('what is there before it is counted has its bytes, and its words their uses', async () => {
  const scratch = scratchDir();
  const before = join(scratch.path, 'migrations');
  mkdirSync(before);
  for (const name of readdirSync(migrationsDir).filter((one) => one < '0440'))
    cpSync(join(migrationsDir, name), join(before, name));
  const data = join(scratch.path, 'data');
  const older = await openEmbedded(data, before);
  const member = crypto.randomUUID();
  const addPrompt = async (words: string, text: string) => {
    const [id, version] = [crypto.randomUUID(), crypto.randomUUID()];
    await older.run(sql`insert into studio.prompts (id, member, title, title_key, excerpt, latest, latest_id, search_text, created_at, updated_at)
      values (${id}, ${member}, '', '', '', 1, ${version}, ${words}, now(), now())`);
    await older.run(sql`insert into studio.prompt_versions (id, prompt_id, number, text, created_at)
      values (${version}, ${id}, 1, ${text}, now())`);
    return id;
  };
  const first = await addPrompt('salt lantern', 'x'.repeat(1_000));
  await addPrompt('salt harbour', 'y'.repeat(2_000));
  await older.run(sql`insert into studio.prompt_words (member, word)
    select ${member}::uuid, unnest(array['salt', 'lantern', 'harbour', 'gone'])`);
  await older.close();

  const now = await openEmbedded(data, migrationsDir);
  const used = async () =>
    (
      await now.first(
        v.object({ bytes: whole }),
        sql`select bytes from studio.storage_use where member = ${member}`,
      )
    )?.bytes;
  // Two prompts of 500 beside twice their words, two versions of 200 beside their texts.
  const words = 'salt lantern'.length + 'salt harbour'.length;
  expect(await used()).toBe(2 * 500 + 2 * words + 2 * 200 + 3_000);
  const uses = await now.all(
    v.object({ word: v.string(), uses: v.nullable(whole) }),
    sql`select word, uses from studio.prompt_words order by word`,
  );
  expect(uses).toEqual([
    { word: 'gone', uses: null },
    { word: 'harbour', uses: 1 },
    { word: 'lantern', uses: 1 },
    { word: 'salt', uses: 2 },
  ]);
  await now.run(sql`delete from studio.prompts where id = ${first}`);
  expect(await used()).toBe(500 + 2 * 'salt harbour'.length + 200 + 2_000);
  await now.close();
  scratch.remove();
});
