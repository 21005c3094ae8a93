import { type Flow, type WalkedState, walk } from '@mirror-studio/state-machines/walk';
import type { ComponentType } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import './state-story.css';

interface ViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

const nowhere = () => undefined;
const walks = new WeakMap<object, readonly WalkedState<AnyStateMachine>[]>();

/** Walks a flow once for all of its stories. */
function walked<Machine extends AnyStateMachine>(flow: Flow<Machine>): readonly WalkedState<Machine>[] {
  const known = walks.get(flow) ?? (walk(flow) as unknown as readonly WalkedState<AnyStateMachine>[]);
  walks.set(flow, known);
  return known as unknown as readonly WalkedState<Machine>[];
}

/**
 * A story that shows one reachable state through the app's own view.
 * Takes the flow, the view, the id of the state, and whether the view needs a frame because a page brings it one in the
 * app; throws when the machine can no longer reach it.
 */
export function stateStory<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  View: ComponentType<ViewProps<Machine>>,
  id: string,
  framed = false,
) {
  return {
    render: () => {
      const state = walked(flow).find((candidate) => candidate.id === id);
      if (!state) throw new Error(`The machine ${flow.name} no longer reaches "${id}": run "pnpm atlas"`);
      return (
        <>
          <StateCaption flow={flow.name} state={state} />
          <div className={framed ? 'state-frame' : undefined}>
            <View snapshot={state.snapshot} send={nowhere} />
          </div>
        </>
      );
    },
  };
}

function StateCaption<Machine extends AnyStateMachine>({
  flow,
  state,
}: {
  flow: string;
  state: WalkedState<Machine>;
}) {
  return (
    <aside className="state-caption" aria-label="State">
      <h1>{state.id}</h1>
      <dl>
        <dt>Machine</dt>
        <dd>
          {flow}, started with {state.input}
        </dd>
        <dt>The way here</dt>
        <dd>{state.path.length === 0 ? 'the beginning' : state.path.map(inBrief).join(' → ')}</dd>
        <dt>What can happen next</dt>
        <dd>
          {state.next.length === 0
            ? 'nothing'
            : [...new Set(state.next.map((event) => nameOf(event)))].join(' · ')}
        </dd>
      </dl>
    </aside>
  );
}

type Happening = WalkedState<AnyStateMachine>['path'][number];

/** What happened, in a few words: `amount.changed 420`, `exchange answers`, `exchange fails COINS_INSUFFICIENT`. */
function inBrief(event: Happening): string {
  const details = Object.entries(event)
    .filter(([key, value]) => !['type', 'actorId'].includes(key) && typeof value !== 'object' && value !== '')
    .map(([, value]) => String(value));
  const code =
    'error' in event && event.error instanceof Error ? Reflect.get(event.error, 'code') : undefined;
  return [nameOf(event), ...details, ...(typeof code === 'string' ? [code] : [])].join(' ');
}

function nameOf({ type }: Happening): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`;
  return type.startsWith('xstate.after.') ? 'time passes' : type;
}
