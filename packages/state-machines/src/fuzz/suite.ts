import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { fuzz, planted, type Subject } from './fuzz.ts';

/** A fault, and what the rule that sees it says. */
export interface Fault<Machine extends AnyStateMachine> {
  readonly seen: RegExp;
  readonly plant: (machine: Machine) => Machine;
}

/** Fuzzes a flow, and proves with planted faults that each of its rules sees. */
export function fuzzSuite<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  faults: Readonly<Record<string, Fault<Machine>>>,
): void {
  describe(`${subject.flow.name} under fuzz`, () => {
    it('keeps its rules whatever happens', () => fuzz(subject), 1_800_000);

    it.each(Object.entries(faults))('sees %s', async (_, { seen, plant }) => {
      await expect(fuzz(planted(subject, plant), { runs: 300, steps: 120, shrinks: false })).rejects.toThrow(
        seen,
      );
    });
  });
}
