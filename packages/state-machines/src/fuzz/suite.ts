import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { promised } from '../shared/effects.ts';
import { askedTwice, type FuzzEffects } from './effects.ts';
import { fuzz, type Subject, withFault } from './fuzz.ts';

/** A fault, and what the rule that sees it says. */
export interface Fault<Machine extends AnyStateMachine> {
  readonly seen: RegExp;
  readonly inject: (machine: Machine, effects: FuzzEffects) => Machine;
}

/** The fuzz of a flow as `flows.test.ts` collects it. */
export interface FlowFuzz {
  readonly describe: () => void;
}

/**
 * Takes a flow with its own rules, and a fault for each rule to see.
 *
 * @returns Its fuzz, for `<flow>.fuzz.ts` to export.
 */
export function defineFuzz<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  faults: Readonly<Record<string, Fault<Machine>>> = {},
): FlowFuzz {
  return { describe: () => describeFuzz(subject, faults) };
}

/** Fuzzes a flow, and proves with injected faults that each of its rules sees. */
function describeFuzz<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  faults: Readonly<Record<string, Fault<Machine>>>,
): void {
  describe(`${subject.flow.name} under fuzz`, () => {
    it('keeps its rules whatever happens', () => fuzz(subject), 1_800_000);

    const all = { ...faultsOfEffects(subject), ...faults };
    it.each(Object.entries(all))('sees %s', async (_, { seen, inject }) => {
      await expect(
        fuzz(withFault(subject, inject), { runs: 300, steps: 120, shrinks: false }),
      ).rejects.toThrow(seen);
    });
  });
}

/** The two faults that every effect can have: it is asked twice at once, and it goes on when its state is left. */
function faultsOfEffects<Machine extends AnyStateMachine>({ flow, parallel = [] }: Subject<Machine>) {
  const { machine } = flow;
  const faults: Record<string, Fault<Machine>> = {};
  const provide = (actors: object) => (given: Machine) => given.provide({ actors }) as Machine;
  for (const effect of Object.keys(machine.implementations.actors)) {
    if (effect === 'cards' || parallel.includes(effect)) continue;
    faults[`"${effect}" asked twice`] = {
      seen: /asked twice at once/,
      inject: (given, effects) => provide({ [effect]: askedTwice(effects.hold(effect)) })(given),
    };
    faults[`"${effect}" that nothing stops`] = {
      seen: /goes on|twice at once/,
      inject: (given, effects) => {
        const hold = effects.hold(effect);
        return provide({ [effect]: promised((input) => hold(input, new AbortController().signal)) })(given);
      },
    };
  }
  return faults;
}
