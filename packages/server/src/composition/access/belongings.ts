import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Person } from '../../account-data/held.ts';
import { tableName } from '../../account-data/held.ts';
import { heldTables } from '../../account-data/parts.generated.ts';
import { exportIn, newExport, type Somebody, somebody } from '../../account-data/testing/somebody.ts';
import { addIdentity } from '../../auth/store/identities.ts';
import { addRemembered } from '../../auth/store/remembered.ts';
import { newEmail, type TestServer } from '../../testing/index.ts';

/** By what is named whatever belongs to somebody. */
export interface Belongings {
  readonly job: string;
  readonly picture: string;
  readonly prompt: string;
  readonly promptVersion: string;
  readonly proof: string;
  readonly work: string;
  readonly saved: string;
  readonly relation: string;
  readonly comment: string;
  readonly tokenLog: string;
  readonly transfer: string;
  readonly order: string;
  readonly gift: string;
  readonly referral: string;
  readonly securityEvent: string;
  readonly session: string;
  readonly rememberedBrowser: string;
  readonly exportToken: string;
  readonly identity: string;
  readonly factor: string;
  readonly challenge: string;
}

/** Names of the same form for what is nowhere. */
export const nowhere = (): Belongings => {
  const id = () => crypto.randomUUID();
  return {
    job: id(),
    picture: id(),
    prompt: id(),
    promptVersion: id(),
    proof: id(),
    work: id(),
    saved: id(),
    relation: id(),
    comment: id(),
    // What stands in the journal has a place: nothing of those who ask comes before theirs, nor before the first.
    tokenLog: '1',
    transfer: id(),
    order: id(),
    gift: id(),
    referral: id(),
    securityEvent: id(),
    session: id(),
    rememberedBrowser: id(),
    exportToken: `${id()}${id()}`.replaceAll('-', '').slice(0, 43),
    identity: id(),
    factor: id(),
    challenge: id(),
  };
};

/** Somebody who has one of everything, and how it is named. */
export async function somebodyWithEverything(server: TestServer) {
  const who = await somebody(server);
  const read = async (path: string, list: string) => {
    const { body } = await who.ask('GET', path);
    const [first] = body[list] as { id: string }[];
    if (!first) throw new Error(`${path} is empty.`);
    return first.id;
  };
  const prompt = await read(endpoints.prompts.path, 'prompts');
  const proof = await read(endpoints.proofs.path, 'sets');
  const { factor, challenge } = await addFactor(who);
  const has: Belongings = {
    job: await read(endpoints.jobs.path, 'jobs'),
    picture: who.media[0] ?? '',
    prompt,
    promptVersion: await read(endpoints.promptVersions.path.replace('{id}', prompt), 'versions'),
    proof,
    work: await idIn(server, sql`select id::text as id from studio.works where member = ${who.id}`),
    saved: await read(endpoints.saved.path, 'saved'),
    relation: await read(`${endpoints.relations.path}?kind=follow`, 'relations'),
    comment: await idIn(
      server,
      sql`select id::text as id from studio.idea_comments where member = ${who.id}`,
    ),
    tokenLog: await read(endpoints.tokenLogs.path, 'logs'),
    transfer: await idIn(
      server,
      sql`select id::text as id from studio.transfers where member = ${who.id} limit 1`,
    ),
    order: await read(endpoints.orders.path, 'orders'),
    referral: await idIn(server, sql`select id::text as id from studio.referrals where inviter = ${who.id}`),
    gift: await read(`${endpoints.gifts.path}?box=sent`, 'gifts'),
    securityEvent: await read(endpoints.securityEvents.path, 'events'),
    session: await read(endpoints.sessions.path, 'sessions'),
    rememberedBrowser: await addBrowser(server, who),
    exportToken: await exported(server, who),
    identity: await addWayIn(server, who),
    factor,
    challenge,
  };
  const { error } = await who.auth.updateUser({ email: newEmail('wanted') });
  if (error) throw error;
  return { who, has };
}

async function idIn(server: TestServer, query: SQL): Promise<string> {
  const found = await server.services.db.first(v.object({ id: v.string() }), query);
  if (!found) throw new Error('Nothing of that kind is held');
  return found.id;
}

async function addFactor({ auth }: Somebody) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const asked = await auth.mfa.challenge({ factorId: data.id });
  if (asked.error) throw asked.error;
  return { factor: data.id, challenge: asked.data.id };
}

async function addBrowser({ services: { db, clock } }: TestServer, { id: user_id }: Somebody) {
  const [id, now] = [crypto.randomUUID(), clock.now()];
  const until = new Date(now.getTime() + rememberedBrowserLimits.livesMs);
  const moments = { created_at: now, last_used_at: now, expires_at: until };
  await addRemembered(db, {
    id,
    user_id,
    hash: id,
    device: 'x',
    user_agent: null,
    network: null,
    ...moments,
  });
  return id;
}

async function addWayIn(server: TestServer, { id }: Somebody): Promise<string> {
  const said = { provider: 'google', subject: id, email: null, isVerified: false, name: null } as const;
  await addIdentity(server.services.db, id, said, server.clock.now());
  return idIn(server, sql`select id::text as id from studio_auth.identities where user_id = ${id}`);
}

async function exported(server: TestServer, { ask, email }: Somebody): Promise<string> {
  await ask('POST', endpoints.requestExport.path, newExport);
  await exportIn(ask, 'ready');
  return new URL((await server.lastMessage(email)).link).searchParams.get('export') ?? '';
}

/** Every row that is held of somebody, as text, by its table. */
export async function rowsOf({ services: { db } }: TestServer, person: Person) {
  const row = v.object({ row: v.string() });
  const rows = new Map<string, readonly string[]>();
  for (const { table, of, key } of heldTables) {
    const order = sql.join(
      key.map((column) => sql`t.${sql.identifier(column)}`),
      sql`, `,
    );
    const query = sql`select to_jsonb(t)::text as row from ${tableName(table)} t where ${of(person)} order by ${order}`;
    rows.set(
      table,
      (await db.all(row, query)).map((found) => found.row),
    );
  }
  return rows;
}
