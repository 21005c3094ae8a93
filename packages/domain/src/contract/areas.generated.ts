// Generated from the files in `areas` by `pnpm generate`.
import { accountEndpoints } from './areas/account.ts';
import { galleryEndpoints } from './areas/gallery.ts';
import { helpEndpoints } from './areas/help.ts';
import { jobsEndpoints } from './areas/jobs.ts';
import { operationsEndpoints } from './areas/operations.ts';
import { walletEndpoints } from './areas/wallet.ts';

export * from './areas/account.ts';
export * from './areas/gallery.ts';
export * from './areas/help.ts';
export * from './areas/jobs.ts';
export * from './areas/operations.ts';
export * from './areas/wallet.ts';

/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */
export const endpoints = {
  ...accountEndpoints,
  ...galleryEndpoints,
  ...helpEndpoints,
  ...jobsEndpoints,
  ...operationsEndpoints,
  ...walletEndpoints,
};
