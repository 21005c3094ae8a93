import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { DeviceLimit, Interactions } from './interactions.ts';

/** An answer of an actor or a delay that has passed: what an exploration sends where a running machine would wait. */
export type SystemEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly actorId: string; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly actorId: string; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` };

export type FlowEvent<Machine extends AnyStateMachine> = EventFrom<Machine> | SystemEvent;

/** A machine with what it takes to explore it: where it can start, what can happen, and what tells its states apart. */
export interface Flow<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  /** Named inputs: an exploration starts from each. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** One sample of everything that can happen. Delays that have passed are added from the machine itself. */
  readonly events: readonly FlowEvent<Machine>[];
  /** Names the classes of context that change what is seen, beyond the state: short words, empty ones left out. */
  readonly variantOf: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** States and regions that do not change what is seen: a poll that waits or asks. */
  readonly unseen?: readonly string[];
  /** Names classes of context that change what can happen later, but not what is seen now. */
  readonly hiddenClassOf?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
}

/** Gives a machine its effects. */
type Factory = (effects: never) => AnyStateMachine;

/** A window for a view. */
export interface FlowWindow {
  /** The view is a form without a page of its own: the window frames it. */
  readonly framed?: true;
  /** Least height in px, where overlays need more than usual to be seen to their end. */
  readonly heightPx?: number;
}

/** All that is known of a flow beside its machine: what tests, the State Atlas and the list of flows are made from. */
export interface FlowManifest<
  Machine extends AnyStateMachine,
  Provide extends Factory | undefined = undefined,
> extends Flow<Machine> {
  /** What the flow is for and what it guards, in a sentence or two. */
  readonly about: string;
  /** Gives the machine its effects; left out by a flow that has none. */
  readonly provide?: Provide;
  /** For every event, how somebody at the screen makes it happen, or who else does. */
  readonly interactions: Interactions<NoInfer<Machine>>;
  /** What one device alone causes in the view, or none, and why. */
  readonly deviceLimits?: readonly DeviceLimit[];
  /** Events that tell not exactly what their sample does: a place on a track, one field of several, the number of a run. */
  readonly inexactEvents?: readonly Extract<EventFrom<Machine>, { type: string }>['type'][];
  /** The window in which a view of the flow is shown to be looked at. */
  readonly window?: FlowWindow;
  /** The components that show the flow, by their titles in Storybook. */
  readonly shownBy: readonly string[];
}

/** Keeps the exact types of a manifest. Takes the manifest and returns it. */
export function defineFlow<Machine extends AnyStateMachine, Provide extends Factory | undefined = undefined>(
  manifest: FlowManifest<Machine, Provide>,
): FlowManifest<Machine, Provide> {
  return manifest;
}

/** The event with which an invoked actor answers. Takes the id of the actor and its output. */
export function done<Output>(actorId: string, output: Output): SystemEvent {
  return { type: `xstate.done.actor.${actorId}`, actorId, output };
}

/** The event with which an invoked actor fails. Takes the id of the actor and what it rejects with. */
export function failed(actorId: string, error: unknown): SystemEvent {
  return { type: `xstate.error.actor.${actorId}`, actorId, error };
}
