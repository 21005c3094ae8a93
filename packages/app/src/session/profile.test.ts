import { errorBody, failureKind, retryDelayMs } from '@mirror-studio/domain/errors';
import { PostgrestClient } from '@supabase/postgrest-js';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { profileQuery } from './profile.ts';

/** What the query of the profile throws when the table API answers so. */
async function thrownBy(answer: () => Promise<Response>): Promise<unknown> {
  const tables = async () =>
    new PostgrestClient('http://studio.test/rest/v1', { fetch: answer, retry: false });
  const services = { tables } as unknown as Parameters<typeof profileQuery>[0];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return queries.fetchQuery(profileQuery(services, 'iris')).catch((error: unknown) => error);
}

test('a refused profile is not asked for again: the status of the answer is known', async () => {
  const { error } = errorBody('ACCOUNT_SUSPENDED', 'This account is suspended.');
  for (const status of [401, 403]) {
    const thrown = await thrownBy(async () => Response.json(error, { status }));
    expect(thrown).toMatchObject({ status, code: 'ACCOUNT_SUSPENDED' });
    expect(retryDelayMs(0, thrown)).toBe('never');
  }
});

test('a profile that could not be reached is a failure of the network', async () => {
  const thrown = await thrownBy(() => Promise.reject(new TypeError('fetch failed')));
  expect(failureKind(thrown)).toBe('network');
});
