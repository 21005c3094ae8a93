// Generated from the files in `areas` by `pnpm generate`.
import { accountEndpoints } from './areas/account.ts';
import { accountDataEndpoints } from './areas/account-data.ts';
import { addressChangeEndpoints } from './areas/address-change.ts';
import { analyticsEndpoints } from './areas/analytics.ts';
import { ballotsEndpoints } from './areas/ballots.ts';
import { billingEndpoints } from './areas/billing.ts';
import { clientsEndpoints } from './areas/clients.ts';
import { communityEndpoints } from './areas/community.ts';
import { communityNewsEndpoints } from './areas/community-news.ts';
import { composerEndpoints } from './areas/composer.ts';
import { exportsEndpoints } from './areas/exports.ts';
import { familyEndpoints } from './areas/family.ts';
import { forensicsEndpoints } from './areas/forensics.ts';
import { galleryEndpoints } from './areas/gallery.ts';
import { galleryChangesEndpoints } from './areas/gallery-changes.ts';
import { giftsEndpoints } from './areas/gifts.ts';
import { governanceEndpoints } from './areas/governance.ts';
import { healthEndpoints } from './areas/health.ts';
import { helpEndpoints } from './areas/help.ts';
import { invitationsEndpoints } from './areas/invitations.ts';
import { jobsEndpoints } from './areas/jobs.ts';
import { leaderboardEndpoints } from './areas/leaderboard.ts';
import { ledgerEndpoints } from './areas/ledger.ts';
import { ledgerCheckEndpoints } from './areas/ledger-check.ts';
import { operationsEndpoints } from './areas/operations.ts';
import { ordersEndpoints } from './areas/orders.ts';
import { paymentEventsEndpoints } from './areas/payment-events.ts';
import { profilesEndpoints } from './areas/profiles.ts';
import { promptsEndpoints } from './areas/prompts.ts';
import { proofEndpoints } from './areas/proof.ts';
import { referralsEndpoints } from './areas/referrals.ts';
import { rememberedBrowsersEndpoints } from './areas/remembered-browsers.ts';
import { roadmapEndpoints } from './areas/roadmap.ts';
import { savedEndpoints } from './areas/saved.ts';
import { secondFactorEndpoints } from './areas/second-factor.ts';
import { sessionsEndpoints } from './areas/sessions.ts';
import { subscriptionsEndpoints } from './areas/subscriptions.ts';
import { videoEndpoints } from './areas/video.ts';
import { walletEndpoints } from './areas/wallet.ts';
import { waysInEndpoints } from './areas/ways-in.ts';
import { workViewsEndpoints } from './areas/work-views.ts';
import { worksEndpoints } from './areas/works.ts';

/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */
export const endpoints = {
  ...accountEndpoints,
  ...accountDataEndpoints,
  ...addressChangeEndpoints,
  ...analyticsEndpoints,
  ...ballotsEndpoints,
  ...billingEndpoints,
  ...clientsEndpoints,
  ...communityEndpoints,
  ...communityNewsEndpoints,
  ...composerEndpoints,
  ...exportsEndpoints,
  ...familyEndpoints,
  ...forensicsEndpoints,
  ...galleryEndpoints,
  ...galleryChangesEndpoints,
  ...giftsEndpoints,
  ...governanceEndpoints,
  ...healthEndpoints,
  ...helpEndpoints,
  ...invitationsEndpoints,
  ...jobsEndpoints,
  ...leaderboardEndpoints,
  ...ledgerEndpoints,
  ...ledgerCheckEndpoints,
  ...operationsEndpoints,
  ...ordersEndpoints,
  ...paymentEventsEndpoints,
  ...profilesEndpoints,
  ...promptsEndpoints,
  ...proofEndpoints,
  ...referralsEndpoints,
  ...rememberedBrowsersEndpoints,
  ...roadmapEndpoints,
  ...savedEndpoints,
  ...secondFactorEndpoints,
  ...sessionsEndpoints,
  ...subscriptionsEndpoints,
  ...videoEndpoints,
  ...walletEndpoints,
  ...waysInEndpoints,
  ...workViewsEndpoints,
  ...worksEndpoints,
};
