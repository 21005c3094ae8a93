import {
  ContractError,
  cacheControl,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
  readQuery,
  readRequest,
} from '@mirror-studio/domain/contract';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { JsonText } from '../../database/index.ts';
import { HttpError } from '../answer/http-error.ts';
import { errors as texts } from '../answer/refusals.ts';
import type { Words } from '../answer/words.ts';
import type { AppEnv, SessionUser } from '../env.ts';
import { readJson } from './body.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

/** What is asked of an endpoint, read with the contract. */
export interface Asked<Of extends Endpoint> {
  readonly c: Context<AppEnv>;
  /** Who is signed in; there may be nobody at an endpoint for anyone. */
  readonly user: SessionUser;
  readonly params: ParamsOf<Of>;
  readonly query: QueryOf<Of>;
  readonly body: RequestOf<Of>;
  /** Null where the endpoint takes none, or it may be left out and was. */
  readonly idempotencyKey: string | null;
}

interface ServeOptions {
  /** What a request must pass before it is read: limits. */
  readonly before?: readonly MiddlewareHandler<AppEnv>[];
  /** What to tell a person whose form is wrong, in the form's own words; else one plain sentence says it. */
  readonly inputWords?: (wrong: Pick<ContractError, 'path' | 'rule'>) => Words | undefined;
}

type Answer<Body> = Body | Promise<Body>;

/**
 * Serves an endpoint whose answer is JSON already. As `serveEndpoint`.
 */
export function serveJsonText<Of extends Endpoint>(
  routes: Hono<AppEnv>,
  endpoint: Of,
  answer: (asked: Asked<Of>) => Answer<JsonText<ResponseOf<Of>>>,
  options?: ServeOptions,
): void {
  serve(routes, endpoint, answer, (body) => body, options);
}

/**
 * Serves an endpoint: its method and path, what it reads, its status and its caching are those of the contract.
 * Takes the routes, the endpoint and what answers it. What is not as the contract says is refused with INPUT_INVALID,
 * and the message never says how the contract is written.
 */
export function serveEndpoint<Of extends Endpoint>(
  routes: Hono<AppEnv>,
  endpoint: Of,
  answer: (asked: Asked<Of>) => Answer<ResponseOf<Of>>,
  options?: ServeOptions,
): void {
  serve(routes, endpoint, answer, (body) => JSON.stringify(body ?? null), options);
}

function serve<Of extends Endpoint, Body>(
  routes: Hono<AppEnv>,
  endpoint: Of,
  answer: (asked: Asked<Of>) => Answer<Body>,
  toText: (body: Body) => string,
  { before = [], inputWords }: ServeOptions = {},
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  routes.on(endpoint.method, [path], ...before, async (c: Context<AppEnv>) => {
    const asked = await readAsked(c, endpoint).catch((error: unknown) => {
      if (!(error instanceof ContractError)) throw error;
      throw new HttpError('INPUT_INVALID', inputWords?.(error) ?? texts.validation, undefined, error.path);
    });
    const answered = await answer(asked);
    c.header('Cache-Control', cacheControl(endpoint.cacheSeconds));
    if (endpoint.success === 204) return c.body(null, 204);
    return c.body(toText(answered), endpoint.success, { 'Content-Type': 'application/json' });
  });
}

async function readAsked<Of extends Endpoint>(c: Context<AppEnv>, endpoint: Of): Promise<Asked<Of>> {
  const isJson = endpoint.request !== null && endpoint.request !== 'upload';
  return {
    c,
    user: c.get('user'),
    params: c.req.param() as ParamsOf<Of>,
    query: refuseUnkept(readQuery(endpoint, c.req.query())),
    body: readRequest(endpoint, isJson ? await readJson(c) : undefined),
    idempotencyKey: readIdempotencyKey(c, endpoint),
  };
}

/** Throws HttpError INPUT_INVALID where a parameter of the address is a text that no database keeps. */
function refuseUnkept<Query>(query: Query): Query {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new HttpError('INPUT_INVALID', texts.validation, undefined, name);
    }
  }
  return query;
}
