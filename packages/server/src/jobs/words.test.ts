import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import type { GalleryItem, Job, Prompt, PromptVersion } from '@mirror-studio/domain/contract';
import { againOf, emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { parsePrompt, resolvePrompt } from '@mirror-studio/domain/prompts';
import { promptListsIn } from '@mirror-studio/domain/prompts/choices';
import { prompts as faults } from '@mirror-studio/domain/texts/en/prompts';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { type Ask, asker, jobIn, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: Ask;
let other: Ask;
beforeAll(async () => {
  server = await startTestServer();
  ask = asker(server.url, (await signIn(server)).session.access_token);
  other = asker(server.url, (await signIn(server)).session.access_token);
});
afterAll(() => server.close());

const shoot = (form: object, by = ask) =>
  by('POST', '/api/jobs', { kind: 'image_batch', form: { ...emptyPhotoShoot, ...form } });
const idOf = ({ body }: Awaited<ReturnType<typeof shoot>>) => (body['job'] as Job).id;
const keep = async (text: string) =>
  (await ask('POST', '/api/prompts', { text })).body as unknown as { prompt: Prompt; version: PromptVersion };
/** The clock stands still: pictures of one moment come in any order. */
const inOrder = (some: readonly GalleryItem[]) => some.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
const hungBy = async (jobId: string) =>
  inOrder((await items('/api/gallery')).filter((item) => item.jobId === jobId));
const seedOf = async (id: string) =>
  (
    await server.services.db.first(
      v.object({ seed: whole }),
      sql`select seed from studio.jobs where id = ${id}`,
    )
  )?.seed ?? -1;
const items = async (path: string) => (await ask('GET', path)).body['items'] as GalleryItem[];

describe('the words of a picture', () => {
  it('are resolved by its seed, kept with it, and lead back to the version they came from, and it to them', async () => {
    const template = '{silk|linen|felt|wool} under __light__, {near|far|{very|quite} far}';
    const { prompt, version } = await keep(template);
    const created = await shoot({ prompt: template, imageCount: 6, promptVersionId: version.id });
    const job = await jobIn(ask, idOf(created), 'completed', 'failed');
    const seed = await seedOf(job.id);
    const { tree } = parsePrompt(template, promptListsIn('en'));
    const assets = job.result?.media_assets ?? [];
    const seeds = assets.map(({ seed: of }) => of ?? -1);
    expect([seeds[0], seeds]).toEqual([seed, seeds.toSorted((a, b) => a - b)]);
    const expected = seeds.map((of) => resolvePrompt(tree, of));
    expect(new Set(expected).size).toBe(6);
    const from = { template, promptId: prompt.id, versionId: version.id };
    expect(assets).toMatchObject(expected.map((words) => ({ ...from, prompt: words })));
    const hung = await hungBy(job.id);
    expect(hung).toMatchObject(
      assets.map(({ id, prompt: words, seed: of }) => ({ ...from, id, prompt: words, seed: of })),
    );
    expect(inOrder(await items(`/api/prompts/${prompt.id}/pictures`))).toEqual(hung);
    await ask('POST', `/api/prompts/${prompt.id}/versions`, { basedOn: 1, text: 'Other words' });
    const { body } = await ask('GET', `/api/prompts/${prompt.id}`);
    expect([body['prompt'], body['versions']]).toMatchObject([
      { pictures: 6, version: 2 },
      [{ pictures: 0 }, { pictures: 6 }],
    ]);
    const of = (id: string, more = '') => `/api/prompts/${prompt.id}/pictures?version=${id}${more}`;
    const [second] = body['versions'] as PromptVersion[];
    expect(await items(of(second?.id ?? ''))).toEqual([]);
    const first = (await ask('GET', of(version.id, '&limit=4'))).body;
    expect(first['items']).toHaveLength(4);
    expect(await items(of(version.id, `&limit=4&cursor=${String(first['nextCursor'])}`))).toHaveLength(2);
    expect((await other('GET', of(version.id))).status).toBe(404);
    expect((await ask('GET', of(crypto.randomUUID()))).status).toBe(404);
  });

  it('are each combination once before one comes again', async () => {
    const job = await jobIn(
      ask,
      idOf(await shoot({ prompt: '{silk|linen|felt} coat', imageCount: 6 })),
      'completed',
    );
    const words = job.result?.media_assets.map(({ prompt }) => prompt) ?? [];
    const all = ['felt coat', 'linen coat', 'silk coat'];
    expect([new Set(words.slice(0, 3)), new Set(words.slice(3))]).toEqual([new Set(all), new Set(all)]);
  });

  it('stay as they were written where there is nothing to resolve', async () => {
    const plain = 'Salt  flats, , at dawn';
    const job = await jobIn(ask, idOf(await shoot({ prompt: plain, imageCount: 1 })), 'completed');
    const [asset] = job.result?.media_assets ?? [];
    expect(asset).toMatchObject({ seed: await seedOf(job.id) });
    expect([asset?.prompt, asset?.template, asset?.versionId]).toEqual([undefined, undefined, undefined]);
    expect((await hungBy(job.id))[0]).toMatchObject({
      prompt: plain,
      template: null,
      promptId: null,
      versionId: null,
    });
  });

  it('come again with the seed and the pose of a picture, and so does the picture', async () => {
    const form = { prompt: '{silk|linen|felt|wool} under __light__', imageCount: 3 };
    const first = await jobIn(ask, idOf(await shoot(form)), 'completed');
    const [, , last] = first.result?.media_assets ?? [];
    if (!last) throw new Error('There is no third picture');
    const again = await jobIn(ask, idOf(await shoot(againOf(first.metadata, last, true))), 'completed');
    const [same] = again.result?.media_assets ?? [];
    const { prompt, seed, pose } = last;
    expect(again.result?.media_assets).toHaveLength(1);
    expect(same).toMatchObject({ prompt, seed, pose, template: form.prompt });
    const bytesOf = async (url = '') => Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
    expect((await bytesOf(same?.url)).equals(await bytesOf(last.url))).toBe(true);
    const other = await jobIn(ask, idOf(await shoot(againOf(again.metadata, last, false))), 'completed');
    expect(other.result?.media_assets.map(({ seed: drawn }) => drawn)).not.toContain(seed);
  });

  it.each([-1, 0.5, photoShootLimits.largestSeed + 1, '7'])(
    'are not drawn from the seed %s',
    async (seed) => {
      expect(await shoot({ prompt: 'Mist', seed })).toMatchObject({
        status: 422,
        body: { error: { code: 'INPUT_INVALID', field: 'form.seed' } },
      });
    },
  );

  it('of lists are in the language of the shoot', async () => {
    const form = { prompt: '__luz__', imageCount: 1, language: 'es' };
    const job = await jobIn(ask, idOf(await shoot(form)), 'completed');
    const { tree } = parsePrompt(form.prompt, promptListsIn('es'));
    expect(job.result?.media_assets[0]?.prompt).toBe(resolvePrompt(tree, await seedOf(job.id)));
  });

  it.each([
    ['{silk|linen', faults.fault_unclosedBrace],
    ['silk | linen', faults.fault_strayPipe],
    ['silk}', faults.fault_strayBrace],
    ['__lihgt__', 'There is no list named lihgt. Did you mean light?'],
    ['{|}', refusals.promptBlank],
  ])('%s are refused before there is a job, and it is said why', async (prompt, message) => {
    const before = (await ask('GET', '/api/jobs')).body;
    expect(await shoot({ prompt, imageCount: 10 })).toMatchObject({
      status: 422,
      body: { message, error: { code: 'INPUT_INVALID', field: 'form.prompt' } },
    });
    expect((await ask('GET', '/api/jobs')).body).toEqual(before);
  });
});

describe('the version that a shoot names', () => {
  it('must be in the member’s own library', async () => {
    const { version } = await keep('Mine');
    const refused = { status: 422, body: { message: refusals.promptVersionGone } };
    expect(await shoot({ prompt: 'Mine', promptVersionId: version.id }, other)).toMatchObject(refused);
    for (const promptVersionId of [crypto.randomUUID(), 'x'])
      expect(await shoot({ prompt: 'Mine', promptVersionId })).toMatchObject(refused);
  });

  it('is let go where the words are others, and when the prompt has left', async () => {
    const { prompt, version } = await keep('Words of mine\r\n');
    const made = async (words: string) =>
      jobIn(
        ask,
        idOf(await shoot({ prompt: words, imageCount: 1, promptVersionId: version.id })),
        'completed',
      );
    expect((await made('Other words')).result?.media_assets[0]?.versionId).toBeUndefined();
    const job = await made('Words of mine');
    expect(job.result?.media_assets[0]?.versionId).toBe(version.id);
    await server.services.db.run(sql`delete from studio.prompts where id = ${prompt.id}`);
    const [item] = await hungBy(job.id);
    expect(item).toMatchObject({ prompt: 'Words of mine', promptId: null, versionId: null });
  });
});
