import { existingRoutes, pageDecision } from '@mirror-studio/domain/access';
import { readFlags } from '@mirror-studio/domain/flags';
import { directionOf, fallbackLanguage, type Language, languages } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createApi } from '../api/api.ts';
import { createQueryClient } from '../api/query-client.ts';
import { hearSuspension } from '../api/suspension.ts';
import { ServerClock } from '../clock/server-clock.ts';
import type { Reach } from '../connection/connection.ts';
import { App } from '../providers/App.tsx';
import { SharedValue } from '../providers/shared-value.ts';
import { windowTitle } from '../routes/usePageTitle.ts';
import { signedOut } from '../session/session.ts';
import { SessionStore } from '../session/session-store.ts';
import { StepUpGate } from '../step-up/step-up-gate.ts';
import { createTextEngine } from '../texts/engine.ts';

/** A page as everybody sees it who is not signed in. */
export interface PrerenderedPage {
  /** Where it is shown, its own path first. */
  readonly paths: readonly string[];
  readonly language: Language;
  readonly direction: string;
  /** What stands in the window's title. */
  readonly title: string;
  /** What stands in the place of the app. */
  readonly html: string;
}

const flags = readFlags(import.meta.env);

/** Every page that says the same to all visitors, in every language of the app. Used when the app is built. */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  const shown = existingRoutes(flags).filter(
    (route) => route.prerendered && pageDecision(route, flags, { auth: 'signedOut' }).kind === 'show',
  );
  const pages: PrerenderedPage[] = [];
  const spoken: readonly Language[] = flags.i18n ? languages : [fallbackLanguage];
  for (const language of spoken) for (const route of shown) pages.push(await prerenderPage(route, language));
  return pages;
}

async function prerenderPage(
  route: ReturnType<typeof existingRoutes>[number],
  language: Language,
): Promise<PrerenderedPage> {
  const engine = await createTextEngine(language, []);
  const own = route.path.replace(/\/:\w+\?$/, '');
  const say = (ns: string, key: string, defaultValue: string) => engine.t(key, { ns, defaultValue });
  const nobody = () => Promise.reject(new Error('Nobody is signed in on a page that is rendered ahead.'));
  const session = new SessionStore(signedOut);
  const services = {
    flags,
    session,
    ...hearSuspension(createApi(session)),
    clock: new ServerClock(),
    stepUp: new StepUpGate(),
    profiles: { read: nobody, write: nobody },
    reach: new SharedValue<Reach>('online'),
    hasNewVersion: new SharedValue(false),
  };
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={own}>{children}</StaticRouter>
  );
  const draw = () =>
    prerender(<App {...{ services, engine, Router }} queryClient={createQueryClient()} />, {
      onError: (error) => {
        throw error;
      },
    });
  // At first parts of the app are loaded; what waited for them would be put in its place by a script.
  await draw();
  const html = await new Response((await draw()).prelude).text();
  if (/<script/.test(html)) throw new Error(`${own} is not whole without a script.`);
  return {
    paths: [own, ...route.aliases],
    language,
    direction: directionOf(language),
    title: windowTitle(
      route.id === 'home' ? undefined : say('routes', route.titleKey, routeTexts[route.titleKey]),
      say('common', 'productName', common.productName),
    ),
    html,
  };
}
