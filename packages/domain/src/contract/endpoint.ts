import type * as v from 'valibot';
import { requestSizeLimits } from '../constants/server.ts';
import type { ErrorCode } from '../errors/index.ts';

export type Schema = v.GenericSchema<unknown, unknown>;
/** The parameters of an address, by name. */
export type QuerySchema = Schema & { readonly entries: Readonly<Record<string, unknown>> };
/** What a request carries: a schema of JSON, a file as a multipart form, or nothing. */
export type RequestBody = Schema | 'upload' | null;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiPath = `/api/${string}`;

/** What is read by people, tests and stories. The build of the app leaves it out (scripts/strip-docs.ts). */
export interface EndpointDocs<Request extends RequestBody, Response extends Schema | null> {
  /** One sentence for the OpenAPI document and the reference. */
  readonly summary: string;
  /** Codes that this endpoint refuses with, besides those of every endpoint of its kind (`errorsOf`). */
  readonly errors?: readonly ErrorCode[];
  /** A body of each direction with exactly the fields it must have. */
  readonly sample: (Request extends Schema
    ? { readonly request: v.InferInput<NoInfer<Request>> }
    : { readonly request?: never }) &
    (Response extends Schema
      ? { readonly response: v.InferOutput<NoInfer<Response>> }
      : { readonly response?: never });
}

/** What may be left out of an endpoint, and what stands for it then. */
interface EndpointOptions {
  /** 'user' (default): refused with AUTH_REQUIRED when nobody is signed in. 'anyone': answers without a session too. */
  readonly access?: 'user' | 'anyone';
  /** §4 Answers a suspended person too. Default false. */
  readonly openWhileSuspended?: boolean;
  /**
   * A demonstration account may ask it too, though it changes something (decisions): it buys, gives and publishes
   * nothing. Default: what reads, and nothing else, so that others are refused with DEMO_NOT_ALLOWED.
   */
  readonly openInDemo?: boolean;
  /**
   * Somebody who has a second factor must have proved it lately (`stepUpLimits`), or is refused with insufficient_aal: for what
   * changes how the account is entered, takes data out of it or moves value to another person. The app asks for the code and
   * sends the same once more. Default false.
   */
  readonly stepUp?: boolean;
  /**
   * Answers a session in which the second factor is still to be proved (`isStepUpDue`). Default false: refused with
   * insufficient_aal; what anyone may ask answers such a session as it answers a visitor.
   */
  readonly openWhileStepUpDue?: boolean;
  /**
   * Answers while an account waits for its removal, though it changes something (decisions). Default: what reads, and what
   * anyone may ask, so that others are refused with ACCOUNT_CLOSING.
   */
  readonly openWhileClosing?: boolean;
  /** Whether it takes an Idempotency-Key: the same key with the same body is answered alike. Default 'none'. */
  readonly idempotencyKey?: 'required' | 'optional' | 'none';
  /** The status of success. Default 200, and 204 where there is no answer body. */
  readonly success?: 200 | 201 | 202 | 204;
  /** Whether the client sends it once more when no answer came (§9). Default: all but GET. */
  readonly retriedWhenLost?: boolean;
  /** How long a browser may keep the answer, for its user alone. Default 0: not at all. */
  readonly cacheSeconds?: number;
  /** How large the JSON of its body may be, in bytes. Default: `requestSizeLimits.bodyBytes`. */
  readonly bodyBytes?: number;
}

/** One endpoint of the product API: everything that is known of it. Made by `endpoint`. */
export interface Endpoint<
  Path extends ApiPath = ApiPath,
  Request extends RequestBody = RequestBody,
  Response extends Schema | null = Schema | null,
  Query extends QuerySchema | null = QuerySchema | null,
> extends Required<EndpointOptions> {
  readonly method: Method;
  /** `{name}` is a parameter of the path. */
  readonly path: Path;
  /** The parameters of the address: texts, as they travel. */
  readonly query: Query;
  readonly request: Request;
  /** Null: no body, 204. */
  readonly response: Response;
  readonly docs: EndpointDocs<Request, Response>;
}

interface Given<Path extends ApiPath, Request, Response, Query> extends EndpointOptions {
  readonly method: Method;
  readonly path: Path;
  readonly query?: Query;
  readonly request?: Request;
  readonly response: Response;
}

/**
 * Declares an endpoint (§7).
 *
 * @param given - What is particular about it.
 * @returns It with the usual values for the rest.
 */
export function endpoint<
  const Path extends ApiPath,
  Response extends Schema | null,
  Request extends RequestBody = null,
  Query extends QuerySchema | null = null,
>(
  given: Given<Path, Request, Response, Query> & { readonly docs: EndpointDocs<Request, Response> },
): Endpoint<Path, Request, Response, Query>;
export function endpoint(
  given: Given<ApiPath, RequestBody, Schema | null, QuerySchema | null> & Pick<Endpoint, 'docs'>,
): Endpoint {
  return {
    access: 'user',
    openWhileSuspended: false,
    openInDemo: given.method === 'GET',
    stepUp: false,
    openWhileStepUpDue: false,
    openWhileClosing: given.method === 'GET' || given.access === 'anyone',
    idempotencyKey: 'none',
    success: given.response === null ? 204 : 200,
    retriedWhenLost: given.method !== 'GET',
    cacheSeconds: 0,
    bodyBytes: requestSizeLimits.bodyBytes,
    query: null,
    request: null,
    ...given,
  };
}

/**
 * Names a schema in the OpenAPI document (§7). Takes both.
 *
 * @returns The schema.
 */
export function named<Named extends Schema>(name: string, schema: Named): Named {
  return Object.assign(schema, { documentName: name });
}

/** What the caller sends, before the server has read it. */
export type RequestOf<Of extends Endpoint> = Of['request'] extends infer Body
  ? Body extends Schema
    ? v.InferInput<Body>
    : Body extends 'upload'
      ? { readonly file: unknown }
      : undefined
  : never;

/** What the caller gets. */
export type ResponseOf<Of extends Endpoint> = Of['response'] extends Schema
  ? v.InferOutput<Of['response']>
  : undefined;

/** What the server reads of the address. */
export type QueryOf<Of extends Endpoint> = Of['query'] extends Schema
  ? v.InferOutput<Of['query']>
  : undefined;

/** What the caller writes into the address: numbers as they are; null and undefined are left out. */
export type QueryInputOf<Of extends Endpoint> = Of['query'] extends Schema
  ? { readonly [Key in keyof v.InferInput<Of['query']>]?: QueryValue<v.InferInput<Of['query']>[Key]> }
  : Readonly<Record<string, never>>;
type QueryValue<Value> = (string extends Value ? string | number : Value) | null | undefined;

/** The parameters of the path, by name. */
export type ParamsOf<Of extends Endpoint> = Readonly<Record<ParamNames<Of['path']>, string>>;
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
