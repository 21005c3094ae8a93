import type { ErrorCode } from '../errors/index.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Every code that an endpoint may refuse with (§8): what its kind brings along, and its own.
 *
 * @param endpoint - The endpoint, with its docs.
 * @returns The codes, each once.
 */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const takesKey = endpoint.idempotencyKey !== 'none';
  const takesInput = endpoint.request !== null || endpoint.query !== null || takesKey;
  return [
    ...new Set<ErrorCode>([
      ...(endpoint.access === 'user' ? (['AUTH_REQUIRED'] as const) : []),
      ...(endpoint.openWhileSuspended ? [] : (['ACCOUNT_SUSPENDED'] as const)),
      ...(endpoint.openInDemo ? [] : (['DEMO_NOT_ALLOWED'] as const)),
      ...(endpoint.access === 'anyone' || endpoint.openWhileStepUpDue ? [] : (['insufficient_aal'] as const)),
      ...(endpoint.openWhileClosing ? [] : (['ACCOUNT_CLOSING'] as const)),
      ...(takesInput ? (['INPUT_INVALID'] as const) : []),
      ...(endpoint.method === 'GET' ? [] : (['PAYLOAD_TOO_LARGE'] as const)),
      ...(takesKey ? (['IDEMPOTENCY_CONFLICT'] as const) : []),
      ...(endpoint.docs.errors ?? []),
      'SERVER_ERROR',
    ]),
  ];
}
