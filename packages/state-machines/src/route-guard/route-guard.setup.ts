import { pageDecision } from '@mirror-studio/domain/access';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { UserProfile } from '@mirror-studio/domain/profile';
import { assign, emit, raise, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { type Thrown, toFailure } from '../shared/failure.ts';
import type {
  GuardedRoute,
  GuardTarget,
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
} from './route-guard.types.ts';

const decide = ({ route, flags, visitor }: RouteGuardContext) => pageDecision(route, flags, visitor);

const leadsTo =
  (to: GuardTarget) =>
  ({ context }: { context: RouteGuardContext }) => {
    const decision = decide(context);
    return decision.kind === 'redirect' && decision.to === to;
  };

/** What the states of the route guard are made of. */
export const routeGuardSetup = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent | { readonly type: 'decision.due' },
    emitted: {} as RouteGuardEmitted,
    input: {} as RouteGuardInput,
    tags: {} as 'pending' | 'shown',
  },
  actors: { loadProfile: missing<{ readonly userId: string }, UserProfile | null>('loadProfile') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isSignedOut: (_, { userId }: { userId: string | null }) => userId === null,
    isOtherUser: ({ context }, { userId }: { userId: string | null }) => userId !== context.userId,
    isWaiting: ({ context }) => decide(context).kind === 'wait',
    leadsToLogin: leadsTo('login'),
    leadsToOnboarding: leadsTo('onboarding'),
    leadsToStudio: leadsTo('promptStudio'),
  },
  actions: {
    keepRoute: assign((_, { route }: { route: GuardedRoute }) => ({ route })),
    forgetUser: assign({ userId: null, visitor: { auth: 'signedOut' } }),
    keepUser: assign((_, { userId }: { userId: string | null }) => ({
      userId,
      visitor: { auth: 'signedIn' as const, profile: { status: 'loading' as const } },
    })),
    keepProfile: assign((_, { profile }: { profile: UserProfile | null }) => ({
      visitor: { auth: 'signedIn' as const, profile: { status: 'loaded' as const, profile } },
    })),
    keepFailure: assign(({ context }) => ({
      visitor:
        context.visitor.auth === 'signedIn' && context.visitor.profile.status === 'loaded'
          ? context.visitor
          : { auth: 'signedIn' as const, profile: { status: 'failed' as const } },
    })),
    notifyFailure: emit((_, { error }: Thrown) => ({ type: 'profile.failed', failure: toFailure(error) })),
    goTo: emit((_, to: GuardTarget) => ({ type: 'redirect.asked', to })),
    decideAgain: raise({ type: 'decision.due' }),
  },
});
