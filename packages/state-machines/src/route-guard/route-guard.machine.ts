import {
  type GuardDecision,
  guardRoute,
  type HomeDecision,
  homeDecision,
} from '@mirror-studio/domain/access';
import { requestLimits } from '@mirror-studio/domain/limits';
import type { UserProfile } from '@mirror-studio/domain/profile';
import { assign, emit, raise, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import { type Thrown, timedOut, toFailure } from '../shared/failure.ts';
import type {
  GuardedRoute,
  GuardTarget,
  RouteGuardActors,
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
} from './route-guard.types.ts';

const decide = ({ route, flags, visitor }: RouteGuardContext): GuardDecision | HomeDecision =>
  route.id === 'home' ? homeDecision(flags, visitor) : guardRoute(route, visitor);

const leadsTo =
  (to: GuardTarget) =>
  ({ context }: { context: RouteGuardContext }) => {
    const decision = decide(context);
    return decision.kind === 'redirect' && decision.to === to;
  };

const definition = setup({
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
    tellFailure: emit((_, { error }: Thrown) => ({ type: 'profile.failed', failure: toFailure(error) })),
    goTo: emit((_, to: GuardTarget) => ({ type: 'redirect.asked', to })),
    decideAgain: raise({ type: 'decision.due' }),
  },
});

const loading = definition.createStateConfig({
  invoke: {
    id: 'loadProfile',
    src: 'loadProfile',
    input: ({ context }) => ({ userId: context.userId ?? '' }),
    onDone: {
      target: 'known',
      actions: [{ type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) }, 'decideAgain'],
    },
    onError: {
      target: 'known',
      actions: [
        'keepFailure',
        { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        'decideAgain',
      ],
    },
  },
  after: {
    answerTimeout: {
      target: 'known',
      actions: ['keepFailure', { type: 'tellFailure', params: { error: timedOut } }, 'decideAgain'],
    },
  },
  on: { 'profile.changed': { target: 'loading', reenter: true } },
});

/** Who may see a page (§2 `/`, §4 route guard): a spinner, the page, or a redirect that replaces. */
export const routeGuardMachine = definition.createMachine({
  id: 'routeGuard',
  context: ({ input }) => ({ ...input, userId: null, visitor: { auth: 'unknown' } }),
  type: 'parallel',
  states: {
    visitor: {
      initial: 'unknown',
      on: {
        'visitor.changed': [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event },
            target: '.signedOut',
            actions: ['forgetUser', 'decideAgain'],
          },
          {
            guard: { type: 'isOtherUser', params: ({ event }) => event },
            target: '.loading',
            actions: [{ type: 'keepUser', params: ({ event }) => event }, 'decideAgain'],
          },
        ],
      },
      states: {
        unknown: {},
        signedOut: {},
        loading,
        known: { on: { 'profile.changed': { target: 'loading' } } },
      },
    },
    page: {
      initial: 'read',
      on: {
        'decision.due': { target: '.read' },
        'route.changed': { target: '.read', actions: { type: 'keepRoute', params: ({ event }) => event } },
      },
      states: {
        read: {
          always: [
            { guard: 'isWaiting', target: 'waiting' },
            { guard: 'leadsToLogin', target: 'toLogin' },
            { guard: 'leadsToOnboarding', target: 'toOnboarding' },
            { guard: 'leadsToStudio', target: 'toStudio' },
            { target: 'shown' },
          ],
        },
        waiting: { tags: 'pending' },
        shown: { tags: 'shown' },
        toLogin: { entry: { type: 'goTo', params: 'login' } },
        toOnboarding: { entry: { type: 'goTo', params: 'onboarding' } },
        toStudio: { entry: { type: 'goTo', params: 'promptStudio' } },
      },
    },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provideRouteGuard(actors: RouteGuardActors) {
  return routeGuardMachine.provide({ actors: { loadProfile: promised(actors.loadProfile) } });
}
