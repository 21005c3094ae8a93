import {
  type Endpoint,
  endpointFinder,
  endpoints,
  errorAnswer,
  errorsOf,
} from '@mirror-studio/domain/contract';
import * as v from 'valibot';

const find = endpointFinder(Object.values<Endpoint>(endpoints));

/**
 * Holds an answer to the entry of its endpoint in the contract: the status of success, the body, the codes of refusals.
 * Takes the request's method and path, and the answer; of what is no endpoint it says nothing. Throws with what differs.
 */
export function expectConforming(method: string, path: string, answer: { status: number; body: unknown }) {
  const endpoint = find(method, new URL(path, 'http://localhost').pathname);
  if (!endpoint) return;
  const fault = faultOf(endpoint, answer);
  if (fault !== null)
    throw new Error(`${method} ${endpoint.path} ${fault}; its entry in the contract says otherwise.`);
}

function faultOf(endpoint: Endpoint, { status, body }: { status: number; body: unknown }): string | null {
  if (status < 400) {
    if (status !== endpoint.success) return `answered ${status}`;
    if (endpoint.response !== null && !v.is(endpoint.response, body)) return 'answered another body';
    return null;
  }
  if (!v.is(errorAnswer, body)) return `refused with ${status} and no error body`;
  return errorsOf(endpoint).some((code) => code === body.error.code)
    ? null
    : `refused with ${body.error.code}`;
}
