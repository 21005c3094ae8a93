import type { AnyStateMachine } from 'xstate';

/**
 * Takes a machine and what to tell.
 *
 * @returns The machine, telling each answer of its guards: `isValid yes`.
 */
export function hearGuards<Machine extends AnyStateMachine>(
  machine: Machine,
  tell: (side: string) => void,
): AnyStateMachine {
  const heard = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    (args: never, params: never) => {
      const answer = typeof guard === 'function' ? guard(args, params) : false;
      tell(`${name} ${answer ? 'yes' : 'no'}`);
      return answer;
    },
  ]);
  return machine.provide({ guards: Object.fromEntries(heard) } as Parameters<Machine['provide']>[0]);
}

/**
 * @param machine - A machine.
 * @returns Both sides of every guard.
 */
export function guardSidesOf(machine: AnyStateMachine): string[] {
  return Object.keys(machine.implementations.guards).flatMap((name) => [`${name} yes`, `${name} no`]);
}
