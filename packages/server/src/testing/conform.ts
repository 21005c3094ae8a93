import {
  type Endpoint,
  endpointFinder,
  endpoints,
  errorAnswer,
  errorsOf,
} from '@mirror-studio/domain/contract';
import * as v from 'valibot';

const find = endpointFinder(Object.values<Endpoint>(endpoints));

/** An answer with its body read as JSON. */
interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Holds an answer to the entry of its endpoint in the contract: the status of success, the body, the codes of refusals.
 * Takes the request's method and path, and the answer. Throws with what differs.
 */
export function expectConforming(method: string, path: string, answer: WireAnswer): void {
  const fault = contractFault(method, path, answer);
  if (fault !== null) throw new Error(`${method} ${path} ${fault}`);
}

/** What of an answer its entry in the contract says otherwise, or null; of what is no endpoint nothing is said. */
export function contractFault(method: string, path: string, answer: WireAnswer): string | null {
  const endpoint = find(method, new URL(path, 'http://localhost').pathname);
  const fault = endpoint ? faultOf(endpoint, answer) : null;
  return fault && `${fault}; its entry in the contract says otherwise.`;
}

function faultOf(endpoint: Endpoint, { status, body }: WireAnswer): string | null {
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
