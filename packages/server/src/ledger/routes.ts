import { pageLimits } from '@mirror-studio/domain/constants/server';
import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { codeWords, refusals, exchange as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint, serveJsonText } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { balanceOf } from './balance.ts';
import { chainEntries, chainHeads } from './chain.ts';
import { openCheckpointSigner } from './checkpoint.ts';
import { exchangeCoins } from './exchange.ts';
import { runOncePerKey } from './idempotency.ts';
import { ledgerLogs } from './logs.ts';
import { receiptOf } from './receipt.ts';
import { placeOf, statementPage } from './statement.ts';

const idOf = (cursor: string | undefined) => {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  return cursor === undefined ? null : Number(cursor);
};

/** Balance, tokens, their log, the chain of the ledger, and the exchange (§7). Takes the services; returns the routes. */
export function productRoutes({
  db,
  clock,
  media,
}: Pick<MediaServices, 'db' | 'clock' | 'media'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.balance, ({ user }) => balanceOf(db, user.id));
  serveEndpoint(routes, endpoints.tokens, async ({ user }) => {
    const { coins } = await balanceOf(db, user.id);
    return { balance: coins };
  });
  serveJsonText(routes, endpoints.tokenLogs, ({ user, query: { cursor, limit } }) => {
    const rows = Math.min(limit ?? pageLimits.ledgerRows, pageLimits.ledgerRows);
    return ledgerLogs(db, user.id, idOf(cursor), rows);
  });
  serveJsonText(routes, endpoints.ledger, ({ user, query: { cursor, limit, ...filter } }) => {
    const before = cursor === undefined ? null : placeOf(cursor);
    const rows = Math.min(limit ?? pageLimits.ledgerRows, pageLimits.chainEntries);
    return statementPage(db, user.id, filter, before, rows);
  });
  serveEndpoint(routes, endpoints.ledgerReceipt, async ({ user, params: { id } }) => {
    const receipt = isRowId(id) ? await receiptOf({ db, clock, media }, user.id, id) : null;
    if (!receipt) throw new HttpError('NOT_FOUND', codeWords('NOT_FOUND'));
    return { receipt };
  });
  serveEndpoint(routes, endpoints.ledgerHeads, async ({ user }) => ({
    accounts: await chainHeads(db, user.id),
  }));
  serveJsonText(routes, endpoints.ledgerChain, ({ user, query: { cursor, limit, purpose, currency } }) => {
    const rows = Math.min(limit ?? pageLimits.chainEntries, pageLimits.chainEntries);
    return chainEntries(db, user.id, { purpose, currency, after: idOf(cursor) ?? 0, rows });
  });
  let signer: ReturnType<typeof openCheckpointSigner> | undefined;
  const openSigner = () => {
    signer ??= openCheckpointSigner(db);
    return signer;
  };
  serveEndpoint(routes, endpoints.ledgerCheckpoint, async ({ user }) => ({
    checkpoint: await (await openSigner()).sign(user.id, await chainHeads(db, user.id), clock.now()),
  }));
  serveEndpoint(routes, endpoints.checkpointKeys, async () => ({ keys: [(await openSigner()).publicKey] }));
  serveEndpoint(
    routes,
    endpoints.exchange,
    ({ user, body, idempotencyKey }) =>
      runOncePerKey(
        { db, clock },
        { member: user.id, endpoint: 'exchange', body, key: idempotencyKey },
        (tx) => exchangeCoins(tx, user.id, body.coins, clock.now()),
      ),
    { inputWords: () => texts.invalidAmountDescription },
  );
  return routes;
}
