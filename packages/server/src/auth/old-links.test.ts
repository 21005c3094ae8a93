import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const row = v.object({ email: v.string() });
/** The addresses of the links that are kept, the oldest first. */
const kept = async () => {
  await server.services.background.idle();
  const rows = await server.services.db.all(
    row,
    sql`select email from studio_auth.email_tokens order by created_at`,
  );
  return rows.map(({ email }) => email);
};

test('links of more than 30 days ago are removed with a new one, and looked for once a minute', async () => {
  const { email: first } = await signIn(server);
  server.clock.advance(30_000);
  const { email: second } = await signIn(server);
  expect(await kept()).toEqual([first, second]);
  server.clock.advance(magicLinkLimits.rememberedDays * 86_400_000 - 30_000 + 1);
  const { email: third } = await signIn(server);
  expect(await kept()).toEqual([second, third]);
  server.clock.advance(59_999);
  const { email: fourth } = await signIn(server);
  expect(await kept()).toEqual([second, third, fourth]);
  server.clock.advance(1);
  const { email: fifth } = await signIn(server);
  expect(await kept()).toEqual([third, fourth, fifth]);
});
