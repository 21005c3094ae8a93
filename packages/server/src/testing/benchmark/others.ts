// How long GET /api/balance takes others while something heavy goes on, and in peace in the same run.
import { setTimeout as wait } from 'node:timers/promises';
import { tellTimes } from './figures.ts';
import { clientPool, timesOf } from './load.ts';
import { requestOf } from './operations.ts';

const everyMs = 25;
const peaceMs = 5_000;
/** What is heavy ends long before; nothing here runs for ever. */
const mostMs = 90_000;

/**
 * Asks for a balance at fixed times, first in peace, then while the work goes on. Takes where the server is, who asks,
 * what to call the work, and what begins it. Returns the 99th percentiles in ms.
 */
export async function timesOfOthers(
  url: string,
  accessToken: string,
  name: string,
  begin: () => Promise<unknown>,
): Promise<{ peaceMs: number; underMs: number }> {
  const clients = clientPool(url);
  const ask = () => clients.send(requestOf('balance', { accessToken }));
  const times = (until: Promise<unknown>) => timesOf(ask, { everyMs, mostMs, until });
  try {
    await times(wait(1_000));
    const peace = tellTimes('In peace', await times(wait(peaceMs)));
    const under = tellTimes(name, await times(begin()));
    return { peaceMs: peace, underMs: under };
  } finally {
    clients.close();
  }
}
