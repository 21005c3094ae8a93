import '@mirror-studio/ui/styles';
import '@mirror-studio/ui/reset';
import { pathOf } from '@mirror-studio/domain/access';
import { readFlags } from '@mirror-studio/domain/flags';
import { detectLanguage } from '@mirror-studio/domain/texts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApi } from './api/api.ts';
import { EarlyAnswers } from './api/early-answers.ts';
import { createQueryClient } from './api/query-client.ts';
import { hearSuspension } from './api/suspension.ts';
import { ServerClock } from './clock/server-clock.ts';
import { isCutOff, type Reach } from './connection/connection.ts';
import { refuseOffline } from './connection/refuse-offline.ts';
import { startOffline } from './offline/start.ts';
import { clearPrerendered, isCurrent } from './prerender/current.ts';
import { App } from './providers/App.tsx';
import { SharedValue } from './providers/shared-value.ts';
import { prefetchPage } from './routes/prefetch.ts';
import { takeAuthParams } from './session/auth-params.ts';
import { profileTableOf } from './session/clients.ts';
import { SessionStore } from './session/session-store.ts';
import { askSignIn } from './sign-in-again/sign-in-again-gate.ts';
import { askStepUp, StepUpGate } from './step-up/step-up-gate.ts';
import { readStored } from './storage/storage.ts';
import { followTheme } from './storage/theme.ts';
import { createTextEngine, markLanguage } from './texts/engine.ts';
import { startWebVitals } from './web-vitals/start.ts';

takeAuthParams(pathOf('authCallback'));
followTheme();
const session = new SessionStore();
const early = new EarlyAnswers();
const clock = new ServerClock();
const queries = createQueryClient();
const reach = new SharedValue<Reach>('online');
const hasNewVersion = new SharedValue(false);
const stepUp = new StepUpGate();
const answering = refuseOffline(
  createApi(session, { early, clock, language: () => document.documentElement.lang }),
  () => isCutOff(reach),
);
const { api, onSuspended } = hearSuspension(askStepUp(askSignIn(answering, session.again), stepUp));
const flags = readFlags(import.meta.env);
const prefetched = prefetchPage(window.location.pathname, flags, readStored('session') !== null);
const services = {
  flags,
  session,
  api,
  onSuspended,
  clock,
  stepUp,
  profiles: profileTableOf(session, early),
  reach,
  hasNewVersion,
};
const lastKnown = startOffline({ hasNewVersion, queries, session, onSuspended });

/** Not at the top of the module: the texts of a language share files with it, and would wait for it while it waits for them. */
async function start() {
  const engine = await createTextEngine(readStored('locale'), flags.i18n ? navigator.languages : []);
  session.start(Promise.all([prefetched, lastKnown]));
  void startWebVitals(flags);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = <App services={services} engine={engine} queryClient={queries} Router={BrowserRouter} />;
  if (isCurrent(root, engine.language)) {
    // What it is drawn from is there before it is taken over.
    await prefetched;
    hydrateRoot(root, app);
  } else {
    clearPrerendered(root);
    createRoot(root).render(app);
  }
  markLanguage(detectLanguage(engine.language, []));
}

void start();
