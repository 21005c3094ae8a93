import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { routeGuardSetup } from './route-guard.setup.ts';
import type { RouteGuardActors } from './route-guard.types.ts';

const loading = routeGuardSetup.createStateConfig({
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
        { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        'decideAgain',
      ],
    },
  },
  after: {
    answerTimeout: {
      target: 'known',
      actions: ['keepFailure', { type: 'notifyFailure', params: { error: timedOut } }, 'decideAgain'],
    },
  },
  on: { 'profile.changed': { target: 'loading', reenter: true } },
});

/** Who may see a page (§2 `/`, §4 route guard): a spinner, the page, or a redirect that replaces. */
export const routeGuardMachine = routeGuardSetup.createMachine({
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

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideRouteGuard(actors: RouteGuardActors) {
  return routeGuardMachine.provide({ actors: { loadProfile: promised(actors.loadProfile) } });
}
