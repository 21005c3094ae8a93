import { accountExportLimits } from '@mirror-studio/domain/constants/account';
import { proofRefresh } from '@mirror-studio/domain/constants/clients';
import { communityNewsLimits } from '@mirror-studio/domain/constants/community';
import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { feedLimits } from '@mirror-studio/domain/constants/feeds';
import { trashSweepLimits } from '@mirror-studio/domain/constants/gallery';
import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { governanceSweep } from '@mirror-studio/domain/constants/governance';
import { standingsLimits } from '@mirror-studio/domain/constants/leaderboard';
import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { referralLimits } from '@mirror-studio/domain/constants/referrals';
import { worksLimits } from '@mirror-studio/domain/constants/works';
import { type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { orderLimits, subscriptionLimits } from '@mirror-studio/domain/economy';
import type { Hono } from 'hono';
import { sweepExports } from '../account-data/export/sweep.ts';
import { type ExportWorker, exportWorker as openExportWorker } from '../account-data/export/worker.ts';
import { sweepDeletions } from '../account-data/removal/removal.ts';
import { runLater } from '../auth/flows/news.ts';
import { sweepProofs } from '../clients/sweep.ts';
import { sweepDigests } from '../community-news/digest.ts';
import { sweepProfilePictures } from '../creators/pictures.ts';
import { analyseMs, analyseTables } from '../database/statistics.ts';
import { sweepDemos } from '../demo/sweep.ts';
import { sweepFeeds } from '../feeds/sweep.ts';
import { sweepTrash } from '../gallery/sweep.ts';
import { claimHeld } from '../gifts/held.ts';
import { sweepGifts } from '../gifts/sweep.ts';
import { sweepVotes } from '../governance/turns.ts';
import type { AppEnv, Services, SessionUser } from '../http/index.ts';
import { sweeper } from '../http/sweeper.ts';
import { type JobWorker, jobWorker } from '../jobs/index.ts';
import { sweepStandings } from '../leaderboard/sweep.ts';
import { ensureAccount } from '../ledger/index.ts';
import { type MediaServices, openMedia } from '../media/index.ts';
import { type ImageProviders, imageProviders } from '../models/index.ts';
import { paymentProvider, sweepOrders } from '../payments/checkout.ts';
import { sweepPromptTrash } from '../prompts/trash.ts';
import { rewardDue, sweepReferrals } from '../referrals/reward.ts';
import { sampleCommunity } from '../sample-community/index.ts';
import { sweepSaved } from '../saved/store.ts';
import { sweepSubscriptions } from '../subscriptions/sweep.ts';
import { encoderFinder, type FindEncoder } from '../video/index.ts';
import { productRoutes } from './routes.generated.ts';

/** What the makers of pictures are given besides. */
interface ProductServices extends MediaServices {
  readonly images: ImageProviders;
  readonly worker: JobWorker;
  /** Makes archives of what is held on people. */
  readonly exportWorker: ExportWorker;
  /** Everything is free while it is on (§1). */
  readonly alpha: boolean;
}

/** What makes, keeps and pays for pictures, as the server composes it. */
export interface Product {
  /** Every endpoint that is served: who may ask for it stands there. */
  readonly endpoints: readonly Endpoint[];
  /** Routes with their whole paths. */
  readonly routes: readonly Hono<AppEnv>[];
  /** Called once a process for everyone who asks, before their first request goes on. */
  welcome(user: SessionUser): Promise<void>;
  /** Begins to work on the jobs that wait, to empty the demonstration accounts whose day is over, and the trash, and to count what the tables hold. */
  start(): void;
  /** Hands back what was begun, and ends the media store. */
  stop(): Promise<void>;
}

/** Opens the media store and the renderer, and prepares the worker. Takes the services and what a test replaces. */
export async function openProduct(
  services: Services,
  {
    alpha = services.config.alpha,
    images = imageProviders(services.config),
    findEncoder = encoderFinder({ given: services.config.ffmpegPath, path: process.env.PATH }),
  }: { alpha?: boolean; images?: ImageProviders; findEncoder?: FindEncoder } = {},
): Promise<Product> {
  const media = await openMedia(services.config, services.db, services.clock);
  const making = { ...services, media, images, findEncoder, alpha };
  const worker = jobWorker({
    ...making,
    completed: ({ member }) =>
      runLater(services, 'What follows a first shoot', () => rewardDue(services, member)),
  });
  const exportWorker = openExportWorker(making);
  const product: ProductServices = { ...making, worker, exportWorker };
  const payments = paymentProvider(services.config);
  const samples = sampleCommunity(making);
  const sweepers = [
    sweeper(services, {
      everyMs: demoLimits.sweepMs,
      failed: 'Demonstration accounts could not be emptied',
      run: () => sweepDemos(product),
    }),
    sweeper(services, {
      everyMs: trashSweepLimits.everyMs,
      failed: 'The trash could not be emptied',
      run: () => sweepTrash(product),
    }),
    sweeper(services, {
      everyMs: trashSweepLimits.everyMs,
      failed: 'Pictures that no profile has any more could not be removed',
      run: () => sweepProfilePictures(product),
    }),
    sweeper(services, {
      everyMs: libraryLimits.sweepMs,
      failed: 'The trash of the prompts could not be emptied',
      run: () => sweepPromptTrash(services),
    }),
    sweeper(services, {
      everyMs: worksLimits.sweepMs,
      failed: 'What was taken out of saved works could not be removed',
      run: () => sweepSaved(services.db, services.clock.now()),
    }),
    sweeper(services, {
      everyMs: proofRefresh.sweepMs,
      failed: 'Deleted proofs could not be removed',
      run: () => sweepProofs(services),
    }),
    sweeper(services, {
      everyMs: accountExportLimits.sweepMs,
      failed: 'Archives of personal data could not be deleted',
      run: () => sweepExports(product),
    }),
    sweeper(services, {
      everyMs: accountExportLimits.sweepMs,
      failed: 'Accounts could not be removed',
      run: () => sweepDeletions(product),
    }),
    sweeper(services, {
      everyMs: orderLimits.sweepMs,
      failed: 'Orders that nobody paid could not be looked after',
      run: () => sweepOrders(services, payments),
    }),
    sweeper(services, {
      everyMs: giftLimits.sweepMs,
      failed: 'Gifts that wait could not be looked after',
      run: () => sweepGifts(services),
    }),
    sweeper(services, {
      everyMs: communityNewsLimits.sweepMs,
      failed: 'News could not be told by mail',
      run: () => sweepDigests(services),
    }),
    sweeper(services, {
      everyMs: referralLimits.sweepMs,
      failed: 'Invitations could not be rewarded',
      run: () => sweepReferrals(services),
    }),
    sweeper(services, {
      everyMs: standingsLimits.everyMs,
      failed: 'The standings could not be counted',
      run: () => sweepStandings(services),
    }),
    sweeper(services, {
      everyMs: feedLimits.everyMs,
      failed: 'The places in the feeds could not be given',
      run: () => sweepFeeds(services),
    }),
    sweeper(services, {
      everyMs: governanceSweep.everyMs,
      failed: 'Votes could not be opened and counted',
      run: () => sweepVotes(services),
    }),
    sweeper(services, {
      everyMs: subscriptionLimits.sweepMs,
      failed: 'Subscriptions could not be looked after',
      run: () => sweepSubscriptions(services),
    }),
    sweeper(services, {
      everyMs: analyseMs,
      failed: 'What the tables hold could not be counted',
      run: () => analyseTables(services.db),
    }),
  ];
  return {
    endpoints: Object.values(endpoints),
    routes: productRoutes.map((routes) => routes(product)),
    welcome: async (user) => {
      await ensureAccount(services, user);
      if (user.email !== null) await claimHeld(services, user.email);
    },
    start: () => {
      worker.start();
      exportWorker.start();
      for (const each of sweepers) each.start();
      samples.start();
    },
    stop: async () => {
      await Promise.all([samples.stop(), ...sweepers.map((each) => each.stop())]);
      await worker.stop();
      await exportWorker.stop();
      await media.close();
    },
  };
}
