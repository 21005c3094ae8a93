import type { Api } from '@mirror-studio/domain/contract';
import type { Flags } from '@mirror-studio/domain/flags';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { OnSuspended } from '../api/suspension.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import type { Reach } from '../connection/connection.ts';
import type { ProfileTable } from '../session/profile-table.ts';
import { type Session, signedOut } from '../session/session.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { StepUpGate } from '../step-up/step-up-gate.ts';
import type { SharedValue } from './shared-value.ts';

/** What the features are wired to: made once, at start. */
export interface Services {
  readonly flags: Flags;
  readonly session: SessionStore;
  readonly api: Api;
  readonly onSuspended: OnSuspended;
  readonly clock: ServerClock;
  /** Where the second factor is asked for before what needs it. */
  readonly stepUp: StepUpGate;
  readonly profiles: ProfileTable;
  readonly reach: SharedValue<Reach>;
  /** A new version of the app is ready: the page gets it when it is loaded again. */
  readonly hasNewVersion: SharedValue<boolean>;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services in force. Throws outside the provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** Who is signed in, followed live. */
export function useSession(): Session {
  const { session } = useServices();
  // A prerendered page is hydrated as it was rendered, also where a session has come since: React follows up by itself.
  return useSyncExternalStore(session.subscribe, session.snapshot, () => signedOut);
}

/** The signed-in user. Throws where the guard lets nobody else pass. */
export function useUser() {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This page is shown to signed-in users only');
  return session.user;
}
