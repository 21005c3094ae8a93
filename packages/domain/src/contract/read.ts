import * as v from 'valibot';
import type { Endpoint, ParamsOf, QueryInputOf, QueryOf, RequestOf, ResponseOf, Schema } from './endpoint.ts';

type Direction = 'request' | 'query' | 'response';

/** Data that is not what the contract says: names the endpoint, the direction and the field. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Its method and path. */
  readonly endpoint: string;
  readonly direction: Direction;
  /** The way to the first wrong field, as in `jobs.0.status`; empty when the whole is wrong. */
  readonly path: string;
  /** The rule that it breaks, as the schema library calls it: `number`, `max_length`. */
  readonly rule: string;

  constructor(
    endpoint: string,
    direction: Direction,
    path: string,
    issue: Pick<v.BaseIssue<unknown>, 'type' | 'message'>,
  ) {
    super(`${endpoint} ${direction}${path === '' ? '' : ` at ${path}`}: ${issue.message}`);
    this.endpoint = endpoint;
    this.direction = direction;
    this.path = path;
    this.rule = issue.type;
  }
}

/**
 * Reads the body of a request (§7). Takes the endpoint and the parsed JSON. Unknown fields pass and are dropped.
 *
 * @returns It typed, undefined where there is none to read.
 * @throws ContractError with the path of the first missing or wrong field.
 */
export function readRequest<Of extends Endpoint>(endpoint: Of, body: unknown): RequestOf<Of>;
export function readRequest(endpoint: Endpoint, body: unknown): unknown {
  const { request } = endpoint;
  return request === 'upload' ? undefined : read(endpoint, 'request', request, body);
}

/**
 * Reads the parameters of an address (§7). Takes the endpoint and its parameters as texts. Unknown ones are dropped.
 *
 * @returns Them as the schema makes them.
 * @throws ContractError with the name of the first missing or wrong one.
 */
export function readQuery<Of extends Endpoint>(
  endpoint: Of,
  query: Readonly<Record<string, string>>,
): QueryOf<Of>;
export function readQuery(endpoint: Endpoint, query: Readonly<Record<string, string>>): unknown {
  return read(endpoint, 'query', endpoint.query, query);
}

/**
 * Reads the body of a successful answer (§7). Takes the endpoint and the parsed JSON. Unknown fields pass and are
 * dropped.
 *
 * @returns It typed, undefined where there is none.
 * @throws ContractError with the path of the first missing or wrong field.
 */
export function readResponse<Of extends Endpoint>(endpoint: Of, body: unknown): ResponseOf<Of>;
export function readResponse(endpoint: Endpoint, body: unknown): unknown {
  return read(endpoint, 'response', endpoint.response, body);
}

/**
 * The address of an endpoint (§7). Takes it, the parameters of its path and those of its query.
 *
 * @returns A path with every value encoded.
 * @throws RangeError when a parameter of the path is missing.
 */
export function endpointPath<Of extends Endpoint>(
  endpoint: Of,
  params?: ParamsOf<Of>,
  query?: QueryInputOf<Of>,
): string;
export function endpointPath(
  { path }: Endpoint,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new RangeError(`${path} needs ${key}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function read(
  { method, path }: Endpoint,
  direction: Direction,
  schema: Schema | null,
  given: unknown,
): unknown {
  if (schema === null) return undefined;
  const result = v.safeParse(schema, given, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(`${method} ${path}`, direction, v.getDotPath(issue) ?? '', issue);
}
