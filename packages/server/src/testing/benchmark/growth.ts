// The time of an exchange, a balance and the first page of the ledger as the ledger grows, and the first rows of long
// lists against the limit of what a server may take for them, on each database.
import { type Kind, kindsOfRun, openPlace, overHttp } from './contestants.ts';
import { addPeople, fillLibrary, growLedger, settleStatistics } from './data.ts';
import { median, tellMachine, verdicts } from './figures.ts';
import { openClient } from './load.ts';
import { type Operation, requestOf } from './operations.ts';

const clients = 16;
const sizes = [1_000, 100_000, 1_000_000] as const;
const mostGrowth = 1.2;
const grown: readonly Operation[] = ['exchange', 'balance', 'ledger'];
const rounds = 9;
const roundMs = 500;
const warmUpMs = 1_000;

/** Lists of one person. */
const long = { ledger: 100_000, jobs: 10_000, pictures: 50_000 } as const;
const lists: readonly Operation[] = ['gallery', 'jobs', 'ledger'];
const mostFirstRowsMs = 150;
const asked = 25;

const { atMost } = verdicts();

async function measureGrowth(kind: Kind): Promise<void> {
  // All sizes at once, each with a server of its own: they take turns, so that a busy machine is busy for all.
  const opened = await Promise.all(sizes.map(() => openPlace(kind)));
  const running: { http: ReturnType<typeof overHttp>; readonly stop: () => Promise<unknown> }[] = [];
  try {
    for (const [at, place] of opened.entries()) {
      const people = await place.withDatabase(async (db) => {
        const added = await addPeople(db, clients);
        const ids = added.map(({ id }) => id);
        await growLedger(db, ids, sizes[at] ?? 0);
        await settleStatistics(db);
        return added;
      });
      const server = await place.serve();
      running.push({ http: overHttp(server.url, people), stop: () => server.stop('SIGTERM') });
    }
    for (const operation of grown) {
      const turns: number[][] = [];
      for (const { http } of running) await http.perSecond(operation, warmUpMs);
      for (let round = 0; round < rounds; round++) {
        const turn: number[] = [];
        for (const { http } of running) turn.push(await http.perSecond(operation, roundMs));
        turns.push(turn);
      }
      for (let at = 1; at < sizes.length; at++) {
        const growth = median(turns.map((turn) => (turn[0] ?? 0) / (turn[at] ?? 0)));
        const rates = [0, at].map((size) => median(turns.map((turn) => turn[size] ?? 0)).toFixed(0));
        atMost(
          `${kind}, ${operation}, time at ${sizes[at]} rows of that at ${sizes[0]}`,
          growth,
          mostGrowth,
          '',
          `${rates.join(' and ')} a second`,
        );
      }
    }
  } finally {
    for (const { http, stop } of running) {
      http.close();
      await stop();
    }
    for (const place of opened) await place.remove();
  }
}

async function measureFirstRows(kind: Kind): Promise<void> {
  const place = await openPlace(kind);
  try {
    const people = await place.withDatabase(async (db) => {
      const added = await addPeople(db, 1);
      for (const { id } of added) {
        await growLedger(db, [id], long.ledger);
        await fillLibrary(db, id, long);
      }
      await settleStatistics(db);
      return added;
    });
    const server = await place.serve();
    const client = await openClient(server.url);
    try {
      // The first request of a server that has just started, while its workers start, also opens the account.
      for (const person of people) {
        const from = performance.now();
        await client.send(requestOf('balance', person));
        console.log(`${kind}, the first request of all: ${(performance.now() - from).toFixed(1)} ms`);
      }
      for (const list of lists) {
        for (const person of people) {
          const took: number[] = [];
          for (let n = 0; n < asked; n++) {
            const from = performance.now();
            await client.send(requestOf(list, person));
            took.push(performance.now() - from);
          }
          const [first = Number.NaN] = took;
          const more = `the longest ${Math.max(...took).toFixed(1)} ms`;
          atMost(`${kind}, first rows of ${list} at full size`, median(took), mostFirstRowsMs, ' ms', more);
          atMost(`${kind}, the first page of ${list} that was asked for`, first, mostFirstRowsMs, ' ms');
        }
      }
    } finally {
      client.close();
      await server.stop('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}

tellMachine();
for (const kind of kindsOfRun()) {
  await measureFirstRows(kind);
  await measureGrowth(kind);
}
