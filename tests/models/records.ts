import type { FlowName } from '@mirror-studio/state-machines/flows';
import { type Flow, transitionName, transitionsOf } from '@mirror-studio/state-machines/walk';
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph, Node } from './graph.ts';
import type { Hand } from './hand.ts';
import { type Apart, apartFrom } from './hands/alone.ts';
import { handFor } from './hands/index.ts';
import type { Device } from './moves.ts';
import type { Report } from './stage.ts';

/** A flow with its name and the name of its view, as a walk needs them. */
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

/** What a walk has seen, and who made it happen. */
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

  handOf({ sample, type }: Edge): Hand {
    return handFor(this.subject.name, sample < 0 ? { type } : (this.subject.flow.events[sample] ?? { type }));
  }

  /** What sets the transition apart that an edge takes first. */
  apartOf({ taken: [at] }: Edge): Apart | undefined {
    return at === undefined ? undefined : apartFrom(this.subject.name, this.names[at] ?? '');
  }
}

/** Whether an event comes from somebody at the screen. */
export const isByHand = (hand: Hand) => !('system' in hand);

export const placeOf = ({ input }: Graph, { id }: Node, { label }: Edge) => `${input} | ${id} | ${label}`;
export const lookOf = ({ state }: Node, { label }: Edge) => `${state} | ${label}`;
