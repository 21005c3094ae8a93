import { handleLimits, publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import { endpoints, type OwnProfile } from '@mirror-studio/domain/contract';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
interface Someone {
  readonly id: string;
  readonly email: string;
  readonly ask: Ask;
}
async function someone(): Promise<Someone> {
  const { session } = await signIn(server);
  return {
    id: session.user.id,
    email: session.user.email ?? '',
    ask: asker(server.url, session.access_token),
  };
}
/** After time has passed a token is too old: another sign-in of nobody in particular reads. */
const read = async ({ ask }: Someone) => (await ask('GET', '/api/profile')).body['profile'] as OwnProfile;
async function save(by: Someone, change: object, basedOn?: number) {
  const { revision, picture: _, ...profile } = await read(by);
  const named = { ...profile, name: profile.name || 'Mara' };
  return by.ask('PUT', '/api/profile', { ...named, ...change, basedOn: basedOn ?? revision });
}
const look = async ({ ask }: Someone, handle: string) => (await ask('GET', `/api/creators/${handle}`)).body;
const check = async ({ ask }: Someone, handle: string) =>
  (await ask('GET', `/api/handles/${encodeURIComponent(handle)}`)).body;
let count = 0;
const fresh = () => `iris-${'abcdefghjk'[Math.floor(count / 10)]}${'abcdefghjk'[count++ % 10]}`;

describe('one’s own profile', () => {
  test('is empty at first, and kept tidied', async () => {
    const mara = await someone();
    expect(await read(mara)).toEqual({
      name: '',
      handle: null,
      words: '',
      links: [],
      picture: null,
      revision: 0,
    });
    const handle = fresh();
    const saved = await save(mara, {
      name: ' Mara  Halcyon ',
      handle: ` @${handle.toUpperCase()} `,
      words: ' Salt.\n',
      links: ['Example.com/Work', ''],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        profile: {
          name: 'Mara Halcyon',
          handle,
          words: 'Salt.',
          links: ['https://example.com/Work'],
          revision: 1,
        },
      },
    });
    expect(await read(mara)).toEqual(saved.body['profile']);
  });

  test.each([
    ['name', { name: ' ' }, 'nameEmpty', texts.nameEmpty],
    ['name', { name: 'x'.repeat(61) }, 'nameLong', '60'],
    ['handle', { handle: 'ab' }, 'handleShort', '3'],
    ['handle', { handle: 'two--lines' }, 'handleSigns', texts.handleSigns],
    ['handle', { handle: 'Adm1n' }, 'handleReserved', texts.handleReserved],
    ['words', { words: 'x'.repeat(publicProfileLimits.wordsCharacters + 1) }, 'wordsLong', '280'],
    ['links.1', { links: ['a.example', 'http://b.example'] }, 'linkNotHttps', texts.linkNotHttps],
    ['links.0', { links: ['javascript:alert(1)'] }, 'linkInvalid', texts.linkInvalid],
    ['links', { links: ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `${one}.example`) }, 'linksMany', '5'],
  ])('refuses a wrong %s in words, and keeps nothing', async (field, change, problem, said) => {
    const mara = await someone();
    const { status, body } = await save(mara, change);
    expect([status, body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field }, problem }]);
    expect(body['message']).toContain(said);
    expect(await read(mara)).toMatchObject({ name: '', revision: 0 });
  });

  test('tells the last who saves what was saved meanwhile, and answers what is kept already', async () => {
    const mara = await someone();
    const first = { words: 'In one tab' };
    expect((await save(mara, first, 0)).status).toBe(200);
    const late = await save(mara, { words: 'In the other' }, 0);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT' }, profile: { words: 'In one tab', revision: 1 } },
    });
    expect((await save(mara, first, 0)).body).toMatchObject({ profile: { revision: 1 } });
    expect((await save(mara, { words: 'In the other' }, 1)).body).toMatchObject({
      profile: { words: 'In the other', revision: 2 },
    });
    // Onboarding writes the name on its own way.
    await server.services.db.run(
      sql`update public.user_profiles set display_name = 'Otto' where id = ${mara.id}`,
    );
    expect((await save(mara, { words: 'Late' }, 2)).status).toBe(409);
  });

  test('of ten saves of one revision at once one is kept', async () => {
    const mara = await someone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(mara, { words: `Words ${at}` }, 0)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read(mara)).toMatchObject({ revision: 1 });
  });

  test('is not written by the table API, nor that of somebody else read', async () => {
    const [mara, otto] = [await someone(), await someone()];
    await save(mara, { handle: fresh() });
    for (const change of [
      sql`update public.user_profiles set words = 'Stolen' where id = ${mara.id}`,
      sql`update public.user_profiles set picture = gen_random_uuid() where id = ${mara.id}`,
      sql`select * from studio.handles`,
      sql`update studio.handles set member = ${otto.id}`,
    ]) {
      await expect(
        server.services.db.transaction(async (tx) => {
          await tx.run(
            sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: mara.id })}, true)`,
          );
          await tx.run(sql`set local role authenticated`);
          await tx.run(change);
        }),
      ).rejects.toThrow();
    }
    const seen = await server.services.db.transaction(async (tx) => {
      await tx.run(sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: otto.id })}, true)`);
      await tx.run(sql`set local role authenticated`);
      return tx.run(sql`update public.user_profiles set display_name = 'Stolen' where id = ${mara.id}`);
    });
    expect(seen).toBe(0);
    expect(await read(mara)).toMatchObject({ name: 'Mara', words: '' });
  });
});

