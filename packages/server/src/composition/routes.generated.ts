// Generated from the parts whose `routes.ts` has `productRoutes`, by `pnpm generate`.
import { productRoutes as accountData } from '../account-data/routes.ts';
import { productRoutes as accounts } from '../accounts/routes.ts';
import { productRoutes as addressChange } from '../address-change/routes.ts';
import { productRoutes as analytics } from '../analytics/routes.ts';
import { productRoutes as billing } from '../billing/routes.ts';
import { productRoutes as clients } from '../clients/routes.ts';
import { productRoutes as community } from '../community/routes.ts';
import { productRoutes as communityNews } from '../community-news/routes.ts';
import { productRoutes as composer } from '../composer/routes.ts';
import { productRoutes as creators } from '../creators/routes.ts';
import { productRoutes as exports } from '../exports/routes.ts';
import { productRoutes as forensics } from '../forensics/routes.ts';
import { productRoutes as gallery } from '../gallery/routes.ts';
import { productRoutes as gifts } from '../gifts/routes.ts';
import { productRoutes as governance } from '../governance/routes.ts';
import { productRoutes as invitations } from '../invitations/routes.ts';
import { productRoutes as jobs } from '../jobs/routes.ts';
import { productRoutes as leaderboard } from '../leaderboard/routes.ts';
import { productRoutes as ledger } from '../ledger/routes.ts';
import { productRoutes as media } from '../media/routes.ts';
import { productRoutes as models } from '../models/routes.ts';
import { productRoutes as moderation } from '../moderation/routes.ts';
import { productRoutes as payments } from '../payments/routes.ts';
import { productRoutes as prompts } from '../prompts/routes.ts';
import { productRoutes as recoveryCodes } from '../recovery-codes/routes.ts';
import { productRoutes as referrals } from '../referrals/routes.ts';
import { productRoutes as rememberedBrowsers } from '../remembered-browsers/routes.ts';
import { productRoutes as roadmap } from '../roadmap/routes.ts';
import { productRoutes as saved } from '../saved/routes.ts';
import { productRoutes as sessions } from '../sessions/routes.ts';
import { productRoutes as subscriptions } from '../subscriptions/routes.ts';
import { productRoutes as support } from '../support/routes.ts';
import { productRoutes as uploads } from '../uploads/routes.ts';
import { productRoutes as video } from '../video/routes.ts';
import { productRoutes as waysIn } from '../ways-in/routes.ts';
import { productRoutes as works } from '../works/routes.ts';

/** The routes of every part of the product. */
export const productRoutes = [
  accountData,
  accounts,
  addressChange,
  analytics,
  billing,
  clients,
  community,
  communityNews,
  composer,
  creators,
  exports,
  forensics,
  gallery,
  gifts,
  governance,
  invitations,
  jobs,
  leaderboard,
  ledger,
  media,
  models,
  moderation,
  payments,
  prompts,
  recoveryCodes,
  referrals,
  rememberedBrowsers,
  roadmap,
  saved,
  sessions,
  subscriptions,
  support,
  uploads,
  video,
  waysIn,
  works,
];
