import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import type { Person } from './data.ts';
import type { Request } from './load.ts';

export const operations = ['balance', 'exchange', 'ledger', 'gallery', 'jobs'] as const;
export type Operation = (typeof operations)[number];

const endpointOf = {
  balance: endpoints.balance,
  exchange: endpoints.exchange,
  ledger: endpoints.tokenLogs,
  gallery: endpoints.gallery,
  jobs: endpoints.jobs,
} as const;

/** A request of an operation by somebody; each exchange has a key of its own. */
export function requestOf(operation: Operation, person: Pick<Person, 'accessToken'>): Request {
  const { method, path } = endpointOf[operation];
  const authorization = `Bearer ${person.accessToken}`;
  if (operation !== 'exchange') return { method: 'GET', path, headers: { authorization } };
  if (method !== 'POST') throw new Error('An exchange is posted');
  const headers = { authorization, [idempotencyHeader]: crypto.randomUUID() };
  return { method, path, headers, body: { coins: exchangeLimits.minimumCoins } };
}
