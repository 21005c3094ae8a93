import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { sessionFlow } from './session.flow.ts';

export const sessionFuzz = defineFuzz(
  {
    flow: sessionFlow,
    // Time passes here: a session with a factor comes to its end, which no sample does.
    opensAtlas: true,
    rules: () => {
      let hidden = false;
      let announced: unknown = null;
      let wasIn = false;
      let whom: string | null = null;
      let cleared = false;
      return {
        asked: (call, { effects }) => {
          if (effects.pending().length > 1) return 'Two things were asked at once.';
          return call.effect === 'refreshSession' && hidden ? 'A hidden tab refreshes.' : undefined;
        },
        emitted: (event) => {
          if (event.type === 'session.changed') announced = Reflect.get(event, 'session');
          if (event.type === 'state.cleared') cleared = true;
          return undefined;
        },
        after: ({ snapshot }, step) => {
          if (step?.do === 'send' && step.event.type === 'tab.hidden') hidden = true;
          if (step?.do === 'send' && step.event.type === 'tab.shown') hidden = false;
          const { session } = snapshot.context;
          const isIn = snapshot.matches('signedIn') || snapshot.matches('signingOut');
          const wrong =
            isIn !== (session !== null)
              ? 'The state and the session disagree.'
              : snapshot.hasTag('ready') && announced !== session
                ? 'The session that was announced is not the one that is kept.'
                : whom !== null && session !== null && session.user.id !== whom && !cleared
                  ? 'The state of the user before was not cleared.'
                  : wasIn && !isIn && !cleared
                    ? 'The state of the user who left was not cleared.'
                    : undefined;
          whom = session?.user.id ?? null;
          wasIn = isIn;
          cleared = false;
          return wrong;
        },
      };
    },
  },
  {
    'a session that outlives signing out': {
      seen: /disagree/,
      inject: (machine) => machine.provide({ actions: { forgetSession: () => {} } }),
    },
    'a state that is not cleared': {
      seen: /not cleared/,
      inject: (machine) => machine.provide({ actions: { notifyCleared: () => {} } }),
    },
    'a user who inherits': {
      seen: /user before/,
      inject: (machine) => machine.provide({ actions: { clearForOther: () => {} } }),
    },
    'a refresh nobody hears of': {
      seen: /was announced/,
      inject: (machine) => machine.provide({ actions: { notifySession: () => {} } }),
    },
    'a hidden tab that refreshes': {
      seen: /hidden tab/,
      inject: (machine) => machine.provide({ actions: { hide: assign({ hidden: false }) } }),
    },
  },
);
