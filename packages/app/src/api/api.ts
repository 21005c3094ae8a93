import {
  ContractError,
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  endpointPath,
  endpoints,
  idempotencyHeader,
  readResponse,
  uploadField,
} from '@mirror-studio/domain/contract';
import { networkError, toApiError, unreadableBody } from '@mirror-studio/domain/errors';
import { retryMutation } from './retry.ts';
import { sendWithToken, type Tokens } from './tokens.ts';

export interface EndpointOptions<Name extends EndpointName> {
  /** Values for the `{name}` parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  body?: EndpointRequest<Name>;
  /** The intent this call carries out: the same key is sent again when the outcome is not known. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Api {
  /**
   * Makes one call of the product API (§7) and reads the answer with its contract. A mutation that got no answer is
   * sent once more after a second, under the same key (§9).
   * Throws ApiError for a refusal, for no answer, and for an answer that is not what the contract says.
   */
  call<Name extends EndpointName>(
    name: Name,
    options?: EndpointOptions<Name>,
  ): Promise<EndpointResponse<Name>>;
}

/** Takes where the bearer token comes from. A request whose token is refused is sent once more with another. */
export function createApi(tokens: Tokens): Api {
  return {
    call: (name, options = {}) =>
      isRetried(name) ? retryMutation(() => send(name, options), options.signal) : send(name, options),
  };

  async function send<Name extends EndpointName>(
    name: Name,
    options: EndpointOptions<Name>,
  ): Promise<EndpointResponse<Name>> {
    return answerOf(name, await sendWithToken(tokens, (token) => request(name, options, token)));
  }

  async function request(name: EndpointName, options: EndpointOptions<EndpointName>, token: string | null) {
    const { method } = endpoints[name];
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (options.idempotencyKey) headers.set(idempotencyHeader, options.idempotencyKey);
    return fetch(endpointPath(name, options.params, options.query), {
      method,
      headers,
      body: bodyOf(name, options.body, headers),
      credentials: 'include',
      signal: options.signal ?? null,
    }).catch((cause: unknown) => {
      throw options.signal?.aborted ? cause : networkError(0, cause);
    });
  }

  async function answerOf<Name extends EndpointName>(
    name: Name,
    response: Response,
  ): Promise<EndpointResponse<Name>> {
    const answer: unknown = await response.json().catch(() => unreadableBody);
    if (!response.ok) throw toApiError(response.status, response.statusText, answer);
    if (answer === unreadableBody) throw networkError(response.status);
    try {
      return readResponse(name, answer);
    } catch (fault) {
      if (!(fault instanceof ContractError)) throw fault;
      throw networkError(response.status, fault);
    }
  }
}

/** Reads have the policy of the query cache, and a figure of web vitals is not worth a second request. */
function isRetried(name: EndpointName): boolean {
  return endpoints[name].method !== 'GET' && name !== 'webVitals';
}

function bodyOf(name: EndpointName, body: unknown, headers: Headers): BodyInit | null {
  if (body === undefined) return null;
  if (endpoints[name].request === 'upload') {
    const form = new FormData();
    const file = typeof body === 'object' && body !== null ? Reflect.get(body, 'file') : undefined;
    if (file instanceof Blob) form.set(uploadField, file);
    return form;
  }
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}
