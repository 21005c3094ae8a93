// Generated from the parts whose `routes.ts` has `productRoutes`, by `pnpm generate`.
import { productRoutes as accounts } from '../accounts/routes.ts';
import { productRoutes as analytics } from '../analytics/routes.ts';
import { productRoutes as gallery } from '../gallery/routes.ts';
import { productRoutes as jobs } from '../jobs/routes.ts';
import { productRoutes as ledger } from '../ledger/routes.ts';
import { productRoutes as media } from '../media/routes.ts';
import { productRoutes as payments } from '../payments/routes.ts';
import { productRoutes as renderer } from '../renderer/routes.ts';
import { productRoutes as support } from '../support/routes.ts';
import { productRoutes as uploads } from '../uploads/routes.ts';

/** The routes of every part of the product. */
export const productRoutes = [
  accounts,
  analytics,
  gallery,
  jobs,
  ledger,
  media,
  payments,
  renderer,
  support,
  uploads,
];
