import { proofLimits, proofPictures } from '@mirror-studio/domain/constants/clients';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import type { ProofAnswers, ProofSet, SharedProof } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStorageQuotas } from '../database/storage-quotas.ts';
import { type Ask, asker, jobIn, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { sweepProofs } from './sweep.ts';

const days = 86_400_000;
let server: TestServer;
let ask: Ask;
let member: string;
let pictures: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  const { session, user } = await signIn(server);
  ask = asker(server.url, session.access_token);
  member = user?.id ?? '';
  const form = { ...emptyPhotoShoot, prompt: 'A secret recipe of salt', imageCount: 3 };
  const { body } = await ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const job = await jobIn(ask, (body['job'] as { id: string }).id, 'completed');
  pictures = (job.result?.media_assets ?? []).flatMap(({ id }) => id ?? []);
});
afterAll(() => server.close());

const until = (inDays: number) => new Date(server.clock.now().getTime() + inDays * days).toISOString();
const newSet = (given: object = {}) => ({
  title: 'Salt flats',
  client: 'Noor Haddad',
  pictures,
  endsAt: until(30),
  watermark: true,
  ...given,
});
const made = async (given: object = {}) => {
  const { body, status } = await ask('POST', '/api/proofs', newSet(given));
  expect(status).toBe(201);
  return body as unknown as ProofAnswers;
};
/** A set with a link. Returns both, and a browser that has no account. */
async function shared(given: object = {}) {
  const { set } = await made(given);
  const { body } = await ask('POST', `/api/proofs/${set.id}/link`);
  const token = body['token'] as string;
  return { id: set.id, token, ...visitor(token) };
}
function visitor(token: string) {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown, key = crypto.randomUUID()) => {
    const answer = await fetch(`${server.url}/api/proof/${token}${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const one of answer.headers.getSetCookie()) {
      const [pair = ''] = one.split(';');
      const [name = ''] = pair.split('=');
      cookie = [...cookie.split('; ').filter((held) => held && !held.startsWith(`${name}=`)), pair].join(
        '; ',
      );
    }
    return { answer, status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const picture = (path: string) => fetch(`${server.url}${path}`, { headers: { ...(cookie && { cookie }) } });
  const look = async () => (await send('GET', '')).body['proof'] as SharedProof;
  return { send, picture, look };
}
const answersOf = async (id: string) =>
  (await ask('GET', `/api/proofs/${id}`)).body as unknown as ProofAnswers;

it('tells a client, and not as their own doing, that whoever sent the link has no room for a comment', async () => {
  const { send } = await shared();
  const { db } = server.services;
  await db.run(sql`update studio.storage_quotas set bytes = 0 where kind = 'texts'`);
  const comment = { pictureId: null, author: 'Noor', text: 'The second one, please' };
  const key = crypto.randomUUID();
  const refused = await send('POST', '/comments', comment, key);
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { code: 'STORAGE_FULL', message: refusals.proofOwnerFull } },
  });
  await writeStorageQuotas(db);
  expect((await send('POST', '/comments', comment, key)).status).toBe(201);
});

describe('a set', () => {
  it('is made once for each key, and has no link until one is made', async () => {
    const key = crypto.randomUUID();
    const [one, again] = [
      await ask('POST', '/api/proofs', newSet({ password: 'salt and light' }), key),
      await ask('POST', '/api/proofs', newSet({ password: 'salt and light' }), key),
    ];
    expect((again.body['set'] as ProofSet).id).toBe((one.body['set'] as ProofSet).id);
    expect(one.body['set']).toMatchObject({ state: 'unsent', hasPassword: true, pictures: pictures.length });
    const kept = await server.services.db.all(
      v.object({ row: v.string() }),
      sql`select s::text as row from studio.proofs s union all select i::text from studio.idempotency i`,
    );
    expect(kept.some(({ row }) => row.includes('salt and light'))).toBe(false);
  });

  it.each([
    ['endsAt', { endsAt: new Date(0).toISOString() }],
    ['title', { title: ' ' }],
    ['client', { client: 'x'.repeat(proofLimits.clientCharacters + 1) }],
    ['pictures', { pictures: [] }],
    ['password', { password: 'abc' }],
  ])('is refused in words where %s cannot be', async (field, given) => {
    const { status, body } = await ask('POST', '/api/proofs', newSet(given));
    expect([status, (body['error'] as { field?: string }).field]).toEqual([422, field]);
  });

  it('takes no picture of somebody else, and is nobody else’s', async () => {
    const other = asker(server.url, (await signIn(server)).session.access_token);
    expect((await other('POST', '/api/proofs', newSet())).status).toBe(404);
    const { set } = await made();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/link'],
      ['POST', '/revocation'],
    ] as const)
      expect((await other(method, `/api/proofs/${set.id}${path}`)).status).toBe(404);
    expect((await other('POST', '/api/proofs/trash', { ids: [set.id] })).body).toEqual({ ids: [] });
  });

  it('keeps what was said of pictures that stay when it is changed', async () => {
    const { id, send, look } = await shared();
    const [first] = (await look()).pictures;
    await send('PUT', `/marks/${first?.id}`, { mark: 'yes' });
    const changed = { pictures: [pictures[2], pictures[0]], title: 'Salt, again', watermark: false };
    const { body } = await ask('PATCH', `/api/proofs/${id}`, changed);
    expect((body as unknown as ProofAnswers).pictures.map(({ mediaId, mark }) => [mediaId, mark])).toEqual([
      [pictures[2], null],
      [pictures[0], 'yes'],
    ]);
    expect((await look()).title).toBe('Salt, again');
  });

  it('is deleted with its link, and comes back with it; after its days it is gone', async () => {
    const { id, send } = await shared();
    await ask('POST', '/api/proofs/trash', { ids: [id] });
    expect([(await send('GET', '')).status, (await ask('GET', `/api/proofs/${id}`)).status]).toEqual([
      404, 404,
    ]);
    expect((await ask('POST', '/api/proofs/restorations', { ids: [id] })).body).toEqual({ ids: [id] });
    expect((await send('GET', '')).status).toBe(200);
    await ask('POST', '/api/proofs/trash', { ids: [id] });
    const later = new Date(server.clock.now().getTime() + (proofLimits.trashDays + 1) * days);
    await sweepProofs({ db: server.services.db, clock: { now: () => later } });
    const rows = await server.services.db.all(
      v.object({ id: v.string() }),
      sql`select id from studio.proofs where id = ${id} union all select id from studio.proof_pictures where proof_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a list of sets', () => {
  it('is narrowed, searched and paged', async () => {
    const other = asker(server.url, (await signIn(server)).session.access_token);
    expect((await other('GET', '/api/proofs')).body).toEqual({ sets: [], nextCursor: null });
    server.clock.advance(1_000);
    const open = await shared({ client: 'Zephyrine Ångström' });
    server.clock.advance(1_000);
    const revoked = await shared({ client: 'Zephyr Two' });
    await ask('POST', `/api/proofs/${revoked.id}/revocation`);
    const list = async (query: string) =>
      ((await ask('GET', `/api/proofs?${query}`)).body['sets'] as ProofSet[]).map(({ id }) => id);
    expect(await list('search=zeph')).toEqual([revoked.id, open.id]);
    expect(await list('search=zeph&filter=open')).toEqual([open.id]);
    expect(await list('search=zeph&filter=ended')).toEqual([revoked.id]);
    await open.send('PUT', '/approval', { isApproved: true, author: 'Zephyrine' });
    expect(await list('filter=approved')).toEqual([open.id]);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Record<string, unknown> = (
        await ask('GET', `/api/proofs?limit=2${cursor && `&cursor=${cursor}`}`)
      ).body;
      seen.push(...(page['sets'] as ProofSet[]).map(({ id }) => id));
      cursor = page['nextCursor'] as string | null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(await list('limit=48'));
  });
});

