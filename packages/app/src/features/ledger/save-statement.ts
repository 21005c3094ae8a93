import { pageLimits } from '@mirror-studio/domain/constants/server';
import {
  type Api,
  type LedgerFilter,
  type LedgerLine,
  ledgerEndpoints,
} from '@mirror-studio/domain/contract';
import { statementCsv } from '@mirror-studio/domain/ledger';
import { giveCsv } from '../../files/give-file.ts';

/** Reads the whole statement that a filter leaves and gives it as CSV. Rejects when a page does not come. */
export async function saveStatement(api: Api, filter: LedgerFilter): Promise<void> {
  const lines: LedgerLine[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...filter, cursor, limit: pageLimits.chainEntries };
    const page: { lines: LedgerLine[]; nextCursor: string | null } = await api.call(ledgerEndpoints.ledger, {
      query,
    });
    lines.push(...page.lines);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const day = new Date().toISOString().slice(0, 10);
  giveCsv(`ledger-${day}`, statementCsv(lines));
}
