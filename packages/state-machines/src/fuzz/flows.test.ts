import { describe } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { flows } from '../flows/index.ts';
import type { Manifest } from './subject.ts';
import { defineFuzz, type FlowFuzz } from './suite.ts';

/** What each flow says of its fuzz: rules of its own, and faults that they must see. */
const own = import.meta.glob<Record<string, FlowFuzz>>('../*/*.fuzz.ts', { eager: true });

describe.each(Object.entries(flows))('%s', (name, flow) => {
  const fuzzes = Object.values(own[`../${name}/${name}.fuzz.ts`] ?? {});
  // A flow without rules of its own keeps those of all: no dead end, nothing asked twice, nothing that goes on.
  const all =
    fuzzes.length > 0 ? fuzzes : [defineFuzz({ flow: flow as unknown as Manifest<AnyStateMachine> })];
  for (const fuzz of all) fuzz.describe();
});
