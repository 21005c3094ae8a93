// The data of the measurements: people who are signed in, and as many rows of theirs as are asked for, written by SQL.
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { audience } from '../../auth/keys/read-token.ts';
import { loadSigningKeys } from '../../auth/keys/signing.ts';
import { beginSession } from '../../auth/store/sessions.ts';
import { at, type Database, json, whole } from '../../database/index.ts';
import { transfer } from '../../ledger/transfer.ts';

export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly accessToken: string;
}

/** More than is exchanged in a day of measuring. */
const coins = 1_000_000_000;
const tokenSeconds = 24 * 60 * 60;

/** Signs people in and gives each of them coins. Takes the database, and how many. */
export async function addPeople(db: Database, count: number): Promise<Person[]> {
  const keys = await loadSigningKeys(db, { now: () => new Date() });
  const now = new Date();
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds;
  const people: Person[] = [];
  for (let n = 0; n < count; n++) {
    const id = crypto.randomUUID();
    const email = `${id}@example.test`;
    await db.run(sql`insert into studio_auth.users (id, email, email_confirmed_at, created_at, updated_at)
      values (${id}, ${email}, ${at(now)}, ${at(now)}, ${at(now)})`);
    const session = await beginSession(db, id, 'otp', { userAgent: null, network: null }, now);
    const claims = { sub: id, aud: audience, exp, email, session_id: session.id, role: audience };
    people.push({ id, sessionId: session.id, accessToken: await keys.sign(claims) });
    const amounts = [
      { account: { house: 'issue' }, currency: 'coins', amount: -coins },
      { account: { member: id, purpose: 'available' }, currency: 'coins', amount: coins },
    ] as const;
    const gift = { member: id, reason: 'correction', note: 'Coins to measure with', legs: amounts } as const;
    await db.transaction((tx) => transfer(tx, gift, now));
  }
  return people;
}

/**
 * Lets the ledger grow to so many entries, in transfers of one coin from the house to each of these people in turn, a
 * second apart. The triggers are off meanwhile, since one row of an account is not written a million times in one
 * transaction; the check at the start of the server goes over the result. Their digests are not those of a chain, but as long:
 * who checks them says so (`linkChains`).
 */
