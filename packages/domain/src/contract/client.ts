import type { Endpoint, ParamsOf, QueryInputOf, RequestOf, ResponseOf } from './endpoint.ts';

/** What one request of an endpoint takes. */
export interface CallOptions<Of extends Endpoint> {
  /** Values for the `{name}` parts of the path. */
  params?: ParamsOf<Of>;
  query?: QueryInputOf<Of>;
  body?: RequestOf<Of>;
  /** The intent this request carries out: the same key is sent again when the outcome is not known. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Who calls asks for the second factor themselves, where it is needed (`Endpoint.stepUp`). Default false: the client does. */
  asksItself?: boolean;
}

/** The client of the product's API. It is given what it asks: a page loads the endpoints of the areas that it uses. */
export interface Api {
  /**
   * Sends one request (§7) and reads the answer with its contract. A mutation that got no answer is sent once more
   * after a second, under the same key (§9).
   * Throws ApiError for a refusal, for no answer, and for an answer that is not what the contract says.
   */
  call<Of extends Endpoint>(endpoint: Of, options?: CallOptions<Of>): Promise<ResponseOf<Of>>;
}
