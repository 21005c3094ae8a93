import type { AnyStateMachine } from 'xstate';
import { isRefusal } from '../shared/failure.ts';
import type { Call } from './effects.ts';
import type { Moment } from './fuzz.ts';

const keyOf = ({ input }: Call) => Reflect.get(input as object, 'idempotencyKey') as unknown;

/** Says whether a call came to a clear end that the flow heard of: done, or refused. */
const isDecided = ({ answer, heard }: Call) =>
  heard && answer !== null && (answer.ok || isRefusal(answer.error));

/**
 * The rule for what moves value or creates a job: no two requests at once, one key for one content, and never again
 * under a key whose outcome is known.
 *
 * @param effect - The name of the effect.
 * @returns The rule.
 */
export function oneIntentOnce<Machine extends AnyStateMachine>(effect: string) {
  return (call: Call, { effects }: Pick<Moment<Machine>, 'effects'>): string | undefined => {
    if (call.effect !== effect) return undefined;
    if (effects.pending(effect).length > 1) return 'It was submitted twice at once.';
    const same = effects.calls.filter(
      (other) => other !== call && other.effect === effect && keyOf(other) === keyOf(call),
    );
    if (same.some(isDecided))
      return `It was submitted again under ${String(keyOf(call))}, whose outcome is known.`;
    if (same.some((other) => JSON.stringify(other.input) !== JSON.stringify(call.input))) {
      return `${String(keyOf(call))} was used for two contents.`;
    }
    return undefined;
  };
}
