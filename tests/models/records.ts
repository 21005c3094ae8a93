import {
  type Device,
  type DeviceLimit,
  type Flow,
  type Interaction,
  transitionName,
  transitionsOf,
} from '@mirror-studio/state-machines/explore';
import { type FlowName, flows } from '@mirror-studio/state-machines/flows';
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph, Node } from './graph.ts';
import type { Report } from './stage.ts';

/** A flow with its name and the name of its view, as an exploration needs them. */
export interface Subject {
  readonly flow: Flow<AnyStateMachine>;
  readonly name: FlowName;
  readonly view: string;
  /** Least height of its window, in px. */
  readonly height: number;
}

/** A step that was really gone. */
export interface Led {
  readonly to: string;
  readonly by: Device | 'outside';
  readonly moves: readonly string[];
}

/** What an exploration has seen, and who made it happen. */
export class Records {
  /** Transitions, by who took them. Places in `transitionsOf`. */
  readonly by: Readonly<Record<Device | 'outside', Set<number>>> = {
    keyboard: new Set(),
    pointer: new Set(),
    outside: new Set(),
  };
  readonly taken = new Set<number>();
  readonly states = new Set<string>();
  readonly guardSides = new Set<string>();
  /** Where a step really led when it was first gone, and how, by its place. */
  readonly led = new Map<string, Led>();
  /** Why an event could not be made to happen, by its place. */
  readonly refusals = new Map<string, string>();
  private readonly names: readonly string[];
  private readonly subject: Subject;

  constructor(subject: Subject) {
    this.subject = subject;
    this.names = transitionsOf(subject.flow.machine).map(transitionName);
  }

  note({ state, taken, guardSides }: Report): void {
    this.states.add(state);
    for (const at of taken) this.taken.add(at);
    for (const side of guardSides) this.guardSides.add(side);
  }

  /** Who makes an edge happen, and how. Answers and time are the system's. */
  interactionOf({ sample, type }: Edge): Interaction {
    const { flow, name } = this.subject;
    if (type.startsWith('xstate.')) return { system: 'an answer, or time' };
    const interactions = flows[name].interactions as Readonly<Record<string, (event: object) => Interaction>>;
    return interactions[type]?.(flow.events[sample] ?? { type }) ?? { system: 'the machine itself' };
  }

  /** Says whether an event may tell something else than its sample: an answer, or what the manifest names. */
  isInexact({ type }: Edge): boolean {
    const named: readonly string[] = flows[this.subject.name].inexactEvents ?? [];
    return type.startsWith('xstate.') || named.includes(type);
  }

  /** Which device alone causes the transition that an edge takes first, where not both do. */
  limitOf({ taken: [at] }: Edge): DeviceLimit | undefined {
    if (at === undefined) return undefined;
    return limitsOf(this.subject.name).find(({ names }) =>
      names.some((name) => this.names[at]?.startsWith(name)),
    );
  }
}

/** Takes a flow; returns what one device alone causes in its view, or none. */
export const limitsOf = (name: FlowName): readonly DeviceLimit[] => flows[name].deviceLimits ?? [];

/** Whether an event comes from somebody at the screen. */
export const isByPerson = (interaction: Interaction) => !('system' in interaction);

export const placeOf = ({ input }: Graph, { id }: Node, { label }: Edge) => `${input} | ${id} | ${label}`;
export const lookOf = ({ state }: Node, { label }: Edge) => `${state} | ${label}`;
