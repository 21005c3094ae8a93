import {
  type Api,
  type CallOptions,
  ContractError,
  type Endpoint,
  endpointPath,
  idempotencyHeader,
  type ResponseOf,
  readResponse,
  uploadField,
} from '@mirror-studio/domain/contract';
import { networkError, overloadRetryDelayMs, unreadableBody } from '@mirror-studio/domain/errors';
import type { ServerClock } from '../clock/server-clock.ts';
import type { EarlyAnswers } from './early-answers.ts';
import { refusalOf } from './refusal-of.ts';
import { mutationPolicy, sendWithRetry } from './retry.ts';
import { sendWithToken, type Tokens } from './tokens.ts';

interface Given {
  /** What was asked for already. */
  readonly early?: EarlyAnswers;
  /** What learns the server's time from its answers. */
  readonly clock?: ServerClock;
  /** In which language refusals are to be told. Default: that of the browser. */
  readonly language?: () => string;
}

/** Takes where the bearer token comes from. A request whose token is refused is sent once more with another. */
export function createApi(tokens: Tokens, given: Given = {}): Api {
  return {
    call: (endpoint, options = {}) => {
      const send = () => answerTo(endpoint, options, tokens, given);
      // Reads are asked for again by the cache or by who polls.
      if (endpoint.method === 'GET') return send();
      // What was refused was not begun: it is sent again also where a lost answer is not to be asked for twice.
      const policy = endpoint.retriedWhenLost ? mutationPolicy : overloadRetryDelayMs;
      return sendWithRetry(send, policy, options.signal);
    },
  };
}

async function answerTo<Of extends Endpoint>(
  endpoint: Of,
  options: CallOptions<Of>,
  tokens: Tokens,
  given: Given,
): Promise<ResponseOf<Of>> {
  const response = await sendWithToken(tokens, (token) => request(endpoint, options, token, given));
  if (!response.ok) throw await refusalOf(response);
  const answer: unknown =
    endpoint.response === null ? undefined : await response.json().catch(() => unreadableBody);
  if (answer === unreadableBody) throw networkError(response.status);
  try {
    return readResponse(endpoint, answer);
  } catch (fault) {
    if (!(fault instanceof ContractError)) throw fault;
    throw networkError(response.status, fault);
  }
}

async function request<Of extends Endpoint>(
  endpoint: Of,
  options: CallOptions<Of>,
  token: string | null,
  { early, clock, language }: Given,
): Promise<Response> {
  const path = endpointPath(endpoint, options.params, options.query);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (language) headers.set('Accept-Language', language());
  if (options.idempotencyKey) headers.set(idempotencyHeader, options.idempotencyKey);
  const asked = endpoint.method === 'GET' ? early?.take(path, token) : undefined;
  const askedAtMs = asked?.askedAt ?? Date.now();
  const answer =
    asked?.answer ??
    fetch(path, {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, options.body, headers),
      credentials: 'include',
      signal: options.signal ?? null,
    });
  return answer.then(
    (response) => {
      clock?.learn(response, askedAtMs);
      return response;
    },
    (cause: unknown) => {
      throw options.signal?.aborted ? cause : networkError(0, cause);
    },
  );
}

function bodyOf(endpoint: Endpoint, body: unknown, headers: Headers): BodyInit | null {
  if (body === undefined) return null;
  if (endpoint.request === 'upload') {
    const form = new FormData();
    const file = typeof body === 'object' && body !== null ? Reflect.get(body, 'file') : undefined;
    if (file instanceof Blob) form.set(uploadField, file);
    return form;
  }
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}
