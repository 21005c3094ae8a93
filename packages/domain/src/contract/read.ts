import * as v from 'valibot';
import { type EndpointName, type EndpointRequest, type EndpointResponse, endpoints } from './endpoints.ts';

/** Data that is not what the contract says: names the endpoint, the direction and the field. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly endpoint: string;
  readonly direction: 'request' | 'response';
  /** The way to the first wrong field, as in `jobs.0.status`; empty when the whole is wrong. */
  readonly path: string;
  /** The rule that it breaks, as the schema library calls it: `number`, `max_length`. */
  readonly rule: string;

  constructor(
    endpoint: string,
    direction: 'request' | 'response',
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
 * Reads the body of a request (§7).
 * Takes the name of the endpoint and the parsed JSON; returns it typed. Unknown fields pass and are dropped.
 * Throws ContractError with the path of the first missing or wrong field.
 */
export function readRequest<Name extends EndpointName>(name: Name, body: unknown): EndpointRequest<Name>;
export function readRequest(name: EndpointName, body: unknown): unknown {
  const schema = endpoints[name].request;
  return schema === null || schema === 'upload' ? undefined : read(name, 'request', schema, body);
}

/**
 * Reads the body of a successful answer (§7).
 * Takes the name of the endpoint and the parsed JSON; returns it typed. Unknown fields pass and are dropped.
 * Throws ContractError with the path of the first missing or wrong field.
 */
export function readResponse<Name extends EndpointName>(name: Name, body: unknown): EndpointResponse<Name>;
export function readResponse(name: EndpointName, body: unknown): unknown {
  return read(name, 'response', endpoints[name].response, body);
}

/**
 * The address of an endpoint (§7).
 * Takes its name, the parameters of its path and those of its query; returns a path with every value encoded.
 * Throws RangeError when a parameter of the path is missing.
 */
export function endpointPath(
  name: EndpointName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const path = endpoints[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new RangeError(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function read(
  endpoint: string,
  direction: 'request' | 'response',
  schema: v.GenericSchema<unknown, unknown>,
  body: unknown,
): unknown {
  const result = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(endpoint, direction, v.getDotPath(issue) ?? '', issue);
}
