// Generated from the parts that have a `personal-data.ts`, by `pnpm generate`.
import { personalData as accountData } from './personal-data.ts';
import { personalData as accounts } from '../accounts/personal-data.ts';
import { personalData as auth } from '../auth/personal-data.ts';
import { personalData as billing } from '../billing/personal-data.ts';
import { personalData as clients } from '../clients/personal-data.ts';
import { personalData as community } from '../community/personal-data.ts';
import { personalData as communityNews } from '../community-news/personal-data.ts';
import { personalData as creators } from '../creators/personal-data.ts';
import { personalData as gallery } from '../gallery/personal-data.ts';
import { personalData as gifts } from '../gifts/personal-data.ts';
import { personalData as governance } from '../governance/personal-data.ts';
import { personalData as invitations } from '../invitations/personal-data.ts';
import { personalData as jobs } from '../jobs/personal-data.ts';
import { personalData as leaderboard } from '../leaderboard/personal-data.ts';
import { personalData as ledger } from '../ledger/personal-data.ts';
import { personalData as mail } from '../mail/personal-data.ts';
import { personalData as media } from '../media/personal-data.ts';
import { personalData as moderation } from '../moderation/personal-data.ts';
import { personalData as payments } from '../payments/personal-data.ts';
import { personalData as prompts } from '../prompts/personal-data.ts';
import { personalData as referrals } from '../referrals/personal-data.ts';
import { personalData as roadmap } from '../roadmap/personal-data.ts';
import { personalData as saved } from '../saved/personal-data.ts';
import { personalData as storage } from '../storage/personal-data.ts';
import { personalData as subscriptions } from '../subscriptions/personal-data.ts';
import { personalData as support } from '../support/personal-data.ts';
import { personalData as works } from '../works/personal-data.ts';
import type { HeldTable } from './held.ts';

/** Every table that holds something of people. */
export const heldTables: readonly HeldTable[] = [
  ...accountData,
  ...accounts,
  ...auth,
  ...billing,
  ...clients,
  ...community,
  ...communityNews,
  ...creators,
  ...gallery,
  ...gifts,
  ...governance,
  ...invitations,
  ...jobs,
  ...leaderboard,
  ...ledger,
  ...mail,
  ...media,
  ...moderation,
  ...payments,
  ...prompts,
  ...referrals,
  ...roadmap,
  ...saved,
  ...storage,
  ...subscriptions,
  ...support,
  ...works,
];
