// Generated from the parts that have a `personal-data.ts`, by `pnpm generate`.
import { personalData as accountData } from './personal-data.ts';
import { personalData as accounts } from '../accounts/personal-data.ts';
import { personalData as auth } from '../auth/personal-data.ts';
import { personalData as clients } from '../clients/personal-data.ts';
import { personalData as creators } from '../creators/personal-data.ts';
import { personalData as gallery } from '../gallery/personal-data.ts';
import { personalData as jobs } from '../jobs/personal-data.ts';
import { personalData as ledger } from '../ledger/personal-data.ts';
import { personalData as mail } from '../mail/personal-data.ts';
import { personalData as media } from '../media/personal-data.ts';
import { personalData as prompts } from '../prompts/personal-data.ts';
import { personalData as support } from '../support/personal-data.ts';
import type { HeldTable } from './held.ts';

/** Every table that holds something of people. */
export const heldTables: readonly HeldTable[] = [
  ...accountData,
  ...accounts,
  ...auth,
  ...clients,
  ...creators,
  ...gallery,
  ...jobs,
  ...ledger,
  ...mail,
  ...media,
  ...prompts,
  ...support,
];
