import { type ChainAccount, type ChainEntry, type ChainHead, chainedText, noDigest } from './chain.ts';

/**
 * What is wrong with an entry: another stands in its place (`order`), it is not there (`missing`), it stands past the end
 * that the account tells (`extra`), it does not add up (`sum`), it is not what was entered (`digest`), the account has another
 * balance or end than its last entry (`balance`, `end`), or it is not the one that a checkpoint saw (`checkpoint`).
 */
export type LedgerFaultKind =
  | 'order'
  | 'missing'
  | 'extra'
  | 'sum'
  | 'digest'
  | 'balance'
  | 'end'
  | 'checkpoint';

/** The first entry that does not agree, and how. */
export interface LedgerFault extends ChainAccount {
  readonly kind: LedgerFaultKind;
  /** The place of the entry in its account. */
  readonly sequence: number;
  /** The transfer that it belongs to, where there is an entry. */
  readonly transferId: string | null;
  /** What should stand there, and what does: figures, or digests. */
  readonly expected: string;
  readonly found: string;
}

/** What a check found. */
export type LedgerVerdict =
  | { readonly agrees: true; readonly heads: readonly ChainHead[] }
  | { readonly agrees: false; readonly fault: LedgerFault };

/** What a check reads by. Each may fail, and is asked again when the check goes on. */
export interface LedgerSources {
  /** The ends of all accounts of the member, as the accounts tell them. */
  readonly heads: () => Promise<readonly ChainHead[]>;
  /** The entries of an account behind that place, in order; none at the end. */
  readonly page: (account: ChainAccount, after: string | null) => Promise<ChainPage>;
  /** The SHA-256 of each text, in hexadecimal. */
  readonly digest: (texts: readonly string[]) => Promise<readonly string[]>;
}

/** A page of a chain; `next` asks for those behind it. */
export interface ChainPage {
  readonly entries: readonly ChainEntry[];
  readonly next: string | null;
}

/** Entries checked so far, of how many there were at the beginning. */
export interface LedgerProgress {
  readonly checked: number;
  readonly total: number;
}

/** Where a check stands after a step; the verdict once it is over. */
export interface LedgerStep {
  readonly progress: LedgerProgress;
  readonly verdict: LedgerVerdict | null;
}

interface Place {
  readonly last: string;
  readonly checked: number;
  readonly balance: number;
  /** Asks for what is behind it; null at the beginning. */
  readonly cursor: string | null;
}

const beginning: Place = { last: noDigest, checked: 0, balance: 0, cursor: null };
const keyOf = ({ purpose, currency }: ChainAccount) => `${purpose} ${currency}`;

/**
 * (decisions) Adds up every account of a member anew and follows its chain.
 *
 * @param sources - What it reads by.
 * @param known - The ends that a checkpoint saw: the ledger must still contain them.
 * @returns `step`, which checks a page, or rejects with what a source rejected with and does the same page when it is called again.
 */
export function ledgerCheck(sources: LedgerSources, known: readonly ChainHead[] = []) {
  /** Where the next page of each account begins, and where the last one ended once all are read. */
  const places = new Map<string, Place>();
  const ends = new Map<string, Place>();
  const endOf = (account: ChainAccount) =>
    ends.get(keyOf(account)) ?? places.get(keyOf(account)) ?? beginning;
  let heads: readonly ChainHead[] = [];
  let isRead = false;

  const stepOf = (verdict: LedgerVerdict | null): LedgerStep => ({
    progress: {
      checked: heads.reduce((sum, head) => sum + endOf(head).checked, 0),
      total: heads.reduce((sum, { entries }) => sum + entries, 0),
    },
    verdict,
  });

  async function step(): Promise<LedgerStep> {
    if (!isRead) {
      heads = await sources.heads();
      isRead = true;
      return stepOf(null);
    }
    const open = heads.find((head) => !ends.has(keyOf(head)));
    if (open) {
      const fault = await page(open);
      return stepOf(fault && { agrees: false, fault });
    }
    return stepOf(await end());
  }

  async function page(account: ChainAccount): Promise<LedgerFault | null> {
    const before = places.get(keyOf(account)) ?? beginning;
    const { entries, next } = await sources.page(account, before.cursor);
    const fault = await follow(account, before, entries);
    if (fault) return fault;
    const last = entries.at(-1);
    const after: Place = last
      ? {
          last: last.digest,
          checked: before.checked + entries.length,
          balance: last.balance,
          cursor: next,
        }
      : before;
    (next === null ? ends : places).set(keyOf(account), after);
    return null;
  }

  async function follow(
    account: ChainAccount,
    before: Place,
    entries: readonly ChainEntry[],
  ): Promise<LedgerFault | null> {
    const digests = await sources.digest(
      entries.map((entry, at) => chainedText(account, entries[at - 1]?.digest ?? before.last, entry)),
    );
    const seen = known.find((head) => keyOf(head) === keyOf(account));
    let { balance, checked } = before;
    for (const [at, entry] of entries.entries()) {
      checked += 1;
      balance += entry.amount;
      const found =
        differs(entry.sequence > checked ? 'missing' : 'order', checked, entry.sequence) ??
        differs('sum', balance, entry.balance) ??
        differs('digest', digests[at] ?? noDigest, entry.digest) ??
        (seen?.entries === checked ? differs('checkpoint', seen.digest, entry.digest) : null);
      if (found) return faultOf(account, { ...found, sequence: checked, transferId: entry.transferId });
    }
    return null;
  }

  /** Read after the entries, an account can only tell of more: its last page is read again then, with them. */
  async function end(): Promise<LedgerVerdict | null> {
    const now = await sources.heads();
    const before = new Map(heads.map((head) => [keyOf(head), head.entries]));
    const grown = now.filter((head) => head.entries > (before.get(keyOf(head)) ?? 0));
    heads = now;
    if (grown.length > 0) {
      for (const head of grown) ends.delete(keyOf(head));
      return null;
    }
    const fault = faultAtEnd() ?? faultOfKnown();
    return fault ? { agrees: false, fault } : { agrees: true, heads };
  }

  function faultAtEnd(): LedgerFault | null {
    for (const head of heads) {
      const { checked, last, balance } = endOf(head);
      const found =
        differs(head.entries > checked ? 'missing' : 'extra', head.entries, checked) ??
        differs('end', last, head.digest) ??
        differs('balance', balance, head.balance);
      const sequence = head.entries > checked ? checked + 1 : Math.min(head.entries + 1, checked);
      if (found) return faultOf(head, { ...found, sequence, transferId: null });
    }
    return null;
  }

  /** What is below the end was compared as it was read. */
  function faultOfKnown(): LedgerFault | null {
    for (const seen of known) {
      const { checked } = endOf(seen);
      const found = seen.entries > checked ? differs('checkpoint', seen.entries, checked) : null;
      if (found) return faultOf(seen, { ...found, sequence: checked + 1, transferId: null });
    }
    return null;
  }

  return { step };
}

const differs = (kind: LedgerFaultKind, expected: number | string, found: number | string) =>
  expected === found ? null : { kind, expected: String(expected), found: String(found) };

const faultOf = (
  { purpose, currency }: ChainAccount,
  fault: Omit<LedgerFault, keyof ChainAccount>,
): LedgerFault => ({ purpose, currency, ...fault });
