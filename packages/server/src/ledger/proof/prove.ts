import fc from 'fast-check';
import { expect } from 'vitest';
import { openMedia } from '../../media/index.ts';
import { testServices } from '../../testing/services.ts';
import { balanceOf } from '../balance.ts';
import { verifyLedger } from '../verify.ts';
import { allBalances, balancesSum, chainOf, nothingWrong, owners, wrongSums } from './checks.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { economyModel } from './model.ts';
import { operation } from './operations.ts';
import { player } from './player.ts';
import { secondServer } from './second.ts';

/** Of the steps; another in LEDGER_SEED. */
export const seed = Number(process.env.LEDGER_SEED ?? 20_261_127);
/** The whole tables are looked at after as many. */
const batch = 100;

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

/**
 * Takes so many steps of every kind at two servers of one database, and expects after each what plain arithmetic says.
 * Returns how often each kind was done, and not refused.
 */
export async function prove(operations: number): Promise<ReadonlyMap<string, number>> {
  const services = await testServices();
  const second = await secondServer(services);
  const { db, config, clock } = services;
  try {
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
    await verifyLedger(db);
    for (const owner of await owners(db))
      expect([owner, (await chainOf(db, owner)).agrees]).toEqual([owner, true]);
    return play.counts;
  } finally {
    await second.close();
    await services.close();
  }
}
