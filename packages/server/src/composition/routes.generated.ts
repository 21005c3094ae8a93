// Generated from the parts whose `routes.ts` has `productRoutes`, by `pnpm generate`.
import { productRoutes as accountData } from '../account-data/routes.ts';
import { productRoutes as accounts } from '../accounts/routes.ts';
import { productRoutes as addressChange } from '../address-change/routes.ts';
import { productRoutes as analytics } from '../analytics/routes.ts';
import { productRoutes as clients } from '../clients/routes.ts';
import { productRoutes as composer } from '../composer/routes.ts';
import { productRoutes as creators } from '../creators/routes.ts';
import { productRoutes as exports } from '../exports/routes.ts';
import { productRoutes as forensics } from '../forensics/routes.ts';
import { productRoutes as gallery } from '../gallery/routes.ts';
import { productRoutes as jobs } from '../jobs/routes.ts';
import { productRoutes as ledger } from '../ledger/routes.ts';
import { productRoutes as media } from '../media/routes.ts';
import { productRoutes as models } from '../models/routes.ts';
import { productRoutes as payments } from '../payments/routes.ts';
import { productRoutes as prompts } from '../prompts/routes.ts';
import { productRoutes as recoveryCodes } from '../recovery-codes/routes.ts';
import { productRoutes as rememberedBrowsers } from '../remembered-browsers/routes.ts';
import { productRoutes as sessions } from '../sessions/routes.ts';
import { productRoutes as support } from '../support/routes.ts';
import { productRoutes as uploads } from '../uploads/routes.ts';
import { productRoutes as video } from '../video/routes.ts';
import { productRoutes as waysIn } from '../ways-in/routes.ts';

/** The routes of every part of the product. */
export const productRoutes = [
  accountData,
  accounts,
  addressChange,
  analytics,
  clients,
  composer,
  creators,
  exports,
  forensics,
  gallery,
  jobs,
  ledger,
  media,
  models,
  payments,
  prompts,
  recoveryCodes,
  rememberedBrowsers,
  sessions,
  support,
  uploads,
  video,
  waysIn,
];
