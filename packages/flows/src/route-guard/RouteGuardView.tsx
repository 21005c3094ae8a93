import { routes as table } from '@mirror-studio/domain/access';
import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { routeGuardMachine } from '@mirror-studio/state-machines/route-guard';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LoadingGuard } from '@mirror-studio/ui/LoadingGuard';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface RouteGuardViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof routeGuardMachine>;
  /** Nothing of the guard is in the hands of whoever looks. */
  send: (event: EventFrom<typeof routeGuardMachine>) => void;
  /** The page that is guarded. Default: its name alone. */
  children?: ReactNode;
}

/** The route guard as its machine stands: a spinner, the page, or nothing but the word where it leads. */
export function RouteGuardView({ snapshot, children }: RouteGuardViewProps) {
  const t = useTexts('diagnostics', diagnostics);
  const r = useTexts('routes', routes);
  const page = table.find(({ id }) => id === snapshot.context.route.id);
  if (snapshot.hasTag('pending')) return <LoadingGuard state="loading" />;
  if (snapshot.hasTag('shown')) {
    return <LoadingGuard state="allowed">{children ?? (page && <h1>{r(page.titleKey)}</h1>)}</LoadingGuard>;
  }
  if (snapshot.matches({ page: 'toLogin' })) return <LoadingGuard state="loading" label={t('toLogin')} />;
  if (snapshot.matches({ page: 'toOnboarding' })) {
    return <LoadingGuard state="loading" label={t('toOnboarding')} />;
  }
  return <LoadingGuard state="loading" label={t('toStudio')} />;
}