export async function growLedger(db: Database, people: readonly string[], entries: number): Promise<void> {
  const there = await db.first(v.object({ rows: whole }), sql`select count(*) as rows from studio.entries`);
  const transfers = Math.ceil((entries - (there?.rows ?? 0)) / 2);
  if (transfers <= 0) return;
  const owners = sql.join(
    people.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await db.transaction(async (tx) => {
    for (const table of ['entries', 'accounts']) {
      await tx.run(sql.raw(`alter table studio.${table} disable trigger user`));
    }
    const note = `One of many: ${crypto.randomUUID()}`;
    await tx.run(sql`with own as (
        select owner, row_number() over (order by id) - 1 as turn, count(*) over () as people
        from studio.accounts where owner in (${owners}) and purpose = 'available' and currency = 'coins'
      )
      insert into studio.transfers (id, member, reason, note, created_at)
      select gen_random_uuid(), own.owner, 'correction', ${note},
        now() - (${transfers}::int - n) * interval '1 second'
      from generate_series(1, ${transfers}::int) n join own on own.turn = n % own.people`);
    // Else the check of the foreign key reads the whole table for each row: it was planned when there was nothing in it.
    await tx.run(sql`analyze studio.transfers`);
    await tx.run(sql`with house as (
        select id from studio.accounts where owner is null and purpose = 'issue' and currency = 'coins'
      )
      insert into studio.entries (transfer_id, account_id, currency, amount, sequence, balance, digest, reason, moved_at)
      select moved.id, held.id, 'coins', leg.amount,
        held.entries + row_number() over chain, held.balance + sum(leg.amount) over chain,
        sha256(convert_to(moved.id::text, 'UTF8')), moved.reason, moved.created_at
      from studio.transfers moved
        join studio.accounts a on a.owner = moved.member and purpose = 'available' and currency = 'coins'
        cross join lateral (values ((select id from house), -1), (a.id, 1)) leg(account, amount)
        join studio.accounts held on held.id = leg.account
      where moved.note = ${note}
      window chain as (partition by held.id order by moved.created_at, moved.id)
      order by moved.created_at, moved.id`);
    await tx.run(sql`update studio.accounts a set balance = e.total, entries = e.entries, head = e.digest
      from (select account_id, sum(amount) as total, count(*) as entries,
          (array_agg(digest order by sequence desc))[1] as digest
        from studio.entries group by account_id) e
      where e.account_id = a.id`);
    for (const table of ['entries', 'accounts']) {
      await tx.run(sql.raw(`alter table studio.${table} enable trigger user`));
    }
  });
}

/** Gives somebody so many finished jobs, the newest of now, and shares so many pictures among them. */
export async function fillLibrary(
  db: Database,
  member: string,
  { jobs, pictures }: { readonly jobs: number; readonly pictures: number },
): Promise<void> {
  const ofJob = Math.ceil(pictures / jobs);
  const form = json({ ...emptyPhotoShoot, prompt: 'Salt flats at first light', imageCount: ofJob });
  await db.run(sql`with made as (
      insert into studio.jobs (id, member, kind, status, form, seed, total, run_total, run_finished, created_at, finished_at)
      select gen_random_uuid(), ${member}, 'image_batch', 'completed', ${form}, n, ${ofJob}, ${ofJob}, ${ofJob},
        now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, ${jobs}::int) n
      returning id, created_at
    )
    insert into studio.media (id, member, purpose, job_id, position, path, name, media_type, bytes, width, height,
      placeholder, pose, model, prompt, created_at)
    select gen_random_uuid(), ${member}, 'result', made.id, position, 'none', 'picture.png', 'image/png', 1, 768, 1024,
      ${`data:image/webp;base64,${'A'.repeat(120)}`}, 'seated', ${emptyPhotoShoot.model}, 'Salt flats at first light',
      made.created_at + position * interval '1 second'
    from made cross join generate_series(0, ${ofJob - 1}::int) position`);
}

/**
 * Gives somebody so many prompts of one version each, of three tags and twenty collections; the newest pictures of theirs
 * are all made from the last. Returns its id. Takes also what each is searched in beside its title; by default words of which some
 * are nobody else's.
 */
export async function fillPrompts(
  db: Database,
  member: string,
  prompts: number,
  words: SQL = sql`left(md5(n::text), 5) || repeat(' glass and water in the old house by the northern sea', 5)`,
): Promise<string> {
  await db.run(sql`with made as (
      insert into studio.prompts (id, member, title, title_key, tags, collection, excerpt, latest, latest_id, search_text,
        created_at, updated_at)
      select gen_random_uuid(), ${member}, 'Prompt ' || n, 'prompt ' || n, array['salt', 'tag' || n % 50, 'tag' || n % 7],
        'Collection ' || n % 20, 'Salt flats at first light', 1, gen_random_uuid(),
        'prompt ' || n || ' salt flats at first light ' || ${words},
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${prompts}::int) n
      returning id, latest_id
    )
    insert into studio.prompt_versions (id, prompt_id, number, text, created_at)
    select latest_id, id, 1, 'Salt flats at first light', now() from made`);
  const last = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio.prompts where member = ${member} order by updated_at limit 1`,
  );
  if (!last) throw new Error('There is no prompt');
  await db.run(sql`insert into studio.prompt_words (member, word)
    select distinct ${member}::uuid, word from studio.prompts, unnest(string_to_array(search_text, ' ')) word
    where member = ${member} and length(word) > 2 on conflict do nothing`);
  await db.run(sql`update studio.media set prompt_id = ${last.id},
      prompt_version_id = (select latest_id from studio.prompts where id = ${last.id})
    where member = ${member} and purpose = 'result'`);
  return last.id;
}

/** What autovacuum does on a PostgreSQL in use. The embedded database has none, and is measured without. */
export async function settleStatistics(db: Database): Promise<void> {
  if (db.kind === 'postgres') await db.run(sql`vacuum analyze`);
}
