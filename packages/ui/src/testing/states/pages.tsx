import { pathOf } from '@mirror-studio/domain/access';
import type { LoadingGuardProps } from '../../components/pages/LoadingGuard/LoadingGuard.tsx';
import type { PageNotFoundProps } from '../../components/pages/PageNotFound/PageNotFound.tsx';
import type { PageSkeletonProps } from '../../components/pages/PageSkeleton/PageSkeleton.tsx';
import type { ErrorStateProps } from '../../patterns/ErrorState/ErrorState.tsx';
import { nothing } from './nothing.ts';

const notFound: PageNotFoundProps = { homeHref: pathOf('promptStudio'), onGoBack: nothing };
/** `<PageNotFound {...pageNotFoundStates.shown} />` */
export const pageNotFoundStates = { shown: notFound } satisfies Record<string, PageNotFoundProps>;

/** `<PageSkeleton {...skeletonStates.gallery} />` */
export const skeletonStates = {
  default: {},
  minimal: { variant: 'minimal' },
  gallery: { variant: 'gallery' },
  dashboard: { variant: 'dashboard' },
} satisfies Record<string, PageSkeletonProps>;

const guard: LoadingGuardProps = { state: 'loading', children: <h1>The page</h1> };
/** `<LoadingGuard {...loadingGuardStates.loading} />` */
export const loadingGuardStates = {
  loading: guard,
  allowed: { ...guard, state: 'allowed' },
  refused: { ...guard, state: 'refused' },
} satisfies Record<string, LoadingGuardProps>;

const onAction = {
  retry: nothing,
  reload: nothing,
  goBack: nothing,
  goHome: nothing,
  contactSupport: nothing,
};
/** `<ErrorState {...errorStates.network} />` */
export const errorStates = {
  network: { kind: 'network', onAction },
  auth: { kind: 'auth', onAction },
  validation: { kind: 'validation', onAction },
  notFound: { kind: 'notFound', onAction },
  server: { kind: 'server', onAction },
  rateLimit: { kind: 'rateLimit', onAction },
  unknown: { kind: 'unknown', onAction },
  sessionExpired: { kind: 'sessionExpired', onAction },
  unauthorized: { kind: 'unauthorized', onAction, size: 'page', level: 1 },
  generation: {
    kind: 'generation',
    message: 'The image service did not answer in time.',
    details: 'PROVIDER_TIMEOUT · job 7f3a',
    onAction,
  },
  retrying: { kind: 'network', onAction, pendingAction: 'retry' },
  withoutActions: { onAction: {} },
} satisfies Record<string, ErrorStateProps>;
