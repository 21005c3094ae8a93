import { errorBody, failureKind, retryDelayMs } from '@mirror-studio/domain/errors';
import { demoProfile, isProfileComplete } from '@mirror-studio/domain/profile';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { profileQuery } from './profile.ts';
import { createProfileTable } from './profile-table.ts';
import type { Session } from './session.ts';

/** Asks for a profile as somebody, of a table API that answers so; returns what was sent and what was read. */
async function readAs(isDemo: boolean, answers: readonly (object | null)[]) {
  const sent: { method: string; body: unknown }[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ method: init?.method ?? '', body });
    const answer = answers[sent.length - 1] ?? null;
    return Response.json(answer === null ? [] : [answer]);
  };
  const who: Session = {
    status: 'signedIn',
    user: { id: 'iris', email: '', isDemo },
    isStepUpDue: false,
  };
  const profiles = createProfileTable('http://studio.test', fetch);
  const services = { profiles, session: { snapshot: () => who } } as unknown as Parameters<
    typeof profileQuery
  >[0];
  const profile = await new QueryClient().fetchQuery(profileQuery(services, 'iris'));
  return { sent, profile };
}

test('a demonstration account without a profile gets a complete one, which the guard lets in', async () => {
  const { sent, profile } = await readAs(true, [null, demoProfile]);
  expect(sent.map(({ method }) => method || 'GET')).toEqual(['GET', 'POST']);
  expect(sent[1]?.body).toEqual({ id: 'iris', ...demoProfile });
  expect(isProfileComplete(profile)).toBe(true);
  expect((await readAs(true, [demoProfile])).sent).toHaveLength(1);
});

test('nobody else gets a profile that they did not fill in', async () => {
  const { sent, profile } = await readAs(false, [null]);
  expect([sent.length, profile]).toEqual([1, null]);
});

/** What the query of the profile throws when the table API answers so. */
async function thrownBy(answer: () => Promise<Response>): Promise<unknown> {
  const who: Session = { status: 'signedOut', isExpired: false };
  const profiles = createProfileTable('http://studio.test', answer);
  const session = { snapshot: () => who };
  const services = { profiles, session } as unknown as Parameters<typeof profileQuery>[0];
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
