import { type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import type { Hono } from 'hono';
import { sweepDemos } from '../demo/sweep.ts';
import { demoSweeper } from '../demo/sweeper.ts';
import type { AppEnv, Services, SessionUser } from '../http/index.ts';
import { type JobWorker, jobWorker } from '../jobs/index.ts';
import { ensureAccount } from '../ledger/index.ts';
import { type MediaServices, openMedia } from '../media/index.ts';
import { type ImageProviders, imageProviders } from '../renderer/index.ts';
import { productRoutes } from './routes.generated.ts';

/** What the makers of pictures are given besides. */
interface ProductServices extends MediaServices {
  readonly images: ImageProviders;
  readonly worker: JobWorker;
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
  /** Begins to work on the jobs that wait, and to empty the demonstration accounts whose day is over. */
  start(): void;
  /** Hands back what was begun, and ends the media store. */
  stop(): Promise<void>;
}

/** Opens the media store and the renderer, and prepares the worker. Takes the services and what a test replaces. */
export async function openProduct(
  services: Services,
  {
    alpha = services.config.alpha,
    images = imageProviders(services.config.imageModels),
  }: { alpha?: boolean; images?: ImageProviders } = {},
): Promise<Product> {
  const media = await openMedia(services.config, services.db, services.clock);
  const making = { ...services, media, images, alpha };
  const worker = jobWorker(making);
  const product: ProductServices = { ...making, worker };
  const sweeper = demoSweeper(services, () => sweepDemos(product));
  return {
    endpoints: Object.values(endpoints),
    routes: productRoutes.map((routes) => routes(product)),
    welcome: (user) => ensureAccount(services, user),
    start: () => {
      worker.start();
      sweeper.start();
    },
    stop: async () => {
      await sweeper.stop();
      await worker.stop();
      await media.close();
    },
  };
}
