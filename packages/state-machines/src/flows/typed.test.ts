import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideExchange } from '../exchange/index.ts';
import { provideSignIn } from '../sign-in/index.ts';

const receipt = { coins: 10, credits: 1, balance: { coins: 0, credits: 1 } };

it('does not compile with a missing actor, a wrong event, a wrong answer or a missing input', () => {
  const machine = provideExchange({ exchange: async () => receipt, newKey: () => 'key' });
  const actor = createActor(machine, { input: { availableCoins: 10 } });
  // @ts-expect-error the event needs the typed text
  expect(() => actor.send({ type: 'amount.changed' })).not.toThrow();
  // @ts-expect-error there is no such event
  expect(() => actor.send({ type: 'exchange.submited' })).not.toThrow();
  // @ts-expect-error keys are needed too
  expect(() => provideExchange({ exchange: async () => receipt })).not.toThrow();
  // @ts-expect-error an answer without a balance is none
  expect(() => provideExchange({ exchange: async () => ({ coins: 1 }), newKey: () => '' })).not.toThrow();
  // @ts-expect-error the sign-in needs its effect
  expect(provideSignIn({}).id).toBe('signIn');
  // @ts-expect-error the exchange needs the balance
  expect(() => createActor(machine, { input: {} })).not.toThrow();
});
