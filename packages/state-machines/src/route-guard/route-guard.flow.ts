import { routeOf } from '@mirror-studio/domain/access';
import { networkError } from '@mirror-studio/domain/errors';
import { defaultFlags } from '@mirror-studio/domain/flags';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { type Interactions, system } from '../explore/interactions.ts';
import { provideRouteGuard, routeGuardMachine } from './route-guard.machine.ts';

const complete = {
  display_name: 'Iris',
  use_type: 'photographer',
  terms_accepted: true,
  compliance_confirmed: true,
};

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof routeGuardMachine> = {
  'visitor.changed': system('the session'),
  'route.changed': system('the address'),
  'profile.changed': system('the onboarding'),
  'decision.due': system('the machine itself'),
};

/** What an exploration of the route guard sends, and what tells its states apart on screen. */
export const routeGuardFlow = defineFlow({
  name: 'route-guard',
  about:
    'Who may see a page: a spinner, the page, or a redirect that replaces. A failed profile query is only logged.',
  machine: routeGuardMachine,
  provide: provideRouteGuard,
  inputs: {
    page: { route: routeOf('gallery'), flags: defaultFlags },
    home: { route: routeOf('home'), flags: defaultFlags },
  },
  events: [
    { type: 'visitor.changed', userId: null },
    { type: 'visitor.changed', userId: 'iris' },
    { type: 'route.changed', route: routeOf('gallery') },
    { type: 'route.changed', route: routeOf('users') },
    { type: 'route.changed', route: routeOf('about') },
    { type: 'route.changed', route: routeOf('home') },
    { type: 'profile.changed' },
    done('loadProfile', null),
    done('loadProfile', complete),
    done('loadProfile', { ...complete, role: 'admin' }),
    failed('loadProfile', networkError()),
  ],
  unseen: ['visitor'],
  variantOf: () => [],
  hiddenClassOf: ({ context: { route, visitor } }) => [
    route.id,
    visitor.auth === 'signedIn' && visitor.profile.status === 'failed' ? 'withoutProfile' : '',
  ],
  interactions,
  shownBy: ['Components/LoadingGuard'],
});
