import { join } from 'node:path';
import type { Job, TokenLogEntry } from '@mirror-studio/domain/contract';
import { creditsForCoins } from '@mirror-studio/domain/economy';
import { walletLimits } from '@mirror-studio/domain/limits';
import { emptyPhotoShoot, type PhotoShootForm } from '@mirror-studio/domain/photo-shoot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asker, jobIn, scratchDir, signInAt, spawnServer } from '../testing/index.ts';

let scratch: ReturnType<typeof scratchDir>;
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(() => scratch.remove());

const jobWhen = async (ask: Ask, id: string, ready: (job: Job) => boolean): Promise<Job> => {
  for (;;) {
    const job = await jobIn(ask, id, 'queued', 'running', 'completed', 'failed');
    if (ready(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** Processes that start and end, on a machine that may be busy. */
const patience = { timeout: 120_000 };
const env = () => ({ DATA_DIR: join(scratch.path, 'data') });
const form: PhotoShootForm = {
  ...emptyPhotoShoot,
  prompt: 'A lighthouse in winter rain',
  aspectRatio: '16:9',
  imageCount: 3,
};

test(
  'killed amid exchanges and a shoot, it goes on where it was: nothing lost, nothing done twice',
  patience,
  async () => {
    const first = await spawnServer(env());
    const { access_token: token } = await signInAt(first.url);
    const before = asker(first.url, token);
    const coins = 10;
    const keys = Array.from({ length: walletLimits.welcomeGrantCoins / coins }, () => crypto.randomUUID());
    const exchange = (ask: Ask, key: string) => ask('POST', '/api/coins/exchange', { coins }, key);

    const created = await before('POST', '/api/jobs', { kind: 'image_batch', form });
    const { id } = created.body.job as Job;
    const begun = await jobWhen(before, id, ({ progress }) => (progress?.done ?? 0) > 0);
    expect(begun.status).toBe('running');

    // The storm goes on while the process is killed: some are answered, some are not.
    const acknowledged = new Map<string, unknown>();
    const amidst = Promise.withResolvers<void>();
    const storm = Promise.all(
      keys.map(async (key) => {
        const answer = await exchange(before, key).catch(() => null);
        if (answer?.status === 200) acknowledged.set(key, answer.body.transferId);
        if (acknowledged.size >= keys.length / 5) amidst.resolve();
      }),
    );
    await amidst.promise;
    expect((await first.stop('SIGKILL')).signal).toBe('SIGKILL');
    await storm;
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(acknowledged.size).toBeLessThan(keys.length);

    const second = await spawnServer(env());
    const after = asker(second.url, token);
    for (const key of keys) {
      const { status, body } = await exchange(after, key);
      expect(status).toBe(200);
      if (acknowledged.has(key)) expect(body.transferId).toBe(acknowledged.get(key));
    }
    expect((await after('GET', '/api/balance')).body).toEqual({
      coins: 0,
      credits: keys.length * creditsForCoins(coins),
    });
    const logs = (await after('GET', `/api/tokens/logs?limit=${2 * keys.length}`)).body
      .logs as TokenLogEntry[];
    expect(logs.filter(({ reason, change }) => reason === 'exchange' && change === -coins)).toHaveLength(
      keys.length,
    );

    const job = await jobIn(after, id, 'completed', 'failed');
    expect(job).toMatchObject({ status: 'completed', progress: { done: 3, total: 3 } });
    // What was there before the crash is there as it was: the same pictures, not others in their place.
    const ids = (of: Job) => of.result?.media_assets.map((asset) => asset.id) ?? [];
    expect(ids(job).slice(0, ids(begun).length)).toEqual(ids(begun));
    for (const { url } of job.result?.media_assets ?? []) {
      const picture = await fetch(second.url + url);
      expect(picture.status).toBe(200);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    }
    expect((await second.stop('SIGTERM')).code).toBe(0);
  },
);

test(
  'told to end in the middle of a shoot, it hands the shoot back and goes on with it later',
  patience,
  async () => {
    const first = await spawnServer(env());
    const { access_token: token } = await signInAt(first.url);
    const before = asker(first.url, token);
    const created = await before('POST', '/api/jobs', { kind: 'image_batch', form });
    const { id } = created.body.job as Job;
    await jobWhen(before, id, ({ progress }) => (progress?.done ?? 0) > 0);
    expect((await first.stop('SIGTERM')).code).toBe(0);
    const second = await spawnServer(env());
    expect((await jobIn(asker(second.url, token), id, 'completed', 'failed')).status).toBe('completed');
    expect((await second.stop('SIGTERM')).code).toBe(0);
  },
);
