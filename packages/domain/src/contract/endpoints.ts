import { accountEndpoints } from './areas/account.ts';
import { galleryEndpoints } from './areas/gallery.ts';
import { helpEndpoints } from './areas/help.ts';
import { jobEndpoints } from './areas/jobs.ts';
import { operationEndpoints } from './areas/operations.ts';
import { walletEndpoints } from './areas/wallet.ts';
import type { QueryInputOf, RequestOf, ResponseOf } from './endpoint.ts';

/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */
export const endpoints = {
  ...walletEndpoints,
  ...jobEndpoints,
  ...galleryEndpoints,
  ...accountEndpoints,
  ...helpEndpoints,
  ...operationEndpoints,
};

export type EndpointName = keyof typeof endpoints;
/** What the caller sends, before the server has read it. */
export type EndpointRequest<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>;
/** What the caller writes into the address. */
export type EndpointQuery<Name extends EndpointName> = QueryInputOf<(typeof endpoints)[Name]>;
/** What the caller gets. */
export type EndpointResponse<Name extends EndpointName> = ResponseOf<(typeof endpoints)[Name]>;
