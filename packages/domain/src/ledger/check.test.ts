import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChainEntry, type ChainHead, chainedText, ledgerCheck, noDigest } from './index.ts';

const account = { purpose: 'available', currency: 'coins' } as const;
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** A ledger of one account with these amounts, read by pages of so many. */
function ledgerOf(amounts: readonly number[], rows = 3) {
  const entries: ChainEntry[] = [];
  const enter = (amount: number) => {
    const last = entries.at(-1);
    const entry = {
      sequence: entries.length + 1,
      amount,
      balance: (last?.balance ?? 0) + amount,
      transferId: `t${entries.length + 1}`,
      reason: 'correction',
      jobId: null,
      at: '2026-11-21T10:00:00.000000Z',
      note: `Over\ntwo lines: ${amount}`,
    };
    entries.push({ ...entry, digest: sha256(chainedText(account, last?.digest ?? noDigest, entry)) });
  };
  for (const amount of amounts) enter(amount);
  const head = (): ChainHead => ({
    ...account,
    entries: entries.length,
    balance: entries.at(-1)?.balance ?? 0,
    digest: entries.at(-1)?.digest ?? noDigest,
  });
  const sources = {
    heads: async () => [head()],
    page: async (_: unknown, after: string | null) => {
      const from = Number(after ?? 0);
      const page = entries.slice(from, from + rows);
      return { entries: page, next: from + rows < entries.length ? String(from + rows) : null };
    },
    digest: async (texts: readonly string[]) => texts.map(sha256),
  };
  return { entries, enter, head, sources };
}

async function finish({ step }: ReturnType<typeof ledgerCheck>, each = (_: number) => {}) {
  for (let steps = 1; ; steps++) {
    const { verdict, progress } = await step();
    if (verdict) return { verdict, progress };
    each(steps);
  }
}

test('a ledger of any length agrees, by pages of any length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -500, max: 500 })),
      fc.integer({ min: 1, max: 9 }),
      async (amounts, rows) => {
        const { sources, head } = ledgerOf(amounts, rows);
        expect(await finish(ledgerCheck(sources))).toEqual({
          verdict: { agrees: true, heads: [head()] },
          progress: { checked: amounts.length, total: amounts.length },
        });
      },
    ),
  );
});

test('any change of any row but of its own kind is found there, and never passes', async () => {
  const change = fc.constantFrom<Partial<ChainEntry>>(
    { amount: 999 },
    { balance: 12_345 },
    { note: 'Another' },
    { transferId: 'other' },
    { at: '2026-11-21T10:00:00.000001Z' },
    { jobId: 'j1' },
    { reason: 'purchase' },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9 }), change, async (at, changed) => {
      const { sources, entries } = ledgerOf([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
      const entry = entries[at];
      if (entry) entries[at] = { ...entry, ...changed };
      const { verdict } = await finish(ledgerCheck(sources));
      expect(verdict).toMatchObject({ agrees: false, fault: { ...account, sequence: at + 1 } });
    }),
  );
});

test('entries that come while it is checked are checked too', async () => {
  for (const during of [1, 2, 3, 4]) {
    const { sources, enter, head } = ledgerOf([5, 6, 7, 8, 9, 10, 11]);
    const { verdict, progress } = await finish(ledgerCheck(sources), (steps) => {
      if (steps === during) for (const amount of [1, 2, 3]) enter(amount);
    });
    expect(verdict).toEqual({ agrees: true, heads: [head()] });
    expect(progress).toEqual({ checked: 10, total: 10 });
  }
});

test('what could not be read is read again where it was, and nothing is checked twice', async () => {
  const { sources } = ledgerOf([5, 6, 7, 8, 9, 10, 11]);
  let isCutOff = false;
  const failing = {
    ...sources,
    page: async (of: unknown, after: string | null) => {
      if (isCutOff) throw new Error('offline');
      return sources.page(of, after);
    },
  };
  const check = ledgerCheck(failing);
  await check.step();
  expect((await check.step()).progress).toEqual({ checked: 3, total: 7 });
  isCutOff = true;
  await expect(check.step()).rejects.toThrow('offline');
  isCutOff = false;
  expect((await check.step()).progress).toEqual({ checked: 6, total: 7 });
  expect((await finish(check)).verdict.agrees).toBe(true);
});
