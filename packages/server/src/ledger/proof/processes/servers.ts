import { join } from 'node:path';
import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type Database, openDatabase } from '../../../database/index.ts';
import {
  type Ask,
  asker,
  newEmail,
  prepareDataDir,
  type ServerProcess,
  scratchDir,
  signInAt,
  spawnServer,
} from '../../../testing/index.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { verifyLedger } from '../../verify.ts';
import { chainOf, nothingWrong, owners, wrongSums } from '../checks.ts';

/** Two who each came by the other, and could both be rewarded for it. */
const circles = sql`select one.id from studio.referrals one join studio.referrals other
  on one.inviter = other.invited and other.inviter = one.invited where one.counts and other.counts and one.id <> other.id`;
const circleRow = v.object({ id: v.string() });

/** Real processes on one database: the embedded one lets one in, a PostgreSQL as many as there are. */
export async function startServers() {
  const scratch = scratchDir();
  const database = await createTestDatabase();
  const dataDir = await prepareDataDir(join(scratch.path, 'data'));
  const env = {
    DATA_DIR: dataDir,
    VITE_ALPHA: 'false',
    ...(database.url !== null && { DATABASE_URL: database.url }),
  };
  const start = () =>
    Promise.all(Array.from({ length: database.url === null ? 1 : 2 }, () => spawnServer(env)));
  let servers: ServerProcess[] = await start();

  const at = (turn: number) => {
    const server = servers[turn % servers.length];
    if (!server) throw new Error('No server runs');
    return server;
  };
  const kill = () => Promise.all(servers.map((server) => server.stop('SIGKILL')));
  /** Kills all, does something with the database that nobody else has open, and closes it. */
  async function alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    await kill();
    const db = await openDatabase({
      databaseUrl: database.url,
      dataDir: database.url === null ? dataDir : null,
    });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  return {
    /** Somebody who asks the servers in turn. */
    async member(email = newEmail()) {
      const { access_token: token } = await signInAt(at(0).url, email);
      let turn = 0;
      const ask: Ask = (...asked) => {
        turn += 1;
        return asker(at(turn).url, token)(...asked);
      };
      await ask('GET', endpoints.balance.path);
      return { ask, balance: async () => (await ask('GET', endpoints.balance.path)).body };
    },
    kill,
    /** Starts all again, at once. */
    async start() {
      servers = await start();
    },
    alone,
    /** What the database says when no server runs on it. */
    expectWholeLedger: () =>
      alone(async (db) => {
        await verifyLedger(db);
        expect(await wrongSums(db)).toEqual(nothingWrong);
        expect(await db.all(circleRow, circles)).toEqual([]);
        for (const owner of await owners(db)) expect((await chainOf(db, owner)).agrees).toBe(true);
      }),
    async close() {
      await kill();
      await database.drop();
      scratch.remove();
    },
  };
}
export type Servers = Awaited<ReturnType<typeof startServers>>;
export type Member = Awaited<ReturnType<Servers['member']>>;

export const exchange = (ask: Ask, coins: number, key?: string) =>
  ask('POST', endpoints.exchange.path, { coins }, key);
export const shoot = (ask: Ask, imageCount: number, key?: string) =>
  ask(
    'POST',
    endpoints.createJob.path,
    { kind: 'image_batch', form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount } },
    key,
  );
