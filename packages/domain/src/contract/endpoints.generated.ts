// Generated from the files in `areas` by `pnpm generate`.
import { accountEndpoints } from './areas/account.ts';
import { accountDataEndpoints } from './areas/account-data.ts';
import { addressChangeEndpoints } from './areas/address-change.ts';
import { clientsEndpoints } from './areas/clients.ts';
import { composerEndpoints } from './areas/composer.ts';
import { exportsEndpoints } from './areas/exports.ts';
import { forensicsEndpoints } from './areas/forensics.ts';
import { galleryEndpoints } from './areas/gallery.ts';
import { galleryChangesEndpoints } from './areas/gallery-changes.ts';
import { helpEndpoints } from './areas/help.ts';
import { jobsEndpoints } from './areas/jobs.ts';
import { operationsEndpoints } from './areas/operations.ts';
import { profilesEndpoints } from './areas/profiles.ts';
import { promptsEndpoints } from './areas/prompts.ts';
import { proofEndpoints } from './areas/proof.ts';
import { rememberedBrowsersEndpoints } from './areas/remembered-browsers.ts';
import { secondFactorEndpoints } from './areas/second-factor.ts';
import { sessionsEndpoints } from './areas/sessions.ts';
import { videoEndpoints } from './areas/video.ts';
import { walletEndpoints } from './areas/wallet.ts';
import { waysInEndpoints } from './areas/ways-in.ts';

/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */
export const endpoints = {
  ...accountEndpoints,
  ...accountDataEndpoints,
  ...addressChangeEndpoints,
  ...clientsEndpoints,
  ...composerEndpoints,
  ...exportsEndpoints,
  ...forensicsEndpoints,
  ...galleryEndpoints,
  ...galleryChangesEndpoints,
  ...helpEndpoints,
  ...jobsEndpoints,
  ...operationsEndpoints,
  ...profilesEndpoints,
  ...promptsEndpoints,
  ...proofEndpoints,
  ...rememberedBrowsersEndpoints,
  ...secondFactorEndpoints,
  ...sessionsEndpoints,
  ...videoEndpoints,
  ...walletEndpoints,
  ...waysInEndpoints,
};
