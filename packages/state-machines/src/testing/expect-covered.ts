import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cover } from '../explore/coverage.ts';
import { explore } from '../explore/explore.ts';
import type { Flow } from '../explore/flow.ts';
import { lateUnlikeLost, tagsOf, unimplemented, unnamedEffects } from './definition.ts';

/**
 * Fails naming what an exploration of the flow does not reach: a state, a transition, a side of a guard, or a dead end; and
 * what its states name and the machine does not have.
 * `tags` are the states that must carry each tag, parted by spaces. `late` are the states in which an answer that does
 * not come in time may lead elsewhere than a failure without an answer.
 */
export async function expectCovered<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  tags: Readonly<Record<string, string>>,
  late: readonly string[] = [],
): Promise<void> {
  const { states, transitions, guardSides } = cover(flow);
  expect({
    id: flow.machine.id,
    states: states.missing,
    transitions: transitions.missing,
    guardSides: guardSides.missing,
    deadEnds: explore(flow)
      .filter(({ next, ended }) => next.length === 0 && !ended)
      .map(({ id }) => id),
    tags: tagsOf(flow.machine),
    unimplemented: unimplemented(flow.machine),
    unnamed: await unnamedEffects(flow.machine),
    late: lateUnlikeLost(flow),
  }).toEqual({
    id: flow.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    states: [],
    transitions: [],
    guardSides: [],
    deadEnds: [],
    tags,
    unimplemented: [],
    unnamed: [],
    late,
  });
}
