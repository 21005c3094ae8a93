import * as fc from 'fast-check';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { explore, isDeadEnd, possibleEvents, stateId } from '../explore/explore.ts';
import type { Flow, SystemEvent } from '../explore/flow.ts';
import { settled } from '../testing/held.ts';
import { type Answer, type Call, FuzzEffects } from './effects.ts';
import { handlingAllRejections } from './rejections.ts';
import { inputOf, machineOf, type Run } from './subject.ts';

/** One thing that happens to a flow under fuzz. */
export type Step<Machine extends AnyStateMachine> =
  | { readonly do: 'send'; readonly event: EventFrom<Machine> }
  /** Answers a call, counted back from the last, answered and cancelled ones too, with a sample for its effect. */
  | { readonly do: 'answer'; readonly call: number; readonly sample: number }
  | { readonly do: 'wait'; readonly ms: number };

/** A step, or a choice among those that change something when it comes to it: that leads further than a blind one. */
type Choice<Machine extends AnyStateMachine> = Step<Machine> | { readonly do: 'next'; readonly pick: number };
/** What an invariant looks at. */
export interface Moment<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly effects: FuzzEffects;
  readonly nowMs: number;
}

/** Rules of one run. A rule says what is wrong, or nothing. They may remember. */
export interface Rules<Machine extends AnyStateMachine> {
  /** Looked at after every step. */
  readonly after?: (moment: Moment<Machine>, step: Step<Machine> | null) => string | undefined;
  /** Looked at when an effect is asked; the snapshot is the one before. */
  readonly asked?: (call: Call, moment: Moment<Machine>) => string | undefined;
  readonly emitted?: (event: { readonly type: string }, moment: Moment<Machine>) => string | undefined;
}

/** A flow with what it takes to fuzz it. */
export interface Subject<Machine extends AnyStateMachine> extends Run<Machine> {
  readonly rules?: () => Rules<Machine>;
  /** Changes an answer before it is given: to stamp it with the time at which it was true. */
  readonly answer?: (call: Call, answer: Answer, effects: FuzzEffects) => Answer;
  /** Effects that may be asked several times at once, by an actor of their own. */
  readonly parallel?: readonly string[];
  /** Not every combination of what is seen has a sample: states outside the atlas are allowed. */
  readonly opensAtlas?: true;
}

/**
 * Takes a subject and what puts a fault into its machine.
 *
 * @returns The faulty subject, to prove that its rules see it.
 */
export function withFault<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  inject: (machine: Machine, effects: FuzzEffects) => Machine,
): Subject<Machine> {
  return { ...subject, provide: (effects) => inject(machineOf(subject, effects), effects), opensAtlas: true };
}

/**
 * Runs a sequence; throws the first broken rule and the state it was broken in. `atlas` are the ids that the exploration
 * reaches; the steps as they were taken are added to `taken`.
 */
export function replay<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  steps: readonly Choice<Machine>[],
  atlas: ReadonlySet<string> = atlasOf(subject),
  taken?: Step<Machine>[],
): Promise<void> {
  return handlingAllRejections(() => run(subject, steps, atlas, taken));
}

async function run<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  steps: readonly Choice<Machine>[],
  atlas: ReadonlySet<string>,
  taken?: Step<Machine>[],
): Promise<void> {
  const { flow } = subject;
  const rules = subject.rules?.() ?? {};
  const clock = new SimulatedClock();
  const broken: string[] = [];
  const note = (problem: string | undefined) => problem !== undefined && broken.push(problem);
  const samples = flow.events.filter((event): event is SystemEvent => event.type.startsWith('xstate.'));
  const { parallel = [] } = subject;
  const effects = new FuzzEffects(samples, (call) => {
    const isAlone = effects.pending(call.effect).length === 1 || parallel.includes(call.effect);
    note(isAlone ? undefined : `"${call.effect}" was asked twice at once.`);
    note(rules.asked?.(call, moment()));
  });
  const machine: AnyStateMachine = machineOf(subject, effects);
  const actor = createActor(machine, { clock, input: inputOf(subject, () => clock.now()) });
  const moment = (): Moment<Machine> => ({
    snapshot: actor.getSnapshot() as SnapshotFrom<Machine>,
    effects,
    nowMs: clock.now(),
  });
  actor.on('*', (event) => note(rules.emitted?.(event, moment())));
  actor.subscribe({ error: (error) => broken.push(`The machine failed: ${String(error)}`) });
  actor.start();
  const look = (step: Step<Machine> | null) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (isDeadEnd(flow, snapshot)) note('This is a dead end.');
    const id = stateId(flow, snapshot);
    if (subject.opensAtlas !== true && !atlas.has(id)) note(`The exploration does not reach "${id}".`);
    for (const { effect } of effects.pending()) {
      if (!parallel.includes(effect) && !invokes(snapshot, effect))
        note(`"${effect}" goes on after its state was left.`);
    }
    note(rules.after?.(moment(), step));
    if (broken.length > 0) throw new Error(`${broken.join(' ')} (in "${id}")`);
  };
  look(null);
  for (const given of steps) {
    const step = given.do === 'next' ? nextOf(flow, machine, actor.getSnapshot(), given.pick) : given;
    if (step === null) continue;
    taken?.push(step);
    if (step.do === 'send') {
      if (actor.getSnapshot().status === 'active') actor.send(step.event);
    } else if (step.do === 'wait') clock.increment(step.ms);
    else {
      effects.answer(
        step.call,
        step.sample,
        (call, answer) => subject.answer?.(call, answer, effects) ?? answer,
      );
    }
    await settled();
    look(step);
  }
  actor.stop();
  if (effects.pending().length > 0) throw new Error('Work goes on after the flow was stopped.');
}

