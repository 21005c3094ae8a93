import type { QueryInputOf, RequestOf, ResponseOf } from './endpoint.ts';
import type { endpoints } from './endpoints.generated.ts';

export type EndpointName = keyof typeof endpoints;
/** What the caller sends, before the server has read it. */
export type EndpointRequest<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>;
/** What the caller writes into the address. */
export type EndpointQuery<Name extends EndpointName> = QueryInputOf<(typeof endpoints)[Name]>;
/** What the caller gets. */
export type EndpointResponse<Name extends EndpointName> = ResponseOf<(typeof endpoints)[Name]>;
