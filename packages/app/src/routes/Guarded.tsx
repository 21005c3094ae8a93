import { matchPath, pageDecision, pathOf, type Visitor } from '@mirror-studio/domain/access';
import { routes as texts } from '@mirror-studio/domain/texts/en/routes';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { useServices, useSession } from '../providers/services.tsx';
import type { Session } from '../session/session.ts';
import { newPasswordPath } from '../session/sign-in-methods.ts';
import { useStepUpAsked } from '../step-up/use-step-up-asked.ts';
import { Waiting } from './fallbacks.tsx';
import type { GuardReport } from './MemberGuard.tsx';
import { MemberGuard } from './prefetch.ts';
import { LeadAway } from './return-to.tsx';
import { usePageTitle } from './usePageTitle.ts';

const StepUpPage = lazyWithRetry(() => import('../step-up/StepUpPage.tsx'));
const OpenDemo = lazyWithRetry(() => import('../features/demo/OpenDemo.tsx'));

/** For a page that wrote the profile: the guard reads it again, and knows it when the promise is kept. */
export const useRereadProfile = () => useOutletContext<{ rereadProfile: () => Promise<void> }>();

/**
 * The route guard of §4 before every page, then the gates. Of a visitor everything is known; for somebody signed in the
 * guard's machine reads the profile. The page keeps its place when one becomes the other: a sign-in in the middle of it
 * goes on.
 */
export function Guarded() {
  const { flags } = useServices();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [report, setReport] = useState<GuardReport | null>(null);
  const [isShut, setShut] = useState(false);
  const rereadRef = useRef(async () => {});
  const [context] = useState(() => ({ rereadProfile: () => rereadRef.current() }));
  const t = useTexts('routes', texts);
  const wasIn = useWasSignedIn(session);
  const [isStepUpAsked, endStepUp] = useStepUpAsked(session);
  const route = matchPath(pathname, flags)?.route;
  usePageTitle(route && route.id !== 'home' ? t(route.titleKey) : undefined);
  if (!route) return <Outlet />;
  // Whoever signed out meant to leave; whose session ended, or who was never in, is taken back after the sign-in.
  const hasSignedOut = session.status === 'signedOut' && !session.isExpired && wasIn;
  const decision = pageDecision(route, flags, visitorOf(session, isStepUpAsked ? null : report));
  // What anybody may see needs no second proof: until it is given they see it as a visitor. What waits for the profile waits for it
  // too, and so do the two pages in a public layout that are somebody's.
  const isOnesOwn =
    decision.kind === 'wait' || route.id === 'onboarding' || pathname + search === newPasswordPath;
  if (isStepUpAsked && isOnesOwn) {
    return (
      <Suspense fallback={<Waiting />}>
        <StepUpPage onEnd={endStepUp} />
      </Suspense>
    );
  }
  return (
    <>
      {decision.kind === 'redirect' ? (
        <LeadAway
          key={pathname}
          to={pathOf(decision.to)}
          isRemembered={decision.to !== 'promptStudio' && route.id !== 'home' && !hasSignedOut}
        />
      ) : decision.kind === 'wait' ? (
        <Waiting isForSession />
      ) : decision.kind === 'openDemo' ? (
        <Suspense fallback={<Waiting />}>
          <OpenDemo />
        </Suspense>
      ) : (
        !(isShut && session.status === 'signedIn') && <Outlet context={context} />
      )}
      {session.status === 'signedIn' && !session.isStepUpDue && (
        <Suspense>
          <MemberGuard
            route={route}
            user={session.user}
            onReport={setReport}
            onShut={setShut}
            rereadRef={rereadRef}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says whether somebody has been signed in since the page was loaded. */
function useWasSignedIn(session: Session): boolean {
  const [wasIn, setWasIn] = useState(false);
  if (session.status === 'signedIn' && !wasIn) setWasIn(true);
  return wasIn;
}

function visitorOf(session: Session, report: GuardReport | null): Visitor {
  if (session.status !== 'signedIn') return { auth: session.status };
  const isTheirs = report?.userId === session.user.id && report.visitor.auth === 'signedIn';
  return isTheirs ? report.visitor : { auth: 'signedIn', profile: { status: 'loading' } };
}
