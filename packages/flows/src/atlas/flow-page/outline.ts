import type { Flow } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A state as a reader of the machine's page needs it. */
export interface OutlinedState {
  /** From the machine's root: `editing.valid`. */
  readonly name: string;
  readonly depth: number;
  readonly tags: readonly string[];
  /** The effects that run while it lasts. */
  readonly asks: readonly string[];
  /** The named delays that end it. */
  readonly endsAfter: readonly string[];
  /** The events that it hears itself, beyond what the states around it hear. */
  readonly hears: readonly string[];
  readonly isFinal: boolean;
}

/** What a page says of a machine, read from the machine itself. */
export interface Outline {
  readonly states: readonly OutlinedState[];
  /** Events that are heard in every state. */
  readonly everywhere: readonly string[];
  readonly events: readonly string[];
  readonly effects: readonly string[];
}

/**
 * Takes a flow. States that are only passed through are left out.
 *
 * @returns Its outline.
 */
export function outlineOf({ machine }: Pick<Flow<AnyStateMachine>, 'machine'>): Outline {
  const nodes = getStateNodes(machine).filter((node) => !isPassedThrough(node));
  return {
    states: nodes.map((node) => ({
      name: node.path.join('.'),
      depth: node.path.length - 1,
      tags: node.tags,
      asks: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
      endsAfter: node.after.flatMap(({ delay }) => (typeof delay === 'string' ? [delay] : [])),
      hears: named([...node.transitions.keys()]),
      isFinal: node.type === 'final',
    })),
    everywhere: named([...machine.root.transitions.keys()]),
    events: named(machine.events as readonly string[]),
    effects: Object.keys(machine.implementations.actors),
  };
}

/** A state that is left at once, whatever comes. */
function isPassedThrough({ always }: AnyStateNode): boolean {
  return always?.at(-1) !== undefined && always.at(-1)?.guard === undefined;
}

function named(types: readonly string[]): string[] {
  return types.filter((type) => type !== '' && !type.startsWith('xstate.'));
}
