import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMedia } from '../../media/index.ts';
import { testServices } from '../../testing/services.ts';
import { balanceOf } from '../balance.ts';
import { verifyLedger } from '../verify.ts';
import { allBalances, balancesSum, chainOf, nothingWrong, owners, wrongSums } from './checks.ts';
import { type Deeds, deedsOf, type Services } from './deeds.ts';
import { economyModel } from './model.ts';
import { operation, weights } from './operations.ts';
import { player } from './player.ts';
import { secondServer } from './second.ts';

const operations = 10_000;
const seed = Number(process.env.LEDGER_SEED ?? 20_261_127);
/** The whole tables are looked at after as many. */
const batch = 100;

let services: Services;
let second: Awaited<ReturnType<typeof secondServer>>;
beforeAll(async () => {
  services = await testServices();
  second = await secondServer(services);
});
afterAll(async () => {
  await second.close();
  await services.close();
});

/** Each deed is done by the server whose turn it is. */
function inTurn(servers: readonly [Deeds, Deeds]): Deeds {
  let turn = 0;
  return new Proxy(servers[0], {
    get: (_, name: keyof Deeds) => {
      turn += 1;
      return servers[turn % 2 === 0 ? 0 : 1][name];
    },
  });
}

test(`${operations} steps of every kind leave what plain arithmetic says (LEDGER_SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  const { db, config, clock } = services;
  const media = await openMedia(config, db, clock);
  const model = economyModel();
  const other = { ...services, db: second.db };
  const play = player(inTurn([deedsOf(services, media), deedsOf(other, media)]), model);
  await play.begin();
  let at = 0;
  for (const one of fc.sample(operation, { seed, numRuns: operations })) {
    at += 1;
    const where = `step ${at} (${one.what}) of LEDGER_SEED=${seed}`;
    await play.act(one).catch((cause: unknown) => {
      throw new Error(`At ${where}`, { cause });
    });
    const id = play.touched(one);
    const { coins, credits } = model.of(id);
    expect({ where, ...(await balanceOf(db, id)) }).toEqual({ where, coins, credits });
    expect({ where, ...(await balancesSum(db)) }).toEqual({ where, coins: 0, credits: 0 });
    if (at % batch > 0) continue;
    const { found, said } = await allBalances(db, model);
    expect({ where, accounts: found }).toEqual({ where, accounts: said });
    expect({ where, ...(await wrongSums(db)) }).toEqual({ where, ...nothingWrong });
  }
  // Each was really done, not only refused.
  // Few are rewarded: each person once, and who is in no circle.
  expect(play.counts.get('reward')).toBeGreaterThan(5);
  for (const what of Object.keys(weights)) {
    if (['order', 'claim', 'later', 'remove', 'endDemo', 'month', 'reward'].includes(what)) continue;
    expect([what, play.counts.get(what) ?? 0]).toEqual([
      what,
      expect.toSatisfy((count: number) => count > 20),
    ]);
  }
  await verifyLedger(db);
  for (const owner of await owners(db))
    expect([owner, (await chainOf(db, owner)).agrees]).toEqual([owner, true]);
});
