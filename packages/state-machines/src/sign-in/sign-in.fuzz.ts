import { isEmail, magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { assign } from 'xstate';
import { askedTwice } from '../fuzz/effects.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { signInFlow } from './sign-in.flow.ts';

export const signInFuzz = defineFuzz(
  {
    flow: signInFlow,
    input: (now) => ({
      purpose: 'signIn' as const,
      email: '',
      lastRequestMs: null,
      providers: ['google'] as const,
      now,
    }),
    rules: () => {
      let last = { email: '', atMs: 0 };
      return {
        asked: (call, { effects, nowMs }) => {
          if (call.effect !== 'sendLink') return undefined;
          const { email } = call.input as { email: string };
          if (!isEmail(email)) return `A link was asked for "${email}".`;
          if (effects.pending('sendLink').length > 1) return 'Two links were asked for at once.';
          if (last.email === email && nowMs - last.atMs < magicLinkCooldownMs)
            return 'A second link within a minute.';
          return undefined;
        },
        emitted: (event, { nowMs }) => {
          if (event.type === 'link.sent') last = { email: String(Reflect.get(event, 'email')), atMs: nowMs };
          return undefined;
        },
        after: ({ snapshot }) => {
          return snapshot.context.secondsLeft < 0 ? 'The countdown is below zero.' : undefined;
        },
      };
    },
  },
  {
    'an address that is not checked': {
      seen: /A link was asked for/,
      inject: (machine) => machine.provide({ guards: { isEmail: () => true } }),
    },
    'a cooldown that is not kept': {
      seen: /within a minute/,
      inject: (machine) => machine.provide({ delays: { wait: 10 } }),
    },
    'a minute that another address ends': {
      seen: /within a minute/,
      inject: (machine) => machine.provide({ guards: { isSentToIt: () => false } }),
    },
    'two links at once': {
      seen: /at once/,
      inject: (machine, effects) =>
        machine.provide({ actors: { sendLink: askedTwice(effects.hold('sendLink')) } }),
    },
    'a countdown that goes on': {
      seen: /below zero/,
      inject: (machine) => machine.provide({ actions: { countDown: assign({ secondsLeft: -1 }) } }),
    },
  },
);
