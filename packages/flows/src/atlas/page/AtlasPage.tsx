import { type ExploredState, possibleEvents } from '@mirror-studio/state-machines/explore';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Marks } from '../diagram/Shapes.tsx';
import { StateList } from '../diagram/StateList.tsx';
import { titleOfFlow } from '../title.ts';
import { Address } from './Address.tsx';
import type { AtlasEntry } from './atlas-entry.ts';
import { Events } from './Events.tsx';
import { KeysTo } from './KeysTo.tsx';
import { Steps } from './Steps.tsx';
import { activeStates, moved, possibleTransitions, type Trail, type TrailAction, trailTo } from './trail.ts';
import { Window } from './Window.tsx';
import './atlas.css';

interface AtlasPageProps<Machine extends AnyStateMachine> {
  entry: AtlasEntry<Machine>;
  /** Where the exploration stands at first. */
  state: ExploredState<Machine>;
  /** Which of how many states it is, from 1. */
  place: readonly [number, number];
}

/**
 * One state of a flow with all there is to know of it: the view in a window, what can happen now, the way here, and the
 * machine. Whatever is pressed, in the view or beside it, explorations on from there.
 */
export function AtlasPage<Machine extends AnyStateMachine>({ entry, state, place }: AtlasPageProps<Machine>) {
  const { flow, drawing, View } = entry;
  const from = useMemo(() => trailTo(flow, state), [flow, state]);
  const advance = useCallback(
    (trail: Trail<Machine>, action: TrailAction<Machine>) => moved(flow, from, trail, action),
    [flow, from],
  );
  const [trail, act] = useReducer(advance, from);
  const here = trail.steps[trail.at] ?? from.steps[0];
  if (!here) throw new RangeError(`The exploration through ${flow.name} has no beginning`);
  const marks = useMarks(entry, trail);
  const [viewRoom, atlasRoom] = useRooms();
  const [number, all] = place;

  return (
    <div className="atlas">
      <header className="atlas-head" data-react-aria-top-layer="true">
        <p className="atlas-place">
          State Atlas <span aria-hidden="true">/</span> {number} of {all}
        </p>
        <h1>{titleOfFlow(flow.name)}</h1>
        <output className="atlas-state" aria-label="State">
          {here.id}
        </output>
        {entry.paths[here.id] && <Address flow={flow.name} stateId={here.id} />}
      </header>
      <section className="atlas-room" aria-label="The view" ref={viewRoom} tabIndex={-1}>
        <Window isFramed={entry.framed ?? false} height={entry.height}>
          <View snapshot={here.snapshot} send={(event) => act({ type: 'happened', event })} />
        </Window>
      </section>
      <aside
        className="atlas-side"
        aria-label="The machine"
        data-react-aria-top-layer="true"
        ref={atlasRoom}
        tabIndex={-1}
      >
        <Part title="Possible now">
          <Events
            events={possibleEvents(flow, here.snapshot)}
            onSend={(event) => act({ type: 'happened', event })}
          />
        </Part>
        <Part
          title="The way here"
          action={
            trail !== from && (
              <button type="button" className="atlas-link" onClick={() => act({ type: 'restarted' })}>
                Back to this story
              </button>
            )
          }
        >
          <p className="atlas-note">Started with {state.input}.</p>
          <Steps trail={trail} onJump={(to) => act({ type: 'jumped', to })} />
        </Part>
        <Part title="How to get here">
          <KeysTo way={entry.paths[here.id]} />
        </Part>
        {here.emitted.length > 0 && (
          <Part title="Said to the studio">
            <ul className="atlas-said">
              {here.emitted.map(({ type }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place among them
                <li key={at}>{type}</li>
              ))}
            </ul>
          </Part>
        )}
        <p className="atlas-note atlas-hint">
          <kbd>F6</kbd> moves between the view and the atlas.
        </p>
      </aside>
      <section className="atlas-machine" data-react-aria-top-layer="true" aria-label="The machine">
        <Part title="The machine" action={<Legend />}>
          <Diagram name={flow.name} drawing={drawing} {...marks} />
        </Part>
        <details className="atlas-details">
          <summary>The machine as a list</summary>
          <StateList drawing={drawing} {...marks} />
        </details>
      </section>
    </div>
  );
}

function useMarks<Machine extends AnyStateMachine>(
  { flow }: AtlasEntry<Machine>,
  { steps, at }: Trail<Machine>,
): Marks {
  return useMemo(() => {
    const gone = steps.slice(0, at + 1);
    const here = gone.at(-1);
    return {
      active: here ? activeStates(here) : new Set(),
      way: new Set(gone.flatMap(({ taken }) => taken)),
      possible: here ? possibleTransitions(flow, here) : new Set(),
    };
  }, [flow, steps, at]);
}

/** F6 leads from the view to the atlas and back: a modal overlay of the view keeps Tab to itself. */
function useRooms() {
  const view = useRef<HTMLElement>(null);
  const atlas = useRef<HTMLElement>(null);
  useEffect(() => {
    const left = new Map<HTMLElement, HTMLElement>();
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'F6' || !view.current || !atlas.current) return;
      event.preventDefault();
      const isInView = view.current.contains(activeElement);
      const [from, to] = isInView ? [view.current, atlas.current] : [atlas.current, view.current];
      if (activeElement instanceof HTMLElement) left.set(from, activeElement);
      const last = left.get(to);
      const first = last?.isConnected
        ? last
        : to.querySelector<HTMLElement>('button, [href], input, [tabindex="0"]');
      (first ?? to).focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return [view, atlas] as const;
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="atlas-part">
      <div className="atlas-part-head">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function Legend() {
  return (
    <ul className="atlas-legend" aria-label="Legend">
      <li data-mark="active">where it stands</li>
      <li data-mark="way">the way here</li>
      <li data-mark="possible">possible now</li>
      <li data-mark="system">answers and time</li>
    </ul>
  );
}
