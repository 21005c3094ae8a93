import type { PromiseActorLogic } from 'xstate';
import type { SystemEvent } from '../explore/flow.ts';
import { type Effect, promised } from '../shared/effects.ts';

/** One call of an effect, waiting for the fuzz to answer it. */
export interface Call {
  readonly effect: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  /** What it was answered with, null while it was not. Later answers are duplicates and change nothing. */
  answer: Answer | null;
  /** The flow heard the answer: it had not been cancelled by then. */
  heard: boolean;
  readonly settle: (answer: Answer) => void;
}

export type Answer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: unknown };

/** Effects that record what they are asked and answer when and how the fuzz says. */
export class FuzzEffects {
  readonly calls: Call[] = [];
  readonly keys: string[] = [];
  readonly #samples: readonly SystemEvent[];
  readonly #onAsked: (call: Call) => void;

  constructor(samples: readonly SystemEvent[], onAsked: (call: Call) => void) {
    this.#samples = samples;
    this.#onAsked = onAsked;
  }

  /** Makes new idempotency keys, each once. */
  readonly newKey = (): string => {
    const key = `key-${this.keys.length + 1}`;
    this.keys.push(key);
    return key;
  };

  /** An effect by its name in the flow's samples. */
  hold<Input, Output>(effect: string): Effect<Input, Output> {
    return (input, signal) =>
      new Promise<Output>((resolve, reject) => {
        const call: Call = {
          effect,
          input,
          signal,
          answer: null,
          heard: false,
          settle: (answer) => {
            if (call.answer === null) {
              call.answer = answer;
              call.heard = !signal.aborted;
            }
            // The samples of a flow are typed by the effect they answer.
            if (answer.ok) resolve(answer.output as Output);
            else reject(answer.error);
          },
        };
        this.calls.push(call);
        this.#onAsked(call);
      });
  }

  /** Calls that wait for an answer and were not cancelled. */
  pending(effect?: string): readonly Call[] {
    return this.calls.filter(
      (call) =>
        call.answer === null && !call.signal.aborted && (effect === undefined || call.effect === effect),
    );
  }

  /** Answers a call, counted back from the last, first or again, with one of the flow's samples for its effect. */
  answer(number: number, sample: number, change: (call: Call, answer: Answer) => Answer): void {
    const call = this.calls.at(-1 - (number % Math.max(1, this.calls.length)));
    if (call === undefined) return;
    const answers = this.#samples.flatMap((event): Answer[] => {
      if (!('actorId' in event) || event.actorId !== call.effect) return [];
      return 'output' in event ? [{ ok: true, output: event.output }] : [{ ok: false, error: event.error }];
    });
    const answer = answers[sample % Math.max(1, answers.length)];
    if (answer !== undefined) call.settle(change(call, answer));
  }
}

/**
 * @param run - An effect.
 * @returns The actor that asks it twice at once: a fault to inject.
 */
export function askedTwice<Input, Output>(run: Effect<Input, Output>): PromiseActorLogic<Output, Input> {
  return promised((input, signal) => {
    run(input, signal).catch(() => {});
    return run(input, signal);
  });
}
