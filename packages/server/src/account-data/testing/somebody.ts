import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { profileTable } from '@mirror-studio/domain/profile';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'drizzle-orm';
import { type Ask, asker, jobIn, newEmail, signIn, type TestServer } from '../../testing/index.ts';

/** Words that nobody else in a test uses. */
export const words = {
  name: 'Maravillosa Quetzalcoatl',
  prompt: 'A zwitterion lighthouse in vermilion rain',
  version: 'A zwitterion lighthouse in cobalt rain',
  title: 'Zwitterion study',
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
  await ask('POST', '/api/legal/accept');
  await ask('POST', '/api/coins/exchange', { coins: 100 });
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
  const media = shoots ? await shoot(ask) : [];
  const proof = shoots ? await shared(server, ask, media) : '';
  return { auth, ask, email, id: user.id, token: session.access_token, media, proof };
}
export type Somebody = Awaited<ReturnType<typeof somebody>>;

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
