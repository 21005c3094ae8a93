import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
import { coinPackages, dollarsFromCents, quoteCheckout } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { migrationsDir } from '../database/index.ts';
import { transfer } from '../ledger/transfer.ts';
import { scratchDir } from '../testing/process.ts';
import { ordersPage } from './orders.ts';

type Reason = 'simulated_purchase' | 'simulated_checkout' | 'correction';

/** A purchase as it was written down before there were orders: in the journal alone, its price in the note. */
function boughtThen(member: string, reason: Reason, coins: number, priceCents: number, businessKey?: string) {
  const price = dollarsFromCents(priceCents).toLocaleString('en', { style: 'currency', currency: 'USD' });
  return {
    member,
    reason,
    note: `Simulated: ${coins} Mirror Coins for ${price}; nothing was charged`,
    ...(businessKey !== undefined && { businessKey }),
    legs: [
      { account: { house: 'issue' }, currency: 'coins', amount: -coins },
      { account: { member, purpose: 'available' }, currency: 'coins', amount: coins },
    ],
  } as const;
}

test('purchases from before there were orders are orders, each once, for what was paid and got', async () => {
  const scratch = scratchDir();
  const before = join(scratch.path, 'migrations');
  mkdirSync(before);
  for (const name of readdirSync(migrationsDir).filter((one) => one < '0230'))
    cpSync(join(migrationsDir, name), join(before, name));
  const data = join(scratch.path, 'data');
  const older = await openEmbedded(data, before);
  const [someone, removed] = [crypto.randomUUID(), crypto.randomUUID()];
  await older.run(sql`insert into studio.members (id, first_seen_at) values (${someone}, now())`);
  const began = Date.parse('2026-11-01T10:00:00.000Z');
  const everyCent = Array.from({ length: customAmountLimits.maximumCents + 1 }, (_, cents) => cents);
  const amounts = everyCent.flatMap((cents) => {
    const quote = quoteCheckout(cents);
    return quote ? [{ item: 'tokens', coins: quote.totalTokens, priceCents: cents }] : [];
  });
  const quotes = [
    ...coinPackages.map(({ id, coins, priceCents }) => ({ item: id as string, coins, priceCents })),
    ...amounts,
  ];
  const transfers: string[] = [];
  for (const [at, { item, coins, priceCents }] of quotes.entries()) {
    const reason = item === 'tokens' ? 'simulated_checkout' : 'simulated_purchase';
    const id = await older.transaction((tx) =>
      transfer(tx, boughtThen(someone, reason, coins, priceCents), new Date(began + at * 60_000)),
    );
    transfers.push(id ?? '');
  }
  const give = (of: ReturnType<typeof boughtThen>) =>
    older.transaction((tx) => transfer(tx, of, new Date(began)));
  await give(boughtThen(someone, 'correction', 7, 100));
  await give(boughtThen(removed, 'simulated_purchase', 3_000, 19_999));
  await older.close();

  const newer = await openEmbedded(data, migrationsDir);
  const orders = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ordersPage>> = await ordersPage(newer, someone, {
      ...(cursor !== null && { cursor }),
    });
    orders.push(...page.orders);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(orders.toReversed()).toEqual(
    quotes.map(({ item, coins, priceCents }, at) => ({
      id: expect.any(String) as string,
      item,
      coins,
      priceCents,
      state: 'paid',
      isSimulated: true,
      createdAt: new Date(began + at * 60_000).toISOString(),
      paidAt: new Date(began + at * 60_000).toISOString(),
      reversedAt: null,
      refundedCents: 0,
      returnedCoins: 0,
      owedCoins: 0,
      checkoutUrl: null,
      transferId: transfers[at],
    })),
  );
  const nameless = await newer.all(
    v.object({ item: v.string(), member: v.nullable(v.string()) }),
    sql`select item, member from studio.orders where member is distinct from ${someone}`,
  );
  expect(nameless).toEqual([{ item: 'royal', member: null }]);
  await newer.close();
  scratch.remove();
});
