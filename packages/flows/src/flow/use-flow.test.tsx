import { faultsOf, guardsAndActionsOf } from '@mirror-studio/state-machines/explore';
import { flows } from '@mirror-studio/state-machines/flows';
import { FlowError } from '@mirror-studio/state-machines/shared';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { useFlow } from './use-flow.ts';

type Faults = ReturnType<typeof faultsOf>;
interface DrawnProps {
  fault: Faults[number];
  onError: (error: unknown) => void;
}

function Drawn({ fault: { machine, input, event }, onError }: DrawnProps) {
  const { actor } = useFlow<AnyStateMachine>(machine, { input: () => input });
  const [isSent, setSent] = useState(false);
  // A server runs no effects: so it starts here, and is drawn once more after the event.
  if (!isSent) {
    actor.subscribe({ error: onError });
    actor.start();
    if (event) actor.send(event);
    setSent(true);
  }
  return null;
}

/** What drawing a flow throws, for the error boundary above it; and how often its machine reports an error meanwhile. */
function thrownBy(fault: Faults[number]) {
  let reported = 0;
  const onError = () => {
    reported += 1;
  };
  try {
    renderToString(<Drawn fault={fault} onError={onError} />);
  } catch (error) {
    return { error, reported };
  }
  throw new Error(`${fault.name}: nothing was thrown`);
}

test.each(Object.values(flows))(
  '$name: what throws in a guard or an action is thrown where the flow is drawn, with its name',
  (given) => {
    const flow = given as unknown as Parameters<typeof faultsOf>[0];
    const faults = faultsOf(flow);
    // None is left untried.
    expect(faults.map(({ name }) => name).toSorted()).toEqual(guardsAndActionsOf(flow.machine).toSorted());
    for (const fault of faults) {
      const { error, reported } = thrownBy(fault);
      expect(error, fault.name).toBeInstanceOf(FlowError);
      expect(String(error)).toMatch(new RegExp(`^FlowError: The flow "${flow.machine.id}" failed: .*`));
      expect(String(error)).toContain(fault.name);
      // A machine that does not come to its start is drawn as failed at once.
      expect(reported, fault.name).toBe(fault.event ? 1 : 0);
    }
  },
);
