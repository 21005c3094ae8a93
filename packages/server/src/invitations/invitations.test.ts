import { invitationLimits } from '@mirror-studio/domain/constants/invitations';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { endpoints } from '@mirror-studio/domain/contract';
import { invitation as texts } from '@mirror-studio/domain/texts/en/invitation';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

const dayMs = 86_400_000;
let server: TestServer;
let inviter: Awaited<ReturnType<typeof somebody>>;
beforeAll(async () => {
  server = await startTestServer();
  inviter = await somebody('admin');
});
afterAll(() => server.close());

async function somebody(role = 'user') {
  const { session, user } = await signIn(server);
  await server.services.db.run(sql`
    insert into public.user_profiles (id, role) values (${user.id}, ${role})
    on conflict (id) do update set role = ${role}`);
  return { id: user.id, ask: asker(server.url, session.access_token) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** The same as `inviter`, whose token lasts as long as its hour. */
const invite = async () => {
  const { status, body } = await inviter.ask('POST', endpoints.makeInvitation.path);
  expect(status).toBe(201);
  return body as { code: string; link: string; endsAt: string };
};
const claim = ({ ask }: Somebody, code: string) => ask('POST', endpoints.claimInvitation.path, { code });
const hasClaimed = async ({ ask }: Somebody) =>
  (await ask('GET', endpoints.inviteStatus.path)).body['hasClaimed'];
const refused = (problem: keyof typeof texts) => ({
  status: 422,
  body: { problem, message: texts[problem], error: { code: 'INPUT_INVALID', field: 'code' } },
});

test('an invitation is claimed once, by its code however it was typed, and the claim can be sent again', async () => {
  const { code, link } = await invite();
  expect(new URL(link)).toMatchObject({ pathname: '/onboarding', search: `?invite=${code}` });
  const [guest, late] = [await somebody(), await somebody()];
  expect(await hasClaimed(guest)).toBe(false);
  expect(await claim(guest, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({
    status: 200,
    body: { hasClaimed: true },
  });
  expect((await claim(guest, code)).status).toBe(200);
  expect([await hasClaimed(guest), await hasClaimed(late)]).toEqual([true, false]);
  expect(await claim(late, code)).toMatchObject(refused('used'));
  expect(await hasClaimed(late)).toBe(false);
});

test('of ten who claim one at once one has it', async () => {
  const { code } = await invite();
  const guests = await Promise.all(Array.from({ length: 10 }, () => somebody()));
  const answers = await Promise.all(guests.map((guest) => claim(guest, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['problem'] === 'used')).toHaveLength(9);
  const claimed = await Promise.all(guests.map(hasClaimed));
  expect(claimed.filter(Boolean)).toHaveLength(1);
});

test('nobody uses up two, whatever they send at once', async () => {
  const codes = await Promise.all([invite(), invite(), invite()]);
  const guest = await somebody();
  const answers = await Promise.all(codes.map(({ code }) => claim(guest, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['problem'] === 'another')).toHaveLength(2);
  const other = await somebody();
  const left = codes.filter((_, at) => answers[at]?.status !== 200);
  expect((await claim(other, left[0]?.code ?? '')).status).toBe(200);
});

test('what is no invitation, one’s own, and one that has ended are refused in words that name nobody', async () => {
  const { code, endsAt } = await invite();
  const guest = await somebody();
  for (const typed of ['', 'abcd', 'abcd-efgh-jkmn-pqrs'])
    expect(await claim(guest, typed)).toMatchObject(refused('wrong'));
  expect(await claim(inviter, code)).toMatchObject(refused('own'));
  expect(await hasClaimed(inviter)).toBe(false);
  expect(Date.parse(endsAt) - server.clock.now().getTime()).toBe(invitationLimits.livesDays * dayMs);
  await server.services.db.run(sql`update studio.invitations set ends_at = now() - interval '30 years'
    where made_at = (select max(made_at) from studio.invitations) and claimed_at is null`);
  const ended = await claim(guest, code);
  expect(ended).toMatchObject(refused('ended'));
  expect(JSON.stringify(ended.body)).not.toContain(inviter.id);
});

test('who tries codes is let wait', async () => {
  const guest = await somebody();
  for (let tried = 0; tried < rateLimits.invitationClaimsOfPerson.burst; tried++) await claim(guest, 'abcd');
  const { code } = await invite();
  expect(await claim(guest, code)).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  server.clock.advance(rateLimits.invitationClaimsOfPerson.everyMs);
  expect((await claim(guest, code)).status).toBe(200);
});

test('only administrators and operators make them, and only a digest is kept', async () => {
  const guest = await somebody();
  expect((await guest.ask('POST', endpoints.makeInvitation.path)).status).toBe(403);
  const operator = await somebody('operator');
  const { status, body } = await operator.ask('POST', endpoints.makeInvitation.path);
  expect(status).toBe(201);
  const rows = await server.services.db.all(
    v.object({ row: v.string() }),
    sql`select to_jsonb(t)::text as row from studio.invitations t`,
  );
  const kept = rows.map(({ row }) => row).join();
  const code = String(body['code']);
  expect([kept.includes(code), kept.includes(code.replaceAll('-', ''))]).toEqual([false, false]);
});
