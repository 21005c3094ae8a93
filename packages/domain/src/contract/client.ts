import type { endpoints } from './areas.generated.ts';
import type { Endpoint, ParamsOf, QueryInputOf, RequestOf, ResponseOf } from './endpoint.ts';

/** Endpoints by name. */
export type EndpointTable<Endpoints> = { readonly [Name in keyof Endpoints]: Endpoint };

/** What one request of an endpoint takes. */
export interface CallOptions<Of extends Endpoint> {
  /** Values for the `{name}` parts of the path. */
  params?: ParamsOf<Of>;
  query?: QueryInputOf<Of>;
  body?: RequestOf<Of>;
  /** The intent this request carries out: the same key is sent again when the outcome is not known. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A client of some endpoints. */
export interface ApiOf<Endpoints extends EndpointTable<Endpoints>> {
  /**
   * Sends one request (§7) and reads the answer with its contract. A mutation that got no answer is sent once more
   * after a second, under the same key (§9).
   * Throws ApiError for a refusal, for no answer, and for an answer that is not what the contract says.
   */
  call<Name extends keyof Endpoints & string>(
    name: Name,
    options?: CallOptions<Endpoints[Name]>,
  ): Promise<ResponseOf<Endpoints[Name]>>;
}

/** The client of the product's API. */
export type Api = ApiOf<typeof endpoints>;
