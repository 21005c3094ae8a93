import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * An effect that a flow needs, as a plain function.
 * Takes the input the machine gives it and a signal that aborts when the machine leaves the state that asked;
 * answers with the output or rejects with what went wrong.
 */
export type Effect<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** Stands for an effect until the flow is provided with one: rejects with an error that names it. */
export function missing<Input, Output>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)));
}

/**
 * What it throws at once is a rejection too.
 *
 * @param run - An effect.
 * @returns The actor that runs it.
 */
export function promised<Input, Output>(run: Effect<Input, Output>): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input, signal }) => run(input, signal));
}

/**
 * Takes an effect and what takes its answer back.
 *
 * @returns The effect whose answer is taken back when it comes after the machine has left: a session that arrives
 * after "Cancel" must not sign anybody in.
 */
export function refusable<Input, Output>(
  run: Effect<Input, Output>,
  takeBack: (answer: Output) => Promise<unknown>,
): Effect<Input, Output> {
  return async (input, signal) => {
    const answer = await run(input, signal);
    if (signal.aborted) await takeBack(answer);
    return answer;
  };
}
