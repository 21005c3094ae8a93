import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { promptStudioFlow } from '../prompt-studio/prompt-studio.flow.ts';
import { shortcutsFlow } from '../shortcuts/shortcuts.flow.ts';
import { faultsOf, guardsAndActionsOf } from './faults.ts';
import type { Flow } from './flow.ts';

const shortcuts = shortcutsFlow as unknown as Flow<AnyStateMachine>;

// Of the second one, starting it meets some: an action that a state waits for at once among them.
it.each([shortcuts, promptStudioFlow as unknown as Flow<AnyStateMachine>])(
  '$name: each guard and action throws where the exploration meets it, and ends the machine with that',
  (flow) => {
    const faults = faultsOf(flow);
    expect(faults.map(({ name }) => name).toSorted()).toEqual(guardsAndActionsOf(flow.machine).toSorted());
    for (const { name, machine, input, event } of faults) {
      const errors: unknown[] = [];
      const actor = createActor(machine, { input });
      actor.subscribe({ error: (error) => errors.push(error) });
      actor.start();
      if (event) actor.send(event);
      expect(errors.map(String), name).toEqual([expect.stringContaining(name)]);
    }
  },
);

it('leaves out what the exploration never meets', () => {
  const events = shortcuts.events.filter(({ type }) => type !== 'visitor.changed');
  expect(faultsOf({ ...shortcuts, events }).map(({ name }) => name)).not.toContain('keepVisitor');
});
