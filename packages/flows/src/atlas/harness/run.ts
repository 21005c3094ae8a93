import {
  eventLabel,
  exploredId,
  type Flow,
  hearGuards,
  stateId,
  transitionsOf,
} from '@mirror-studio/state-machines/explore';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import { StillClock } from './clock.ts';

/** What happened since it was last asked. */
export interface Report {
  readonly node: string;
  readonly state: string;
  readonly ended: boolean;
  /** The events the machine got, in words. */
  readonly events: readonly string[];
  /** Places in `transitionsOf`. */
  readonly taken: readonly number[];
  /** `isValid yes`. */
  readonly guardSides: readonly string[];
}

interface Held {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A machine that runs for real, with its effects in the hands of a test. */
export class Run {
  readonly actor: AnyActor;
  private readonly clock = new StillClock();
  private readonly held = new Map<string, Held>();
  private readonly flow: Flow<AnyStateMachine>;
  private events: string[] = [];
  private taken: number[] = [];
  private guardSides = new Set<string>();

  constructor(flow: Flow<AnyStateMachine>, input: string) {
    this.flow = flow;
    const machine = this.observed(flow.machine);
    const transitions = transitionsOf(machine);
    const given: object | undefined = flow.inputs[input];
    const startMs = typeof given === 'object' && given !== null ? momentOf(Reflect.get(given, 'now')) : null;
    let own: AnyActor | undefined;
    own = createActor(machine, {
      input: startMs === null ? given : { ...given, now: () => startMs + this.clock.now() },
      clock: this.clock,
      inspect: (inspected) => {
        // Where a flow begins, its first transitions are taken before there is an actor to compare with.
        if (own && inspected.actorRef !== own) return;
        if (inspected.type === '@xstate.event') this.events.push(eventLabel(inspected.event));
        if (inspected.type === '@xstate.microstep')
          this.taken.push(...inspected._transitions.map((each) => transitions.indexOf(each)));
      },
    });
    this.actor = own;
    this.actor.start();
  }

  /** What happened since the last time; empties it. */
  report(): Report {
    const snapshot = this.actor.getSnapshot() as AnyMachineSnapshot;
    const report = {
      node: exploredId(this.flow, snapshot),
      state: stateId(this.flow, snapshot),
      ended: snapshot.status !== 'active',
      events: this.events,
      taken: this.taken.filter((at) => at >= 0),
      guardSides: [...this.guardSides],
    };
    this.events = [];
    this.taken = [];
    this.guardSides = new Set();
    return report;
  }

  /** Makes one of the flow's samples happen that nobody at the screen makes happen: an answer, or news. */
  async happen(sample: number): Promise<void> {
    const event = this.flow.events[sample] as AnyEventObject & {
      actorId?: string;
      output?: unknown;
      error?: unknown;
    };
    const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (id === undefined) {
      this.actor.send(this.numbered(event));
      return;
    }
    const waiting = this.held.get(id);
    if (!waiting) throw new Error(`Nobody waits for ${id}`);
    if (outcome === 'done') waiting.resolve(event.output);
    else waiting.reject(event.error);
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  }

  /** Lets time pass until a delay is over. */
  pass(type: string): void {
    for (let timers = 0; timers < 400; timers += 1) {
      if (this.events.some((label) => label.includes(`"${type}"`))) return;
      if (!this.clock.next()) return;
    }
  }

  stop(): void {
    this.actor.stop();
  }

  /** The work on a card is known by its number. */
  private numbered(event: AnyEventObject): AnyEventObject {
    if (!('number' in event) || !('id' in event)) return event;
    const { context } = this.actor.getSnapshot() as {
      context: { working?: Record<string, { number: number }> };
    };
    return { ...event, number: context.working?.[String(event['id'])]?.number ?? event['number'] };
  }

  private observed(machine: AnyStateMachine): AnyStateMachine {
    const { actors } = machine.implementations;
    return hearGuards(machine, (side) => this.guardSides.add(side)).provide({
      actors: Object.fromEntries(
        Object.keys(actors).map((name) => [
          name,
          // The one that works on several cards at once answers with events of its own.
          name === 'cards' ? fromCallback(() => {}) : this.heldActor(),
        ]),
      ),
    } as Parameters<AnyStateMachine['provide']>[0]);
  }

  private heldActor() {
    return fromPromise(
      ({ self }) =>
        new Promise((resolve, reject) => {
          this.held.set(self.id, { resolve, reject });
        }),
    );
  }
}

function momentOf(now: unknown): number | null {
  const moment: unknown = typeof now === 'function' ? now() : null;
  return typeof moment === 'number' ? moment : null;
}
