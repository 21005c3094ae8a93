import { endpoints, type Referral, type ReferralNews } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import { json, at as moment } from '../database/index.ts';
import { asker, newEmail, signIn, type TestServer } from '../testing/index.ts';

let networks = 0;
/** A network that nobody else is in. */
const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

/** Somebody who invites and is invited, at a browser and in a network of their own unless told otherwise. */
export async function referrer(
  server: TestServer,
  { email = newEmail(), network = newNetwork(), jar = { cookie: '' } } = {},
) {
  const { session } = await signIn(server, email);
  const ask = asker(server.url, session.access_token);
  const { id } = session.user;
  /** As a browser does: with the cookie that it was given. */
  async function visit(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'x-forwarded-for': network,
        ...(jar.cookie && { cookie: jar.cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    jar.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? jar.cookie;
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const invite = async () => (await visit('GET', endpoints.referralInvite.path)).body;
  return {
    id,
    email,
    ask,
    jar,
    invite,
    code: async () => String((await invite())['code']),
    claim: (code: string) => visit('POST', endpoints.claimInvitation.path, { code }),
    hasClaimed: async () => (await ask('GET', endpoints.inviteStatus.path)).body['hasClaimed'],
    coins: async () => (await ask('GET', endpoints.balance.path)).body['coins'],
    list: async (more = '') =>
      (await ask('GET', endpoints.referrals.path + more)).body as {
        referrals: Referral[];
        nextCursor: string | null;
      },
    news: async () => (await ask('GET', endpoints.referralNews.path)).body['news'] as ReferralNews[],
    /** A shoot of theirs that is done, without its pictures. */
    shoot: (status: 'completed' | 'failed' = 'completed') => addShoot(server.services, id, status),
  };
}
export type Referrer = Awaited<ReturnType<typeof referrer>>;

/** A shoot that has ended, as the worker leaves it. */
export async function addShoot(
  { db, clock }: Pick<TestServer['services'], 'db' | 'clock'>,
  member: string,
  status: 'completed' | 'failed' = 'completed',
): Promise<void> {
  const form = { ...emptyPhotoShoot, prompt: 'Salt flats' };
  await db.run(sql`insert into studio.jobs (id, member, kind, status, form, seed, total, run_total, created_at, finished_at)
    values (${crypto.randomUUID()}, ${member}, 'image_batch', ${status}, ${json(form)}, 1, 1, 1, ${moment(clock.now())}, ${moment(clock.now())})`);
}