describe('a link', () => {
  it('shows the set to whoever has it, and nothing else of its creator', async () => {
    const { send, token } = await shared();
    const { answer, body, status } = await send('POST', '/visits', { visitor: 'one browser' });
    expect(status).toBe(200);
    expect([
      answer.headers.get('referrer-policy'),
      answer.headers.get('x-robots-tag'),
      answer.headers.get('cache-control'),
    ]).toEqual(['no-referrer', 'noindex, nofollow', 'no-store']);
    const told = JSON.stringify(body);
    for (const secret of [member, ...pictures, 'secret recipe', 'Noor Haddad', 'sample'])
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    const rows = await server.services.db.all(
      v.object({ row: v.string() }),
      sql`select s::text as row from studio.proofs s`,
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is counted, and the browsers that open it are told apart', async () => {
    const { id, send } = await shared();
    for (const browser of ['one', 'one', 'two']) await send('POST', '/visits', { visitor: browser });
    await send('GET', '');
    const { set } = await answersOf(id);
    expect(set).toMatchObject({ opened: 3, visitors: 2 });
    expect(set.lastOpenedAt).not.toBeNull();
  });

  it('with a password shows nothing before it is given, and is not tried without end', async () => {
    const { id, token, send, picture, look } = await shared({ password: 'salt and light' });
    expect((await send('POST', '/visits', { visitor: 'b' })).body).toEqual({ proof: null });
    expect((await answersOf(id)).set.opened).toBe(0);
    const { pictures: own } = await answersOf(id);
    const path = `/media/proof/${token}/${own[0]?.id}.small.webp`;
    expect((await picture(path)).status).toBe(403);
    expect((await send('PUT', `/marks/${own[0]?.id}`, { mark: 'yes' })).status).toBe(403);
    const wrong = await send('POST', '/unlock', { password: 'pepper' });
    expect([wrong.status, wrong.body['message']]).toEqual([403, refusals.proofPasswordWrong]);
    const { answer } = await send('POST', '/unlock', { password: 'salt and light' });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
    expect([(await look()).title, (await picture(path)).status]).toEqual(['Salt flats', 200]);
    const stranger = visitor(token);
    for (let attempt = 0; attempt < rateLimits.proofPassword.burst; attempt++)
      await stranger.send('POST', '/unlock', { password: `guess ${attempt}` });
    expect((await stranger.send('POST', '/unlock', { password: 'salt and light' })).status).toBe(429);
    await ask('PATCH', `/api/proofs/${id}`, { password: 'another' });
    expect((await send('GET', '')).body).toEqual({ proof: null });
    await ask('PATCH', `/api/proofs/${id}`, { password: null });
    expect((await look()).title).toBe('Salt flats');
  });

  it('lets in a browser that had the password whatever strangers try, and everybody by another link', async () => {
    const { id, send, token } = await shared({ password: 'salt and light' });
    const unlock = (by: Pick<ReturnType<typeof visitor>, 'send'>, password: string) =>
      by.send('POST', '/unlock', { password }).then(({ status }) => status);
    expect(await unlock({ send }, 'salt and light')).toBe(200);
    await ask('PATCH', `/api/proofs/${id}`, { password: 'another one' });
    const stranger = visitor(token);
    for (let attempt = 0; attempt < rateLimits.proofPassword.burst; attempt++)
      await unlock(stranger, `guess ${attempt}`);
    expect(await unlock(visitor(token), 'another one')).toBe(429);
    // It is known, and has to give the password all the same.
    expect((await send('GET', '')).body).toEqual({ proof: null });
    expect(await unlock({ send }, 'salt and light')).toBe(403);
    expect(await unlock({ send }, 'another one')).toBe(200);
    // One was wrong already.
    for (let attempt = 1; attempt < rateLimits.proofPassword.burst; attempt++)
      expect(await unlock({ send }, `guess ${attempt}`)).toBe(403);
    expect(await unlock({ send }, 'another one')).toBe(429);
    const { body } = await ask('POST', `/api/proofs/${id}/link`);
    expect(await unlock(visitor(body['token'] as string), 'another one')).toBe(200);
  });

  it('gives the pictures of its set alone, marked and without metadata', async () => {
    const { id, token, picture, look } = await shared({ pictures: [pictures[0]] });
    const [shown] = (await look()).pictures;
    const load = async (path: string) => {
      const answer = await picture(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      return sharp(Buffer.from(await answer.arrayBuffer()));
    };
    const original = ((await ask('GET', '/api/gallery')).body['items'] as { id: string; url: string }[]).find(
      (item) => item.id === pictures[0],
    );
    const whole = sharp(Buffer.from(await (await picture(original?.url ?? '')).arrayBuffer()));
    const differs = async (one: Sharp, other: Sharp) => {
      const raw = (image: Sharp) => image.resize(300, 300, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      const [a, b] = [await raw(one), await raw(other)];
      return a.reduce((sum, value, at) => sum + (Math.abs(value - (b[at] ?? 0)) > 20 ? 1 : 0), 0) / a.length;
    };
    for (const url of [shown?.url ?? '', shown?.thumbnailUrl ?? '']) {
      const marked = await load(url);
      const { exif, xmp, iptc, width } = await marked.metadata();
      expect([exif, xmp, iptc, width <= proofPictures.longestEdgePx]).toEqual([
        undefined,
        undefined,
        undefined,
        true,
      ]);
      expect(await differs(marked, whole.clone())).toBeGreaterThan(0.04);
    }
    await ask('PATCH', `/api/proofs/${id}`, { watermark: false });
    const plain = await load(shown?.url ?? '');
    expect((await plain.metadata()).width).toBe((await whole.metadata()).width);
    expect(await differs(plain, whole.clone())).toBeLessThan(0.005);
    const other = await shared({ pictures: [pictures[1]] });
    const [foreign] = (await other.look()).pictures;
    for (const name of [
      `${foreign?.id}.large.webp`,
      `${pictures[0]}.large.webp`,
      `${shown?.id}.original.webp`,
    ])
      expect([name, (await picture(`/media/proof/${token}/${name}`)).status]).toEqual([name, 404]);
    await ask('POST', `/api/proofs/${id}/revocation`);
    expect((await picture(shown?.url ?? '')).status).toBe(404);
  });
});

describe('what a client says', () => {
  it('is told to the creator: marks, comments once for each key, and the approval', async () => {
    const { id, send, look } = await shared();
    const [one, two] = (await look()).pictures;
    await send('PUT', `/marks/${one?.id}`, { mark: 'yes' });
    await send('PUT', `/marks/${two?.id}`, { mark: 'no' });
    await send('PUT', `/marks/${two?.id}`, { mark: null });
    const key = crypto.randomUUID();
    const said = { pictureId: one?.id, author: 'Noor', text: ' This one. ' };
    const [first, again] = [
      await send('POST', '/comments', said, key),
      await send('POST', '/comments', said, key),
    ];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await send('POST', '/comments', { ...said, text: 'Other' }, key)).status).toBe(409);
    await send('POST', '/comments', { pictureId: null, author: 'Noor', text: 'Thank you' });
    await send('PUT', '/approval', { isApproved: true, author: 'Noor' });
    const told = await answersOf(id);
    expect(told.set).toMatchObject({ marks: { yes: 1, maybe: 0, no: 0 }, comments: 2, approvedBy: 'Noor' });
    expect(told.comments.map(({ pictureId, text }) => [pictureId, text])).toEqual([
      [one?.id, 'This one.'],
      [null, 'Thank you'],
    ]);
  });

  it('stands as it was approved, until that is taken back', async () => {
    const { send, look } = await shared();
    const [one] = (await look()).pictures;
    await send('PUT', '/approval', { isApproved: true, author: 'Noor' });
    const refused = await send('PUT', `/marks/${one?.id}`, { mark: 'yes' });
    expect([refused.status, refused.body['message']]).toEqual([409, refusals.proofApproved]);
    expect(
      (await send('PUT', '/approval', { isApproved: true, author: 'Somebody' })).body['approvedBy'],
    ).toBe('Noor');
    await send('PUT', '/approval', { isApproved: false, author: 'Noor' });
    expect((await send('PUT', `/marks/${one?.id}`, { mark: 'yes' })).status).toBe(200);
  });

  it('is of a picture of the set', async () => {
    const { send } = await shared();
    const other = await shared();
    const [foreign] = (await other.look()).pictures;
    expect((await send('PUT', `/marks/${foreign?.id}`, { mark: 'yes' })).status).toBe(404);
    const said = { pictureId: foreign?.id, author: 'Noor', text: 'Mine?' };
    expect((await send('POST', '/comments', said)).status).toBe(404);
    expect((await send('POST', '/comments', { ...said, pictureId: 'x' })).status).toBe(404);
  });
});

describe('a link that leads nowhere', () => {
  it('answers alike when it ended, was taken back, is another now or never was', async () => {
    const [ended, revoked, renewed] = [await shared({ endsAt: until(1) }), await shared(), await shared()];
    await ask('POST', `/api/proofs/${revoked.id}/revocation`);
    const { token } = (await ask('POST', `/api/proofs/${renewed.id}/link`)).body as { token: string };
    const suspended = await shared();
    server.clock.advance(days + 1);
    expect((await visitor(token).send('GET', '')).status).toBe(200);
    await server.services.db.run(sql`update studio.members set banned = true where id = ${member}`);
    const answers = await Promise.all(
      [ended, revoked, renewed, suspended, visitor('A'.repeat(43)), visitor('x')].map(({ send }) =>
        send('POST', '/visits', { visitor: 'b' }),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body['message']]).toEqual([404, refusals.proofLinkOver]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});
