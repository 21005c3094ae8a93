import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { fuzz, planted } from '../fuzz/fuzz.ts';
import { exchangeSubject } from './exchange.fuzz.ts';
import type { exchangeMachine } from './exchange.machine.ts';
import { intentOf } from './exchange.setup.ts';

type Plant = (machine: typeof exchangeMachine) => typeof exchangeMachine;

const faults: ReadonlyArray<readonly [name: string, seen: RegExp, plant: Plant]> = [
  [
    'a guard that lets everything through',
    /were sent/,
    (it) => it.provide({ guards: { isValid: () => true } }),
  ],
  [
    'one key for every intent',
    /whose outcome is known|two contents/,
    (it) => it.provide({ actions: { nameIntent: assign(({ context }) => intentOf(context, 'same')) } }),
  ],
  [
    'an intent that is not forgotten',
    /outcome is known/,
    (it) => it.provide({ actions: { forgetIntent: () => {} } }),
  ],
  [
    'a balance that is not read',
    /on the balance/,
    (it) => it.provide({ actions: { readBalance: () => {} } }),
  ],
  [
    'an amount that is not cleared',
    /not cleared/,
    (it) => it.provide({ actions: { readTyped: assign({ typed: '20' }) } }),
  ],
];

describe('exchange under fuzz', () => {
  it('keeps its rules whatever happens', () => fuzz(exchangeSubject), 600_000);

  it.each(faults)('sees %s', async (_, seen, plant) => {
    await expect(fuzz(planted(exchangeSubject, plant))).rejects.toThrow(seen);
  });
});
