import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { AccountExport, Job, TokenLogEntry } from '@mirror-studio/domain/contract';
import { creditsForCoins } from '@mirror-studio/domain/economy';
import { emptyPhotoShoot, type PhotoShootForm } from '@mirror-studio/domain/photo-shoot';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { frameCount, openingShot } from '@mirror-studio/domain/video';
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
    expect((await checkout(after)).body).toMatchObject({ simulated: true, tokensIssued: 50 });
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

test(
  'killed amid a video and amid a copy of everything, it makes both whole and leaves nothing half',
  patience,
  async () => {
    const first = await spawnServer(env());
    const { access_token: token } = await signInAt(first.url);
    const before = asker(first.url, token);
    const shoot = await before('POST', '/api/jobs', {
      kind: 'image_batch',
      form: { ...form, imageCount: 1 },
    });
    const shot = await jobIn(before, (shoot.body.job as Job).id, 'completed', 'failed');
    const sourceImageId = shot.result?.media_assets[0]?.id ?? '';
    const video = { ...openingShot, seconds: 3, textPrompt: 'Rain', sourceImageId };
    const made = await before('POST', '/api/jobs', { kind: 'video_render', form: video });
    const { id } = made.body.job as Job;
    await jobWhen(before, id, ({ progress }) => (progress?.done ?? 0) > 0);
    const order = { language: 'en', timeZone: 'UTC', settings: defaultSettings };
    expect((await before('POST', '/api/account-data/exports', order)).status).toBe(202);
    expect((await first.stop('SIGKILL')).signal).toBe('SIGKILL');

    const next = await spawnServer(env());
    const after = asker(next.url, token);
    const ended = await jobIn(after, id, 'completed', 'failed');
    expect(ended).toMatchObject({
      status: 'completed',
      progress: { done: frameCount(3), total: frameCount(3) },
    });
    const film = await fetch(next.url + ended.result?.media_assets[0]?.url);
    expect(Buffer.from(await film.arrayBuffer()).includes('moov')).toBe(true);
    expect(readdirSync(tmpdir()).filter((name) => name.includes(id))).toEqual([]);
    const copy = async () => (await after('GET', '/api/account-data')).body.export as AccountExport;
    await expect.poll(async () => (await copy()).state, { timeout: 60_000 }).toBe('ready');
    const { bytes } = await copy();
    const zips = readdirSync(join(env().DATA_DIR, 'media'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.zip'),
    );
    expect(zips.map((name) => statSync(join(env().DATA_DIR, 'media', name)).size)).toEqual([bytes]);
    expect((await next.stop('SIGTERM')).code).toBe(0);
  },
);