/** What a choice comes to: one of the events that change something, or as much time as the next delay needs. */
function nextOf<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  pick: number,
): Step<Machine> | null {
  const events = possibleEvents(flow, snapshot).filter(({ type }) => !/^xstate\.(done|error)\./.test(type));
  const event = events[pick % Math.max(1, events.length)];
  if (event === undefined) return null;
  const after = snapshot._nodes
    .flatMap((node) => node.after)
    .find(({ eventType }) => eventType === event.type);
  if (after === undefined) return { do: 'send', event: event as EventFrom<Machine> };
  const named = typeof after.delay === 'string' ? machine.implementations.delays[after.delay] : after.delay;
  const ms =
    typeof named === 'function' ? named({ context: snapshot.context, event } as never, undefined) : named;
  return { do: 'wait', ms: Number(ms) };
}

/** Says whether a state that a flow is in asks for an effect. */
function invokes({ _nodes }: AnyMachineSnapshot, effect: string): boolean {
  return _nodes.some((node) => node.invoke.some(({ src }) => src === effect));
}

const atlasOf = <Machine extends AnyStateMachine>({ flow, opensAtlas }: Subject<Machine>) =>
  new Set(opensAtlas === true ? [] : explore(flow).map(({ id }) => id));

/** How long a fuzz is, and whether a failing sequence is made short. */
export interface FuzzSize {
  readonly runs: number;
  readonly steps: number;
  readonly shrinks?: boolean;
}

const waitsMs = [1, 199, 200, 1_000, 2_000, 5_000, 20_000, 60_000, 120_000, 1_000_000];

/**
 * Runs random sequences; throws the shortest that breaks a rule, as a test to paste.
 * Takes the subject and how many sequences of up to how many steps.
 */
export async function fuzz<Machine extends AnyStateMachine>(
  subject: Subject<Machine>,
  { runs, steps, shrinks = true }: FuzzSize = fuzzSize,
): Promise<void> {
  const events = subject.flow.events.filter(
    (event): event is EventFrom<Machine> => !event.type.startsWith('xstate.'),
  );
  const send = fc.constantFrom(...events).map((event): Step<Machine> => ({ do: 'send', event }));
  const answer = fc
    .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: steps })), fc.nat({ max: 11 }))
    .map(([call, sample]): Step<Machine> => ({ do: 'answer', call, sample }));
  const wait = fc.constantFrom(...waitsMs).map((ms): Step<Machine> => ({ do: 'wait', ms }));
  const next = fc.nat({ max: 59 }).map((pick): Choice<Machine> => ({ do: 'next', pick }));
  const step: fc.Arbitrary<Choice<Machine>> = fc.oneof(
    { weight: 6, arbitrary: next },
    { weight: 1, arbitrary: send },
    { weight: 3, arbitrary: answer },
    { weight: 1, arbitrary: wait },
  );
  const sequences = fc.array(step, { minLength: 1, maxLength: steps, size: 'max' });
  const atlas = atlasOf(subject);
  const result = await fc.check(
    fc.asyncProperty(sequences, (sequence) => replay(subject, sequence, atlas)),
    { numRuns: runs, seed: fuzzSeed, endOnFailure: !shrinks },
  );
  if (!result.failed) return;
  const taken: Step<Machine>[] = [];
  await replay(subject, result.counterexample?.[0] ?? [], atlas, taken).catch(() => {});
  throw new Error(asTest(subject.flow.name, taken, result.errorInstance));
}

const fuzzRuns = Number(process.env.MIRROR_FUZZ_RUNS ?? 60);
const fuzzSeed = Number(process.env.MIRROR_FUZZ_SEED ?? 20_261_121);
const fuzzSize: FuzzSize = { runs: fuzzRuns, steps: fuzzRuns > 100 ? 200 : 80 };

/** Takes a failing sequence; returns it as a test to paste into the flow's fuzz test. */
function asTest<Machine extends AnyStateMachine>(
  name: string,
  steps: readonly Step<Machine>[],
  error: unknown,
): string {
  const why = error instanceof Error ? error.message : String(error);
  const lines = steps.map((step) => `    ${JSON.stringify(step)},`);
  return [
    why,
    '',
    `it('${name}: ${why.replaceAll("'", "\\'")}', () =>`,
    '  replay(subject, [',
    ...lines,
    '  ]));',
  ].join('\n');
}
