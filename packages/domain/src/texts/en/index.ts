import { balance } from './balance.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { exchange } from './exchange.ts';
import { gallery } from './gallery.ts';
import { gates } from './gates.ts';
import { jobs } from './jobs.ts';
import { landing } from './landing.ts';
import { notFound } from './notFound.ts';
import { onboarding } from './onboarding.ts';
import { photoShoot } from './photoShoot.ts';
import { routes } from './routes.ts';
import { shell } from './shell.ts';
import { signIn } from './signIn.ts';
import { toasts } from './toasts.ts';
import { unbuilt } from './unbuilt.ts';

/** All English texts by namespace; a page that needs one imports that one alone. */
export const messages = {
  balance,
  common,
  errors,
  exchange,
  gallery,
  gates,
  jobs,
  landing,
  notFound,
  onboarding,
  photoShoot,
  routes,
  shell,
  signIn,
  toasts,
  unbuilt,
} as const;
