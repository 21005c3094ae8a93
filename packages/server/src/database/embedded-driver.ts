import { messages, parse, protocol } from '@electric-sql/pglite';
import type { Driver, Outcome } from './driver.ts';
import { fairQueue } from './fair-queue.ts';
import type { PGlite } from './pglite.ts';

interface Prepared {
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** The description of its rows, as every answer would repeat it. */
  readonly head: readonly messages.RowDescriptionMessage[];
}

export interface EmbeddedDriver extends Driver {
  /** Resolves when nothing is done and nothing waits. */
  idle(): Promise<void>;
}

/** So many statements the product does not have: lists of varying length would add to them. */
const mostPrepared = 300;
/** A plan that was made for an empty table is not kept while the table fills: nothing else tells this database. */
const planMs = 60_000;

/**
 * Statements of the embedded database, each prepared once and then run by one message. The library's own `query` sends
 * six and has the statement parsed and planned each time, which takes most of the time of a small one.
 * Takes the client, which nobody else may use meanwhile.
 */
export function embeddedDriver(client: PGlite): EmbeddedDriver {
  const { serialize } = protocol;
  const turns = fairQueue();
  // Moments are read by the schemas of the rows.
  const parsers = { ...client.parsers, 1114: asText, 1184: asText, 1082: asText };
  const prepared = new Map<string, Prepared>();
  let names = 0;
  let forgetAt = 0;

  const send = async (...parts: Uint8Array[]) => {
    const answer = await client.execProtocol(
      parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts),
      {
        syncToFs: false,
      },
    );
    return answer.messages;
  };

  async function prepare(text: string): Promise<Prepared> {
    const known = prepared.get(text);
    if (known) return known;
    names += 1;
    const name = `s${names}`;
    const told = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const made = {
      name,
      paramTypes: parse.parseDescribeStatementResults(told),
      head: told.filter((message) => message instanceof messages.RowDescriptionMessage),
    };
    prepared.set(text, made);
    return made;
  }

  async function run(text: string, params: readonly unknown[]): Promise<Outcome & { command?: string }> {
    const { name, paramTypes, head } = await prepare(text);
    const values = params.map((param, at) => {
      if (param === null || param === undefined) return null;
      const type = paramTypes[at];
      const write = type === undefined ? undefined : client.serializers[type];
      return write ? write(param) : String(param as string | number | boolean | bigint);
    });
    const told = await send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    ).catch((error: unknown) => {
      // Its tables may have changed since: the next time it is prepared anew.
      prepared.delete(text);
      throw error;
    });
    const [result] = parse.parseResults([...head, ...told], parsers);
    return {
      rows: result?.rows ?? [],
      written: result?.affectedRows ?? 0,
      ...(result?.command !== undefined && { command: result.command }),
    };
  }

  /** Between units of work only: a transaction that has failed takes no statement. */
  async function forgetOld(): Promise<void> {
    if (prepared.size < mostPrepared && performance.now() < forgetAt) return;
    forgetAt = performance.now() + planMs;
    prepared.clear();
    // The plans of foreign keys and triggers too.
    await send(serialize.query('deallocate all; discard plans'));
  }

  const inTurn = <Result>(work: () => Promise<Result>) =>
    turns.take(async () => {
      await forgetOld();
      const result = await work();
      await client.syncToFs();
      return result;
    });

  return {
    idle: turns.idle,
    run: (text, params) => inTurn(() => run(text, params)),
    transaction: (work) =>
      inTurn(async () => {
        await run('begin', []);
        const result = await work(run).catch(async (error: unknown) => {
          await run('rollback', []);
          throw error;
        });
        // Of a transaction in which a statement failed, whose error was caught, nothing is kept.
        if ((await run('commit', [])).command === 'ROLLBACK')
          throw new Error('The transaction was rolled back');
        return result;
      }),
  };
}

const asText = (value: string) => value;
