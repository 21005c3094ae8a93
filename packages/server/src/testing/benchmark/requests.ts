// Requests a second through the real server, held against the same statements through the bare driver in the same run, on
// each database: requests.ts [--runs=<n>]
// The two take turns of a second each, so that a busy machine is busy for both; the ratio is the median of the turns' own.
// docs/decisions/0033 says what is counted to which side.

import { type Kind, kindsOfRun, openPlace, overHttp } from './contestants.ts';
import { addPeople, fillLibrary, growLedger, settleStatistics } from './data.ts';
import { median, tellMachine, verdicts } from './figures.ts';
import { type Operation, operations } from './operations.ts';

const clients = 16;
const leastRatio = 0.6;
/** These have the limit; the others are told beside them. */
const limited: readonly Operation[] = ['balance', 'exchange', 'ledger'];
const roundMs = 1_000;
const warmUpMs = 1_500;
const ledgerRows = 20_000;
const libraryOfEach = { jobs: 60, pictures: 240 };
const rounds = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 7);

const { atLeast } = verdicts();

async function measure(kind: Kind): Promise<void> {
  const place = await openPlace(kind);
  try {
    const people = await place.withDatabase(async (db) => {
      const added = await addPeople(db, clients);
      await growLedger(
        db,
        added.map(({ id }) => id),
        ledgerRows,
      );
      for (const { id } of added) await fillLibrary(db, id, libraryOfEach);
      await settleStatistics(db);
      return added;
    });
    const bare = await place.bareDriver(people);
    const server = await place.serve();
    const http = overHttp(server.url, people);
    try {
      for (const operation of operations) {
        const turns: { http: number; bare: number }[] = [];
        await http.perSecond(operation, warmUpMs);
        await bare.perSecond(operation, warmUpMs);
        for (let round = 0; round < rounds; round++) {
          turns.push({
            http: await http.perSecond(operation, roundMs),
            bare: await bare.perSecond(operation, roundMs),
          });
        }
        const [ofHttp, ofBare] = (['http', 'bare'] as const).map((side) =>
          median(turns.map((turn) => turn[side])),
        );
        const figures = `${ofHttp?.toFixed(0)} a second over HTTP, ${ofBare?.toFixed(0)} through the driver (${bare.statements[operation]} statements)`;
        const ratio = median(turns.map((turn) => turn.http / turn.bare));
        if (limited.includes(operation)) atLeast(`${kind}, ${operation}`, ratio, leastRatio, figures);
        else console.log(`  ${kind}, ${operation}: ${ratio.toFixed(2)}; ${figures}`);
      }
    } finally {
      http.close();
      await bare.close();
      await server.stop('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}

tellMachine();
for (const kind of kindsOfRun()) await measure(kind);
