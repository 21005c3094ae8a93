import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { createActor } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { explore } from '../explore/explore.ts';
import { type Flow, type FlowEvent, failed } from '../explore/flow.ts';
import { advance, transitionsOf } from '../explore/step.ts';
import { timedOut } from '../shared/failure.ts';
import { settled } from './held.ts';

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

/**
 * @param machine - A machine.
 * @returns The states that carry each tag, in the order of the definition, parted by spaces.
 */
export function tagsOf(machine: AnyStateMachine): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const { id, tags: own } of nodesOf(machine)) {
    for (const tag of own) tags[tag] = [tags[tag], id.replace(/^\w+\./, '')].filter(Boolean).join(' ');
  }
  return tags;
}

/**
 * @param machine - A machine.
 * @returns The actors, guards, actions, delays and targets that its states name and are not there.
 */
export function unimplemented(machine: AnyStateMachine): string[] {
  const { actors, guards, actions, delays } = machine.implementations;
  const nodes = nodesOf(machine);
  const transitions = transitionsOf(machine);
  const taken = [
    ...transitions.map((each) => each.actions),
    ...nodes.map((node) => [...node.entry, ...node.exit]),
  ];
  const named: [known: object, names: unknown[]][] = [
    [actors, nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src))],
    [guards, transitions.flatMap(({ guard }) => guard ?? []).map(nameOf)],
    [actions, taken.flat().map(nameOf)],
    [delays, nodes.flatMap(({ after }) => after.map(({ delay }) => delay))],
  ];
  return [
    ...named.flatMap(([known, names]) =>
      names.filter((name) => typeof name === 'string' && !Object.hasOwn(known, name)).map(String),
    ),
    // A target without a name would be the state around it.
    ...(JSON.stringify(machine.config).match(/"target":""/g) ?? []),
  ];
}

/** The name of a guard or an action; of what has none, an empty one; of what is no name but a function, null. */
const nameOf = (named: unknown): string | null => {
  if (typeof named === 'function' || typeof named === 'string')
    return typeof named === 'string' ? named : null;
  const type: unknown = Reflect.get(Object(named), 'type');
  return typeof type === 'string' ? type : '';
};

/**
 * A worker names the effects that it asks, joined by `and`.
 *
 * @param machine - A machine.
 * @returns The effects that do not name themselves when they are asked without being provided.
 */
export async function unnamedEffects(machine: AnyStateMachine): Promise<string[]> {
  const effects = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const named = new Set<string>();
  for (const [name, logic] of effects) {
    const actor = createActor(logic, { input: undefined });
    const isNamed = new RegExp(`"(${name}|\\w+" and "\\w+)" w\\w+ not provided`);
    actor.subscribe({ error: (error) => isNamed.test(String(error)) && named.add(name) });
    actor.start();
    actor.send({ type: 'asked' });
  }
  await settled();
  return effects.map(([name]) => name).filter((name) => !named.has(name));
}

/**
 * @param flow - A flow.
 * @returns The states in which an answer that does not come in time is something else than a failure without an
 * answer: they lead elsewhere, or remember or say something else.
 */
export function lateUnlikeLost<Machine extends AnyStateMachine>(flow: Flow<Machine>): string[] {
  const found = new Set<string>();
  for (const { snapshot } of explore(flow)) {
    for (const node of (snapshot as AnyMachineSnapshot)._nodes) {
      for (const { id } of node.invoke) {
        const after = node.after.map(({ eventType }) => ({ type: eventType }) as FlowEvent<Machine>);
        const lost = outcome(flow, snapshot, failed(id, timedOut));
        if (!after.some((late) => outcome(flow, snapshot, late) === lost)) found.add(node.id);
      }
    }
  }
  return [...found];
}

function outcome<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  from: Parameters<typeof advance<Machine>>[1],
  event: FlowEvent<Machine>,
): string {
  const { snapshot, emitted } = advance(flow, from, event);
  const { value, context } = snapshot as AnyMachineSnapshot;
  return JSON.stringify({ value, context, emitted });
}
