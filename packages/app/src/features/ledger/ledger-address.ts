import { pathOf } from '@mirror-studio/domain/access';
import type { LedgerFilter } from '@mirror-studio/domain/contract';
import { currencies, ledgerReasons } from '@mirror-studio/domain/economy';
import { ledgerDirections } from '@mirror-studio/domain/ledger';
import type { LedgerFilterValue } from '@mirror-studio/ui/LedgerPage';
import { useSearchParams } from 'react-router-dom';

/** What the address of the ledger says. Days are those of the calendar, `2026-11-21`. */
export interface LedgerAddress extends LedgerFilterValue {
  /** The transfer whose receipt is open. */
  readonly receipt: string | null;
  /** The check is open. */
  readonly isCheck: boolean;
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** February has no 31st: a date that rolls over is another one. */
const isDay = (text: string) => day.test(text) && new Date(`${text}T00:00Z`).toISOString().startsWith(text);
const dayIn = (text: string | null) => (text !== null && isDay(text) ? text : null);
const oneOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((one) => one === text) ?? null;

/** Reads an address; what it cannot mean is as if it were not there. */
export const readLedger = (params: URLSearchParams): LedgerAddress => ({
  kind: oneOf(ledgerReasons, params.get('kind')),
  direction: oneOf(ledgerDirections, params.get('direction')),
  currency: oneOf(currencies, params.get('currency')),
  from: dayIn(params.get('from')),
  until: dayIn(params.get('until')),
  receipt: params.get('receipt') || null,
  isCheck: params.has('check'),
});

/** The parameters of an address: nothing where it is the usual. */
export function writeLedger({
  kind,
  direction,
  currency,
  from,
  until,
  receipt,
  isCheck,
}: LedgerAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ kind, direction, currency, from, until, receipt })) {
    if (value !== null) params.set(name, value);
  }
  if (isCheck) params.set('check', '1');
  return params;
}

/** What is asked of the server. The days begin and end as they do where the member is. */
export function ledgerFilterOf({ kind, direction, currency, from, until }: LedgerFilterValue): LedgerFilter {
  const midnight = (date: string, later = 0) => {
    const [year = 0, month = 1, date_ = 1] = date.split('-').map(Number);
    return new Date(year, month - 1, date_ + later).toISOString();
  };
  return {
    ...(kind !== null && { kind }),
    ...(direction !== null && { direction }),
    ...(currency !== null && { currency }),
    ...(from !== null && { from: midnight(from) }),
    ...(until !== null && { before: midnight(until, 1) }),
  };
}

/** The address, and how to change it. */
export function useLedgerAddress() {
  const [params, setParams] = useSearchParams();
  const address = readLedger(params);
  return {
    address,
    change: (part: Partial<LedgerAddress>) =>
      setParams(writeLedger({ ...address, ...part }), { preventScrollReset: true }),
    /** Where the receipt of a transfer is, over the same statement. */
    hrefOf: (receipt: string) => `${pathOf('credits')}?${writeLedger({ ...address, receipt })}`,
  };
}
