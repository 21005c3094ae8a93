import { generationPrices } from '@mirror-studio/domain/economy';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProduct, type Product } from '../composition/product.ts';
import { whole } from '../database/index.ts';
import { answerError } from '../http/answer/errors.ts';
import { type AppEnv, HttpError } from '../http/index.ts';
import { signedIn } from '../http/request/guard.ts';
import { balanceOf } from '../ledger/index.ts';
import { transfer } from '../ledger/transfer.ts';
import type { ImageProvider } from '../models/index.ts';
import { testServices, testUser } from '../testing/services.ts';
import { leaseMs } from './lease.ts';

type Body = Record<string, never> & { job: { id: string; status: string; errorCode: string | null } };
const stock = 100;
const cost = 2 * generationPrices.creditsPerImage;

/** A service whose pictures come when the test says so. */
function slowProvider() {
  let next = Promise.withResolvers<Buffer>();
  let asked = Promise.withResolvers<void>();
  const provider: ImageProvider = {
    render: (_, signal) => {
      asked.resolve();
      return Promise.race([
        next.promise,
        new Promise<never>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        ),
      ]);
    },
  };
  return {
    of: () => provider,
    asked: async () => {
      await asked.promise;
      asked = Promise.withResolvers();
    },
    async give(picture: Buffer) {
      const { resolve } = next;
      next = Promise.withResolvers();
      resolve(picture);
    },
    refuse(error: Error) {
      next.reject(error);
    },
  };
}

let services: Awaited<ReturnType<typeof testServices>>;
let images: ReturnType<typeof slowProvider>;
let product: Product;
let app: Hono<AppEnv>;
let picture: Buffer;
let someone: ReturnType<typeof testUser>;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  someone = testUser();
  images = slowProvider();
  product = await openProduct(services, { alpha: false, images });
  app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, services.log));
  app.use(
    '/api/*',
    signedIn(services, product.endpoints, (user) => product.welcome(user)),
  );
  for (const routes of product.routes) app.route('/', routes);
  picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#836' } })
    .png()
    .toBuffer();
  await services.db.transaction((tx) =>
    transfer(
      tx,
      {
        member: someone.id,
        reason: 'correction',
        note: 'Credits to test with',
        legs: [
          { account: { house: 'issue' }, currency: 'credits', amount: -stock },
          { account: { member: someone.id, purpose: 'available' }, currency: 'credits', amount: stock },
        ],
      },
      services.clock.now(),
    ),
  );
});
afterEach(async () => {
  await product.stop();
  await services.db.run(
    sql`update studio.jobs set status = 'cancelled' where status in ('queued', 'running')`,
  );
});

const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await app.request(path, {
    method,
    headers: {
      ...someone.headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};
const shoot = async (imageCount = 2) => {
  const form = { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount };
  return ask('POST', '/api/jobs', { kind: 'image_batch', form });
};
const credits = async () => (await balanceOf(services.db, someone.id)).credits;
const revenue = async () => {
  const row = v.object({ credits: whole });
  const taken = sql`select coalesce(sum(balance), 0) as credits from studio.accounts where purpose = 'revenue'`;
  return (await services.db.first(row, taken))?.credits ?? 0;
};
const ended = async (id: string) => {
  for (;;) {
    const { job } = (await ask('GET', `/api/jobs/${id}`)).body;
    if (job.status !== 'queued' && job.status !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

describe('after alpha, what a shoot costs', () => {
  it('is held when it is queued, and taken once it is done', async () => {
    const before = await revenue();
    product.start();
    const { id } = (await shoot()).body.job;
    expect(await credits()).toBe(stock - cost);
    await images.asked();
    await images.give(picture);
    await images.asked();
    await images.give(picture);
    expect((await ended(id)).status).toBe('completed');
    expect(await credits()).toBe(stock - cost);
    expect(await revenue()).toBe(before + cost);
  });

  it('comes back when the shoot fails, and is held again when it is tried again', async () => {
    product.start();
    const { id } = (await shoot()).body.job;
    await images.asked();
    images.refuse(new HttpError('PROVIDER_BAD_REQUEST', () => 'No.'));
    expect(await ended(id)).toMatchObject({ status: 'failed', errorCode: 'PROVIDER_BAD_REQUEST' });
    expect(await credits()).toBe(stock);
    expect((await ask('POST', `/api/jobs/${id}/retry`)).status).toBe(200);
    expect(await credits()).toBe(stock - cost);
  });

  it('comes back when the shoot is cancelled in the middle, and no later picture is kept', async () => {
    product.start();
    const { id } = (await shoot()).body.job;
    await images.asked();
    expect((await ask('POST', `/api/jobs/${id}/cancel`)).body.job.status).toBe('cancelled');
    await images.give(picture);
    expect(await credits()).toBe(stock);
    expect((await ask('GET', '/api/gallery')).body).toEqual({ items: [], nextCursor: null });
  });

  it('is taken for what was finished when the shoot is cancelled, and the job says what came back', async () => {
    product.start();
    const { id } = (await shoot()).body.job;
    await images.asked();
    await images.give(picture);
    await images.asked();
    expect((await ask('GET', `/api/jobs/${id}`)).body.job).toMatchObject({ credits: { held: cost } });
    expect((await ask('POST', `/api/jobs/${id}/cancel`)).body.job).toMatchObject({
      status: 'cancelled',
      progress: { done: 1, total: 2 },
      credits: { held: 0, charged: cost / 2, returned: cost / 2 },
    });
    expect(await credits()).toBe(stock - cost / 2);
  });

  it('is refused when there is not enough, and nothing is queued or held', async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, () => shoot(10)));
    const affordable = Math.floor(stock / (10 * generationPrices.creditsPerImage));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(affordable);
    expect(sent.find(({ status }) => status !== 201)?.body).toMatchObject({
      error: { code: 'COINS_INSUFFICIENT' },
    });
    expect((await ask('GET', '/api/jobs')).body.jobs).toHaveLength(affordable);
  });
});

describe('a job whose worker is gone', () => {
  const abandoned = async (attempts: number) => {
    const { id } = (await shoot(1)).body.job;
    await services.db.run(
      sql`update studio.jobs set status = 'running', worker = 'gone', attempts = ${attempts},
        leased_until = ${new Date(services.clock.now().getTime() + leaseMs).toISOString()}::timestamptz where id = ${id}`,
    );
    services.clock.advance(leaseMs + 1);
    return id;
  };

  it('is taken up once more', async () => {
    const id = await abandoned(1);
    product.start();
    await images.asked();
    await images.give(picture);
    expect((await ended(id)).status).toBe('completed');
  });

  it('fails when that was for the second time, and what it cost comes back', async () => {
    const id = await abandoned(2);
    product.start();
    expect(await ended(id)).toMatchObject({ status: 'failed', errorCode: 'SERVER_ERROR' });
    expect(await credits()).toBe(stock);
  });

  it('is not for the old worker to end', async () => {
    const { id } = (await shoot(1)).body.job;
    product.start();
    await images.asked();
    await services.db.run(sql`update studio.jobs set worker = 'another' where id = ${id}`);
    await shoot(1);
    await images.give(picture);
    // It has gone on to the next: so it has done with this one.
    await images.asked();
    expect((await ask('GET', `/api/jobs/${id}`)).body.job).toMatchObject({
      status: 'running',
      result: { media_assets: [] },
    });
  });
});
