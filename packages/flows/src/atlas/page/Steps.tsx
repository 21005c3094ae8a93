import type { AnyStateMachine } from 'xstate';
import { inBrief } from '../words.ts';
import type { Trail } from './trail.ts';

interface StepsProps<Machine extends AnyStateMachine> {
  trail: Trail<Machine>;
  onJump: (to: number) => void;
}

/** The way here: each step can be gone back to, and forward again. */
export function Steps<Machine extends AnyStateMachine>({ trail, onJump }: StepsProps<Machine>) {
  return (
    <ol className="atlas-steps">
      {trail.steps.map(({ event, id }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <li key={at} data-later={at > trail.at || undefined}>
          <button
            type="button"
            className="atlas-step"
            aria-current={at === trail.at ? 'step' : undefined}
            onClick={() => onJump(at)}
          >
            <span className="atlas-step-event">{event === null ? 'the beginning' : inBrief(event)}</span>
            <span className="atlas-step-state">{id}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
