import { boundedFetch } from './exchange.ts';
import { type Refuser, refusalOf } from './failures.ts';

/** States of a request to Black Forest Labs that it never leaves; the adapter would ask until its time is over. */
const ends: Readonly<Record<string, 'PROVIDER_BAD_REQUEST' | 'PROVIDER_DOWN'>> = {
  'Request Moderated': 'PROVIDER_BAD_REQUEST',
  'Content Moderated': 'PROVIDER_BAD_REQUEST',
  'Task not found': 'PROVIDER_DOWN',
  Error: 'PROVIDER_DOWN',
  Failed: 'PROVIDER_DOWN',
};

/** Reads the answers of Black Forest Labs on their way, and refuses at once what it will not make. */
export const moderated =
  (refuser: Refuser): typeof fetch =>
  async (input, init) => {
    const response = await boundedFetch(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const text = await response.text();
    const status = /"status"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '';
    const end = Object.hasOwn(ends, status) ? ends[status] : undefined;
    if (end) throw refusalOf(refuser, end, JSON.stringify({ message: status }));
    return new Response(text, response);
  };
