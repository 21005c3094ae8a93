import type { AnyStateMachine, InputFrom } from 'xstate';
import type { FlowManifest } from '../explore/flow.ts';
import type { FuzzEffects } from './effects.ts';

/** A manifest, whatever effects its factory takes. */
export type Manifest<Machine extends AnyStateMachine> = FlowManifest<
  Machine,
  ((effects: never) => AnyStateMachine) | undefined
>;

/** How a flow is run under fuzz. What is left out comes from its manifest. */
export interface Run<Machine extends AnyStateMachine> {
  readonly flow: Manifest<Machine>;
  readonly provide?: (effects: FuzzEffects) => Machine;
  readonly input?: (now: () => number) => InputFrom<Machine>;
}

/**
 * Takes a run and its effects.
 *
 * @returns The machine, with every effect of its manifest's factory held.
 */
export function machineOf<Machine extends AnyStateMachine>(
  { flow: { machine, provide: factory }, provide }: Run<Machine>,
  effects: FuzzEffects,
): Machine {
  if (provide) return provide(effects);
  if (!factory) return machine;
  const names = Object.keys(machine.implementations.actors);
  const held = Object.fromEntries(names.map((name) => [name, effects.hold(name)]));
  // Which effects a factory takes is known to its own type alone.
  return (factory as (given: object) => AnyStateMachine)({ ...held, newKey: effects.newKey }) as Machine;
}

/**
 * Takes a run and its clock.
 *
 * @returns What the flow starts with: the first input of its manifest, by that clock.
 */
export function inputOf<Machine extends AnyStateMachine>(
  { flow, input }: Run<Machine>,
  now: () => number,
): InputFrom<Machine> {
  if (input) return input(now);
  const [first] = Object.values(flow.inputs) as object[];
  return (first && 'now' in first ? { ...first, now } : first) as InputFrom<Machine>;
}
