import type { Job } from '@mirror-studio/domain/contract';
import { idempotencyHeader, type Method } from '@mirror-studio/domain/contract';
import { expectConforming } from './conform.ts';

/**
 * A call of the API as a client makes it. Takes the server's address and who asks. An answer that is not what its entry
 * in the contract says throws: the status of success, the body, the codes of refusals.
 */
export function asker(url: string, accessToken: string) {
  return async (method: Method, path: string, body?: unknown, key: string = crypto.randomUUID()) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        [idempotencyHeader]: key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> };
    expectConforming(method, path, answer);
    return answer;
  };
}
export type Ask = ReturnType<typeof asker>;

/** Looks at a job until it is in one of the states, at most a minute. Throws with what it is then. */
export async function jobIn(ask: Ask, id: string, ...states: readonly Job['status'][]): Promise<Job> {
  const until = Date.now() + 60_000;
  for (;;) {
    const { body } = await ask('GET', `/api/jobs/${id}`);
    const job = body['job'] as Job;
    if (states.includes(job.status)) return job;
    if (Date.now() > until) throw new Error(`The job is ${job.status}, not ${states.join(' or ')}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
