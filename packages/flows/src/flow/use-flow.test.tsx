import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { useFlow } from './use-flow.ts';

const fail = (message: string) => () => {
  throw new Error(message);
};
const machine = setup({
  types: { events: {} as { type: 'guarded' } | { type: 'acted' } },
  guards: { broken: fail('a guard') },
  actions: { broken: fail('an action') },
}).createMachine({ on: { guarded: { guard: 'broken', actions: [] }, acted: { actions: 'broken' } } });

function Drawn({ type }: { type: 'guarded' | 'acted' }) {
  const { actor } = useFlow(machine);
  const [isSent, setSent] = useState(false);
  // A server runs no effects: so it starts here, and is drawn once more after the event.
  if (!isSent) {
    actor.subscribe({ error: () => undefined });
    actor.start().send({ type });
    setSent(true);
  }
  return null;
}

test.each([
  ['guarded', 'a guard'],
  ['acted', 'an action'],
] as const)(
  '%s: what throws in a machine is thrown where it is drawn, for the error boundary',
  (type, message) => {
    expect(() => renderToString(<Drawn type={type} />)).toThrow(message);
  },
);