describe('a handle', () => {
  test('goes to one of ten who claim it at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, someone));
    const handle = fresh();
    const answers = await Promise.all(people.map((one) => save(one, { handle }, 0)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(422)]);
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body).toMatchObject({ problem: 'handleTaken', error: { field: 'handle' } });
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    expect(winner && (await look(winner, handle))).toMatchObject({ isOwn: true });
  });

  test('is refused where it looks like that of somebody else, however it is written', async () => {
    const [mara, otto] = [await someone(), await someone()];
    await save(mara, { handle: 'lumen-10' });
    for (const alike of ['lumen-lo', '1umen10', 'lurnen-10', 'LUMEN_i0']) {
      expect(await check(otto, alike)).toMatchObject({ problem: 'handleAlike' });
      expect((await save(otto, { handle: alike })).body).toMatchObject({ problem: 'handleAlike' });
    }
    expect(await check(otto, '@Lumen-10')).toEqual({ handle: 'lumen-10', problem: 'handleTaken' });
    expect(await check(mara, 'lumen-10')).toEqual({ handle: 'lumen-10', problem: null });
    expect(await check(otto, 'lumen-20')).toEqual({ handle: 'lumen-20', problem: null });
    expect(await check(otto, 'x')).toEqual({ handle: 'x', problem: 'handleShort' });
    // Its owner writes it otherwise.
    expect((await save(mara, { handle: 'lumen_10' })).status).toBe(200);
    expect(await look(otto, 'lumen-10')).toMatchObject({ profile: { handle: 'lumen_10' } });
  });

  test('that was given up leads to the new one for 90 days, and only its owner can take it back', async () => {
    const [mara, otto] = [await someone(), await someone()];
    const [first, second] = [fresh(), fresh()];
    await save(mara, { handle: first });
    await save(mara, { handle: second });
    expect(await look(otto, first)).toMatchObject({ profile: { handle: second }, isOwn: false });
    expect((await save(otto, { handle: first })).body).toMatchObject({ problem: 'handleTaken' });
    expect((await save(mara, { handle: first })).status).toBe(200);
    expect(await look(otto, second)).toMatchObject({ profile: { handle: first } });

    server.clock.advance(handleLimits.heldDays * dayMs - 1_000);
    const late = await someone();
    expect(await look(late, second)).toMatchObject({ profile: { handle: first } });
    expect((await save(late, { handle: second })).status).toBe(422);
    server.clock.advance(1_000);
    expect(await look(late, second)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await save(late, { handle: second })).status).toBe(200);
    expect(await look(late, second)).toMatchObject({ isOwn: true });
    expect(await look(late, first)).toMatchObject({ profile: { handle: first }, isOwn: false });
  });

  test('changes twice, and then once a week, in words; a refused change does not count', async () => {
    const [mara, otto] = [await someone(), await someone()];
    const taken = fresh();
    await save(otto, { handle: taken });
    await save(mara, { handle: fresh() });
    for (let at = 0; at < handleLimits.changesAtOnce; at++) {
      expect((await save(mara, { handle: taken })).status).toBe(422);
      expect((await save(mara, { handle: fresh() })).status).toBe(200);
    }
    const { handle } = await read(mara);
    const often = await save(mara, { handle: fresh(), words: 'New' });
    expect(often).toMatchObject({
      status: 429,
      body: { error: { code: 'RATE_LIMITED', field: 'handle' }, problem: 'handleTooOften', days: 7 },
    });
    expect(often.body['message']).toContain('7 days');
    expect(await read(mara)).toMatchObject({ handle, words: '' });
    expect((await save(mara, { words: 'New' })).status).toBe(200);
  });

  test('leads nowhere once it is given up for none, or its owner is suspended', async () => {
    const [mara, otto] = [await someone(), await someone()];
    const handle = fresh();
    await save(mara, { handle });
    expect((await save(mara, { handle: null })).body).toMatchObject({ profile: { handle: null } });
    expect(await look(otto, handle)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await save(otto, { handle })).status).toBe(422);
    await save(mara, { handle });
    expect(await look(otto, handle)).toMatchObject({ profile: { handle } });
    await server.services.db.run(sql`update studio.members set banned = true where id = ${mara.id}`);
    expect(await look(otto, handle)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('leads nowhere while the removal of its owner’s account is asked for', async () => {
    const [mara, otto] = [await someone(), await someone()];
    const handle = fresh();
    await save(mara, { handle });
    const asked = await mara.ask('POST', endpoints.deleteAccount.path, {
      address: mara.email,
      language: 'en',
    });
    expect(asked.status).toBe(200);
    expect(await look(otto, handle)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await mara.ask('POST', endpoints.keepAccount.path)).status).toBe(200);
    expect(await look(otto, handle)).toMatchObject({ profile: { handle } });
  });

  test('shows public fields alone, and a strange one is not found', async () => {
    const [mara, otto] = [await someone(), await someone()];
    const handle = fresh();
    await save(mara, { handle, words: 'Salt.', links: ['a.example'] });
    expect(await look(otto, handle)).toEqual({
      profile: { handle, name: 'Mara', words: 'Salt.', links: ['https://a.example'], picture: null },
      isOwn: false,
      points: 0,
      standing: { followers: 0, isFollowed: false, isMuted: false },
    });
    for (const strange of ['nobody-here', 'x', '%20', '%00', '..%2f', '%F0%9F%98%80'])
      expect((await otto.ask('GET', `/api/creators/${strange}`)).status).toBe(404);
  });
});
