import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cover } from '../walk/coverage.ts';
import type { Flow } from '../walk/flow.ts';
import { walk } from '../walk/walk.ts';

/** Fails naming what a walk of the flow does not reach: a state, a transition, a side of a guard, or a dead end. */
export function expectCovered<Machine extends AnyStateMachine>(flow: Flow<Machine>): void {
  const { states, transitions, guardSides } = cover(flow);
  expect({
    states: states.missing,
    transitions: transitions.missing,
    guardSides: guardSides.missing,
    deadEnds: walk(flow)
      .filter(({ next, ended }) => next.length === 0 && !ended)
      .map(({ id }) => id),
  }).toEqual({ states: [], transitions: [], guardSides: [], deadEnds: [] });
}
