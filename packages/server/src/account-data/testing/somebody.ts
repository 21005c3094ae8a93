import { endpoints, uploadField } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { profileTable } from '@mirror-studio/domain/profile';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { makeInvitation } from '../../invitations/invitations.ts';
import { rewardDue } from '../../referrals/reward.ts';
import { addShoot } from '../../referrals/testing.ts';
import { type Ask, asker, jobIn, newEmail, signIn, type TestServer } from '../../testing/index.ts';
import { author } from '../../works/testing/author.ts';

/** Words that nobody else in a test uses. */
export const words = {
  name: 'Maravillosa Quetzalcoatl',
  prompt: 'A zwitterion lighthouse in vermilion rain',
  version: 'A zwitterion lighthouse in cobalt rain',
  title: 'Zwitterion study',
  gift: 'For a zwitterion birthday',
  note: 'Kept for the xylophone series',
  client: 'Gwendolyn Featherstonehaugh',
  feedback: 'Onomatopoeia is missing here',
} as const;

/** Somebody who has used every part of the product. */
export async function somebody(server: TestServer, { shoots = true } = {}) {
  const email = newEmail('zoraida');
  const { auth, session, user } = await signIn(server, email);
  // What is mailed from here on is newer than the link.
  server.clock.advance(1_000);
  const ask = asker(server.url, session.access_token);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const table = new PostgrestClient(`${server.url}/rest/v1`, { headers }).from(profileTable);
  await table.upsert({ id: user.id, display_name: words.name, use_type: 'photographer' });
  const { acceptLegal, acceptTerms } = endpoints;
  await ask('POST', acceptLegal.path, acceptLegal.docs.sample.request);
  await ask('POST', acceptTerms.path, acceptTerms.docs.sample.request);
  await claimOne(server, ask, user.id);
  await showFace(server, headers);
  await ask('POST', '/api/coins/exchange', { coins: 100 });
  await ask('POST', '/api/coins/checkout', { amountUsd: 5 });
  await ask('POST', '/api/gifts', { to: newEmail('quetzal'), coins: 5, words: words.gift });
  await invites(server, ask);
  await ask('POST', endpoints.subscribe.path, { plan: 'silver' }, crypto.randomUUID());
  await ask('PUT', endpoints.setBillingDetails.path, {
    name: words.name,
    address: words.client,
    taxId: '',
    basedOn: 0,
  });
  const text = words.prompt;
  const created = await ask('POST', endpoints.createPrompt.path, {
    text,
    title: words.title,
    notes: words.note,
  });
  const prompt = created.body['prompt'] as { id: string };
  await ask('POST', `/api/prompts/${prompt.id}/versions`, { basedOn: 1, text: words.version });
  await ask('POST', '/api/support/feedback', {
    contextId: 'gallery',
    helpful: false,
    message: words.feedback,
  });
  await proposes(ask);
  await votes(server, ask, user.id);
  const media = shoots ? await shoot(ask) : [];
  const proof = shoots ? await shared(server, ask, media) : '';
  const [shown] = media;
  if (shown) await published(server, ask, shown);
  return { auth, ask, email, id: user.id, token: session.access_token, media, proof };
}
export type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A picture on their profile. */
async function showFace(server: TestServer, headers: Record<string, string>): Promise<void> {
  const create = { width: 600, height: 600, channels: 3, background: '#2040c0' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const body = new FormData();
  body.set(uploadField, new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }));
  const answer = await fetch(server.url + endpoints.setProfilePicture.path, {
    method: 'POST',
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
}

/** An invitation of somebody else's that they claimed, and one of their own. */
async function claimOne({ services: { db, clock, site } }: TestServer, ask: Ask, id: string): Promise<void> {
  const now = clock.now();
  const { origin } = site;
  const { code } = await makeInvitation(db, { member: crypto.randomUUID(), origin }, now);
  await makeInvitation(db, { member: id, origin }, now);
  const claimed = await ask('POST', endpoints.claimInvitation.path, { code });
  if (claimed.status !== 200) throw new Error('The invitation was not claimed');
}

/** Somebody came by their code, and both were rewarded. */
async function invites(server: TestServer, ask: Ask): Promise<void> {
  const { code } = (await ask('GET', endpoints.referralInvite.path)).body as { code: string };
  const { session, user } = await signIn(server, newEmail('quetzal'));
  await asker(server.url, session.access_token)('POST', endpoints.claimInvitation.path, { code });
  await addShoot(server.services, user.id);
  await rewardDue(server.services, user.id);
}

/** An idea on the roadmap, with their vote, and what they say of it. */
async function proposes(ask: Ask): Promise<void> {
  const said = { title: words.title, words: words.note };
  const { body } = await ask('POST', endpoints.proposeIdea.path, said, crypto.randomUUID());
  const { id } = body['idea'] as { id: string };
  const path = endpoints.commentIdea.path.replace('{id}', id);
  await ask('POST', path, { words: words.feedback }, crypto.randomUUID());
}

/** A vote on what they put forward, in which they have voted. */
async function votes({ services: { db, clock } }: TestServer, ask: Ask, member: string): Promise<void> {
  const id = crypto.randomUUID();
  const now = clock.now().toISOString();
  await db.run(
    sql`insert into studio.proposals (id, member, title, words, options, quorum_percent, vote_days, status, proposed_at, opens_at,
        closes_at, listed_at, electorate)
      values (${id}, ${member}, 'A day without counts', 'Once a month.', '["Hold it"]', 20, 7, 'open', ${now}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz + interval '900 days', ${now}::timestamptz, 1)`,
  );
  await db.run(sql`insert into studio.electorates (proposal_id, member) values (${id}, ${member})`);
  const path = endpoints.castBallot.path.replace('{id}', id);
  const { status } = await ask('PUT', path, {
    option: '1',
    nonce: crypto.randomUUID().replaceAll('-', '').repeat(2),
  });
  if (status !== 200) throw new Error('The ballot was not cast');
}

async function shoot(ask: Ask): Promise<readonly string[]> {
  const form = { ...emptyPhotoShoot, prompt: words.prompt, imageCount: 2 };
  const { body } = await ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const job = await jobIn(ask, (body['job'] as { id: string }).id, 'completed');
  return (job.result?.media_assets ?? []).flatMap(({ id }) => id ?? []);
}

/** A set for a client with a link. Returns the address at which it is read. */
async function shared(server: TestServer, ask: Ask, pictures: readonly string[]): Promise<string> {
  const endsAt = new Date(server.clock.now().getTime() + 86_400_000 * 60).toISOString();
  const set = { title: words.title, client: words.client, pictures, endsAt, watermark: true };
  const made = (await ask('POST', '/api/proofs', set)).body['set'] as { id: string };
  const link = (await ask('POST', `/api/proofs/${made.id}/link`)).body;
  const path = `/api/proof/${link['token'] as string}`;
  await fetch(`${server.url}${path}`);
  return path;
}

/** Somebody else whose work and page can be liked and followed. */
async function otherAuthor(server: TestServer): Promise<{ readonly work: string; readonly handle: string }> {
  const { publish, handle } = await author(server);
  return { work: (await publish()).id, handle };
}

/** A picture that others see, under a handle that nobody else has; saved, with a note. They like a work, and follow its author. */
async function published(server: TestServer, ask: Ask, mediaId: string): Promise<void> {
  const letters = crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'x')
    .slice(0, 12);
  const profile = { name: words.name, handle: `z-${letters}`, words: '', links: [] };
  const { revision } = (await ask('GET', '/api/profile')).body['profile'] as { revision: number };
  await ask('PUT', '/api/profile', { ...profile, basedOn: revision });
  const choices = { sharesPrompt: true, allowsRemix: true, licence: null };
  const said = { mediaId, title: words.title, tags: [words.client], ...choices };
  const work = (await ask('POST', '/api/works', said)).body['work'] as { id: string };
  const saved = (await ask('POST', '/api/saved', { workId: work.id })).body['saved'] as { id: string };
  const other = await otherAuthor(server);
  await ask('PUT', `/api/works/${other.work}/like`);
  await ask('PUT', `/api/creators/${other.handle}/follow`);
  await ask('PATCH', `/api/saved/${saved.id}`, { note: words.note, collection: words.title });
}

export const newExport = { language: 'en', timeZone: 'Europe/Madrid', settings: defaultSettings } as const;

/** Looks at the archive until it is in one of the states, at most a minute. */
export async function exportIn(ask: Ask, ...states: readonly string[]) {
  const until = Date.now() + 60_000;
  for (;;) {
    const { body } = await ask('GET', endpoints.accountData.path);
    const found = body['export'] as { state: string; bytes: number; done: number; total: number } | null;
    if (found && states.includes(found.state)) return found;
    if (Date.now() > until) throw new Error(`The archive is ${found?.state}, not ${states.join(' or ')}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** The ways of a session whose second factor was proved at a moment, as its column `amr` has them. */
export const provedAt = (moment: Date) =>
  sql`jsonb_build_array(jsonb_build_object('method', 'totp', 'timestamp', ${Math.floor(moment.getTime() / 1000)}::bigint))`;
