import { askedTwice, type Call } from '../fuzz/effects.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { promised } from '../shared/effects.ts';
import { isRateLimit, isRefusal, rateLimitMs } from '../shared/failure.ts';
import { callbackFlow } from './callback.flow.ts';
import { provideCallback } from './callback.machine.ts';
import type { Landing, OpenedSession } from './callback.types.ts';

const email = 'iris@example.com';
const whole = (issuedAtMs: number): Landing => ({
  kind: 'session',
  fragment: 'access_token=abc',
  issuedAtMs,
});
const emailOf = ({ input }: Call) => String(Reflect.get(input as object, 'email'));

/** It was refused or declined; signing in elsewhere takes nothing of that back. */
const decided = ['refused', 'resending', 'resent', 'rateLimited', 'declined'] as const;

export const callbackFuzz = defineFuzz(
  {
    flow: callbackFlow,
    provide: (effects) =>
      provideCallback({
        readOwner: effects.hold('readOwner'),
        openSession: effects.hold('openSession'),
        sendLink: effects.hold('sendLink'),
        refuseSession: async () => {},
      }),
    input: (now) => ({ landing: whole(now()), email, begun: { email }, now }),
    rules: () => {
      const limited = new Map<string, number>();
      const heard = new Set<Call>();
      let visitor: unknown = null;
      let isAccepted = false;
      let isTheirs = false;
      return {
        asked: (call, { effects, nowMs }) => {
          if (effects.pending().length > 1) return 'Two things were asked at once.';
          if (call.effect === 'sendLink' && nowMs < (limited.get(emailOf(call)) ?? 0))
            return 'A link was asked for before the wait was over.';
          const used = effects.calls.some(
            ({ effect, heard, answer }) =>
              effect === 'openSession' && heard && answer !== null && (answer.ok || isRefusal(answer.error)),
          );
          return call.effect === 'openSession' && used ? 'A used code was sent again.' : undefined;
        },
        after: ({ snapshot, effects, nowMs }, step) => {
          const isUsed = effects.pending('openSession').length > 0;
          // A code that is on its way decides, whoever signs in meanwhile, and one that was refused stays so.
          const isDecided = isUsed || decided.some((state) => snapshot.matches(state));
          if (step?.do === 'send' && step.event.type === 'visitor.changed' && !isDecided)
            visitor = step.event.signedIn;
          if (step?.do === 'send' && step.event.type === 'session.accepted') isAccepted = true;
          const { owner, signedIn } = snapshot.context;
          if (isUsed && !isAccepted && (owner?.email !== email || signedIn !== null))
            return 'A session was used unasked.';
          for (const call of effects.calls) {
            if (heard.has(call) || !call.heard || call.answer === null) continue;
            heard.add(call);
            if (!call.answer.ok && isRateLimit(call.answer.error))
              limited.set(emailOf(call), nowMs + rateLimitMs(call.answer.error));
          }
          const opened = effects.calls.some(
            ({ effect, heard, answer }) => effect === 'openSession' && heard && answer?.ok === true,
          );
          // Whoever is signed in already goes on with the session they have.
          isTheirs ||= effects.calls.some(
            ({ effect, heard, answer }) =>
              effect === 'readOwner' && heard && answer?.ok === true && answer.output === visitor,
          );
          return (opened || isTheirs) === (snapshot.matches('done') || snapshot.matches('recovered'))
            ? undefined
            : 'The landing and the session disagree.';
        },
      };
    },
  },
  {
    'a wait that is not kept': {
      seen: /before the wait was over/,
      inject: (machine) => machine.provide({ guards: { isLimitedForIt: () => false } }),
    },
    'two links at once': {
      seen: /at once/,
      inject: (machine, effects) =>
        machine.provide({ actors: { sendLink: askedTwice(effects.hold('sendLink')) } }),
    },
    'a session that nobody opened': {
      seen: /disagree/,
      inject: (machine) =>
        machine.provide({
          actors: { openSession: promised(async (): Promise<OpenedSession> => ({ isRecovery: false })) },
        }),
    },
    'a session of anybody that counts at once': {
      seen: /unasked/,
      inject: (machine) => machine.provide({ guards: { isBegunHere: () => true } }),
    },
    'a refusal taken for silence': {
      seen: /used code/,
      inject: (machine) => machine.provide({ guards: { isRefused: () => false } }),
    },
  },
);
