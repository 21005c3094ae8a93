import type { Effect } from '../shared/effects.ts';

/** An effect whose every call waits until the test answers it, in whatever order. */
export interface Held<Input, Output> {
  readonly effect: Effect<Input, Output>;
  /** What was asked, in order. */
  readonly asked: readonly Input[];
  /** Says whether the call was cancelled by the machine. */
  cancelled(call: number): boolean;
  /** Answers a call and lets the answer arrive. */
  answer(call: number, output: Output): Promise<void>;
  /** Fails a call and lets the failure arrive. */
  fail(call: number, error: unknown): Promise<void>;
}

/** Makes a held effect. */
export function held<Input, Output>(): Held<Input, Output> {
  const asked: Input[] = [];
  const calls: Array<{
    signal: AbortSignal;
    resolve: (output: Output) => void;
    reject: (error: unknown) => void;
  }> = [];
  const call = (at: number) => {
    const found = calls[at];
    if (found === undefined) throw new Error(`Call ${at} was not made.`);
    return found;
  };
  return {
    asked,
    effect: (input, signal) => {
      asked.push(input);
      return new Promise<Output>((resolve, reject) => calls.push({ signal, resolve, reject }));
    },
    cancelled: (at) => call(at).signal.aborted,
    answer: (at, output) => {
      call(at).resolve(output);
      return settled();
    },
    fail: (at, error) => {
      call(at).reject(error);
      return settled();
    },
  };
}

/** Lets everything that is already decided happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
