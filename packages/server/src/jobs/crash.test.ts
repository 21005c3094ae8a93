import { join } from 'node:path';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { Job, TokenLogEntry } from '@mirror-studio/domain/contract';
import { creditsForCoins } from '@mirror-studio/domain/economy';
import { emptyPhotoShoot, type PhotoShootForm } from '@mirror-studio/domain/photo-shoot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Ask,
  asker,
  jobIn,
  prepareDataDir,
  type ServerProcess,
  scratchDir,
  signInAt,
  spawnServer,
} from '../testing/index.ts';

let scratch: ReturnType<typeof scratchDir>;
/** The one that follows the crash; the next test goes on with it. */
let second: ServerProcess;
beforeAll(async () => {
  scratch = scratchDir();
  await prepareDataDir(join(scratch.path, 'data'));
});
afterAll(() => scratch.remove());

const jobWhen = async (ask: Ask, id: string, ready: (job: Job) => boolean): Promise<Job> => {
  for (;;) {
    const job = await jobIn(ask, id, 'queued', 'running', 'completed', 'failed');
    if (ready(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

async function allLogs(ask: Ask): Promise<TokenLogEntry[]> {
  const logs: TokenLogEntry[] = [];
  for (let query = '?limit=100'; query !== ''; ) {
    const { body } = await ask('GET', `/api/tokens/logs${query}`);
    logs.push(...(body.logs as TokenLogEntry[]));
    query = typeof body.nextCursor === 'string' ? `?limit=100&cursor=${body.nextCursor}` : '';
  }
  return logs;
}

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

    const [buyKey, checkoutKey] = [crypto.randomUUID(), crypto.randomUUID()];
    const buy = (ask: Ask) =>
      ask('POST', '/api/payments/create', { coins: 500, amount_cents: 4999, sourceId: 'mock' }, buyKey);
    const checkout = (ask: Ask) => ask('POST', '/api/coins/checkout', { amountUsd: 5 }, checkoutKey);
    const bought = await buy(before);
    expect(bought.status).toBe(200);

    // The storm goes on while the process is killed: some are answered, some are not.
    const acknowledged = new Map<string, unknown>();
    const amidst = Promise.withResolvers<void>();
    const storm = Promise.all([
      ...keys.map(async (key) => {
        const answer = await exchange(before, key).catch(() => null);
        if (answer?.status === 200) acknowledged.set(key, answer.body.transferId);
        if (acknowledged.size >= keys.length / 5) amidst.resolve();
      }),
      checkout(before).catch(() => null),
    ]);
    await amidst.promise;
    expect((await first.stop('SIGKILL')).signal).toBe('SIGKILL');
    await storm;
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(acknowledged.size).toBeLessThan(keys.length);

    second = await spawnServer(env());
    const after = asker(second.url, token);
    for (const key of keys) {
      const { status, body } = await exchange(after, key);
      expect(status).toBe(200);
      if (acknowledged.has(key)) expect(body.transferId).toBe(acknowledged.get(key));
    }
    expect((await buy(after)).body).toEqual(bought.body);
    expect((await checkout(after)).body).toEqual({ simulated: true, tokensIssued: 50 });
    expect((await after('GET', '/api/balance')).body).toEqual({
      coins: 500 + 50,
      credits: keys.length * creditsForCoins(coins),
    });
    const logs = await allLogs(after);
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
  },
);

test(
  'told to end in the middle of a shoot, it hands the shoot back and goes on with it later',
  patience,
  async () => {
    const { access_token: token } = await signInAt(second.url);
    const before = asker(second.url, token);
    const created = await before('POST', '/api/jobs', { kind: 'image_batch', form });
    const { id } = created.body.job as Job;
    await jobWhen(before, id, ({ progress }) => (progress?.done ?? 0) > 0);
    expect((await second.stop('SIGTERM')).code).toBe(0);
    const third = await spawnServer(env());
    expect((await jobIn(asker(third.url, token), id, 'completed', 'failed')).status).toBe('completed');
    expect((await third.stop('SIGTERM')).code).toBe(0);
  },
);
