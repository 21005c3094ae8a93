import '@mirror-studio/ui/styles';
import '@mirror-studio/ui/reset';
import type { Flow } from '@mirror-studio/state-machines/explore';
import { flows } from '@mirror-studio/state-machines/flows';
import { prefetchOverlays } from '@mirror-studio/ui/overlays';
import { type ComponentType, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { listen } from './keys.ts';
import { type Report, Run } from './run.ts';

type View = ComponentType<{ snapshot: AnyMachineSnapshot; send: (event: EventObject) => void }>;

/** A control of another view that begins something here: which sample it sends. */
export interface Opener {
  readonly label: string;
  readonly sample: number;
}
export interface Mounting {
  readonly flow: keyof typeof flows;
  readonly view: string;
  readonly input: string;
  readonly openers: readonly Opener[];
  /** Keys of the whole studio: `Control+j` sends a sample. */
  readonly keys: Readonly<Record<string, number>>;
}

/** What the model tests do with the page. */
export interface Models {
  mount: (mounting: Mounting) => Report;
  report: () => Report;
  happen: (sample: number) => Promise<Report>;
  pass: (type: string) => Report;
}

const modules = import.meta.glob<Record<string, View>>('../../*/*View.tsx', { eager: true });
const views = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

const place = document.querySelector('#root');
if (!place) throw new Error('The page has no #root');
let root = createRoot(place);
let run: Run | undefined;
let unlisten = () => {};

function Stage({
  run: shown,
  view: Shown,
  openers,
  flow,
}: {
  run: Run;
  view: View;
  openers: readonly Opener[];
  flow: Flow<AnyStateMachine>;
}) {
  const snapshot = useSyncExternalStore(
    (changed) => {
      const subscription = shown.actor.subscribe(() => flushSync(changed));
      return () => subscription.unsubscribe();
    },
    () => shown.actor.getSnapshot() as AnyMachineSnapshot,
  );
  const send = (event: EventObject) => shown.actor.send(event);
  return (
    <>
      {openers.map(({ label, sample }) => (
        // After the press is over, as in the studio: an overlay must not take it for a press outside.
        <button
          key={label}
          type="button"
          onClick={() => setTimeout(() => send(flow.events[sample] as EventObject))}
        >
          {label}
        </button>
      ))}
      <Shown snapshot={snapshot} send={send} />
    </>
  );
}

function current(): Run {
  if (!run) throw new Error('Nothing is mounted');
  return run;
}

declare global {
  var models: Models;
}

// What can be pressed must not depend on how fast a part comes.
await prefetchOverlays();

globalThis.models = {
  mount: ({ flow: name, view, input, openers, keys }) => {
    const Shown = views.get(view);
    if (!Shown) throw new Error(`There is no view ${view}`);
    run?.stop();
    unlisten();
    root.unmount();
    root = createRoot(place);
    const flow = flows[name] as unknown as Flow<AnyStateMachine>;
    const mounted = new Run(flow, input);
    run = mounted;
    unlisten = listen(name, keys, (event) => mounted.actor.send(event), flow);
    flushSync(() => root.render(<Stage run={mounted} view={Shown} openers={openers} flow={flow} />));
    return mounted.report();
  },
  report: () => current().report(),
  happen: async (sample) => {
    await current().happen(sample);
    return current().report();
  },
  pass: (type) => {
    current().pass(type);
    return current().report();
  },
};
