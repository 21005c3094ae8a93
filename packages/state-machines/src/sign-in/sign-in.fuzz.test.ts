import { isEmail, magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { fuzzSuite } from '../fuzz/suite.ts';
import { signInFlow } from './sign-in.events.ts';
import { provideSignIn } from './sign-in.machine.ts';

fuzzSuite(
  {
    flow: signInFlow,
    provide: (effects) => provideSignIn({ sendLink: effects.hold('sendLink') }),
    input: (now) => ({ purpose: 'signIn' as const, email: '', lastRequestMs: null, now }),
    rules: () => {
      let sentAtMs: number | null = null;
      return {
        asked: (call, { effects, nowMs }) => {
          const { email } = call.input as { email: string };
          if (!isEmail(email)) return `A link was asked for "${email}".`;
          if (effects.pending('sendLink').length > 1) return 'Two links were asked for at once.';
          if (sentAtMs !== null && nowMs - sentAtMs < magicLinkCooldownMs)
            return 'A second link within a minute.';
          return undefined;
        },
        emitted: (event, { nowMs }) => {
          if (event.type === 'link.sent') sentAtMs = nowMs;
          return undefined;
        },
        after: ({ snapshot }, step) => {
          // With another address the minute is the server's to count.
          if (step?.do === 'send' && step.event.type === 'email.edited') sentAtMs = null;
          return snapshot.context.secondsLeft < 0 ? 'The countdown is below zero.' : undefined;
        },
      };
    },
  },
  {
    'an address that is not checked': {
      seen: /A link was asked for/,
      plant: (machine) => machine.provide({ guards: { isEmail: () => true } }),
    },
    'a cooldown that is not kept': {
      seen: /within a minute/,
      plant: (machine) => machine.provide({ delays: { wait: 10 } }),
    },
  },
);
