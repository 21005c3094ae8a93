import type { Job } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as words } from '@mirror-studio/domain/texts/en/photoShoot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asker, jobIn, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: Ask;
beforeAll(async () => {
  server = await startTestServer();
  ask = asker(server.url, (await signIn(server)).session.access_token);
});
afterAll(() => server.close());

const form = {
  ...emptyPhotoShoot,
  prompt: 'Salt flats at first light',
  imageCount: 2,
  projectName: 'Halcyon',
};
const create = async (given: object = {}, key?: string) =>
  ask('POST', '/api/jobs', { kind: 'image_batch', form: { ...form, ...given } }, key);
const idOf = ({ body }: Awaited<ReturnType<typeof create>>) => (body.job as Job).id;

describe('a photo shoot', () => {
  it('is queued, runs, and ends with real pictures of the ratio that was asked for', async () => {
    const created = await create({ aspectRatio: '16:9' });
    expect(created).toMatchObject({
      status: 201,
      body: { job: { status: 'queued', progress: { done: 0, total: 2 } } },
    });
    const job = await jobIn(ask, idOf(created), 'completed', 'failed');
    expect(job.status).toBe('completed');
    const { widthPx, heightPx } = pictureSizes['16:9'];
    for (const asset of job.result?.media_assets ?? []) {
      expect(asset).toMatchObject({ width: widthPx, height: heightPx });
      const picture = await fetch(server.url + asset.url);
      expect(picture.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([widthPx, heightPx]);
    }
    expect(job.result?.media_assets).toHaveLength(2);
    const { body } = await ask('GET', '/api/gallery?limit=2');
    expect(body.items).toMatchObject([
      { model: 'Sample renderer', project: 'Halcyon' },
      { prompt: form.prompt },
    ]);
  });

  it.each([
    [{ prompt: '' }, 'Say what the mirror should show.'],
    [{ prompt: 'x'.repeat(20_000) }, words.promptTooLong],
    [{ prompt: null }, 'Please check your input and try again.'],
    [{ imageCount: 0 }, words.imageCountOutOfRange],
    [{ imageCount: 11 }, words.imageCountOutOfRange],
    [{ imageCount: 'three' }, words.imageCountOutOfRange],
    [{ style: 'cubist' }, words.styleUnknown],
    [{ aspectRatio: '2:1' }, words.aspectRatioUnknown],
    [{ model: 'mirror' }, words.modelUnknown],
    [{ projectName: 'x'.repeat(81) }, words.projectTooLong],
    [{ poseVariety: 'yes' }, 'Please check your input and try again.'],
    [
      { referenceImageId: crypto.randomUUID() },
      'The reference image is not there any more. Choose it again.',
    ],
  ])('with %o is refused and no job is made', async (given, message) => {
    const before = ((await ask('GET', '/api/jobs')).body.jobs as Job[]).length;
    const { status, body } = await create(given);
    expect(status).toBe(422);
    expect(body).toMatchObject({ ok: false, error: { code: 'INPUT_INVALID' } });
    expect(body.message).toBe(message);
    expect((await ask('GET', '/api/jobs')).body.jobs).toHaveLength(before);
  });

  it('sent twice under one key is one job', async () => {
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([create({}, key), create({}, key)]);
    expect(idOf(second)).toBe(idOf(first));
    expect((await create({ imageCount: 3 }, key)).body).toMatchObject({
      error: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it('with a model that has no key fails clearly, is never a sample, and can be tried again', async () => {
    const job = await jobIn(ask, idOf(await create({ model: 'provider-a' })), 'failed', 'completed');
    expect(job).toMatchObject({
      status: 'failed',
      errorCode: 'PROVIDER_KEY_MISSING',
      result: { media_assets: [] },
    });
    const again = await ask('POST', `/api/jobs/${job.id}/retry`);
    expect(again.body).toMatchObject({ job: { id: job.id, status: 'queued', error: null } });
    expect((await jobIn(ask, job.id, 'failed')).errorCode).toBe('PROVIDER_KEY_MISSING');
  });

  it('can be cancelled once, and then says so', async () => {
    const id = idOf(await create({ imageCount: 10 }));
    expect((await ask('POST', `/api/jobs/${id}/cancel`)).body).toMatchObject({
      job: { status: 'cancelled' },
    });
    expect((await ask('POST', `/api/jobs/${id}/retry`)).status).toBe(200);
    await ask('POST', `/api/jobs/${id}/cancel`);
  });

  it('is nobody else’s to see or end', async () => {
    const id = idOf(await create());
    const other = asker(server.url, (await signIn(server)).session.access_token);
    expect((await other('GET', `/api/jobs/${id}`)).status).toBe(404);
    expect((await other('POST', `/api/jobs/${id}/cancel`)).status).toBe(404);
    expect((await other('GET', '/api/gallery')).body).toEqual({ items: [], nextCursor: null });
    await jobIn(ask, id, 'completed');
  });
});
