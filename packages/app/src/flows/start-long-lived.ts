import { FlowError } from '@mirror-studio/state-machines/shared';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';
import { Restarts } from './restarts.ts';

interface LongLivedOptions<Machine extends AnyStateMachine> {
  /** What the machine starts with, each time. */
  readonly input?: InputFrom<Machine>;
  /**
   * Listens to what the machine emits. Called for the first actor, and for each that begins anew with the one that has ended before
   * it; always before it starts.
   */
  readonly listen?: (actor: Actor<Machine>, ended: Actor<Machine> | undefined) => void;
  /** Is called while it starts, too: before the actor is returned. */
  readonly onSnapshot?: (snapshot: SnapshotFrom<Machine>) => void;
}

/**
 * Starts a machine that no component draws, and that is there as long as the page is. After what a guard or an action throws it
 * begins anew, as often as `restartLimits` has it; each time is logged with the machine's name (decisions: 84).
 *
 * @returns The actor of now: one that was taken before may have ended.
 */
export function startLongLived<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, listen, onSnapshot }: LongLivedOptions<Machine>,
): () => Actor<Machine> {
  const restarts = new Restarts();
  const begin = (ended?: Actor<Machine>) => {
    const actor = createActor<AnyStateMachine>(machine, { input }) as Actor<Machine>;
    listen?.(actor, ended);
    actor.subscribe({
      next: (snapshot) => onSnapshot?.(snapshot as SnapshotFrom<Machine>),
      error: (error) => {
        const failure = new FlowError(machine.id, error);
        console.error(failure);
        if (restarts.mayRestart(failure)) begin(actor);
      },
    });
    current = actor;
    actor.start();
  };
  let current: Actor<Machine>;
  begin();
  return () => current;
}
