import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { traversal } from '../explore/explore.ts';
import type { Flow } from '../explore/flow.ts';
import { promised } from '../shared/effects.ts';
import { flows } from './index.ts';

/** States that no event of their flow cancels, and why. Stopping the flow, as leaving its page does, cancels all. */
const stoppedWithTheirPage: Readonly<Record<string, string>> = {
  'storage.migrating': 'the browser answers at once, and nothing may be read before',
  'storage.clearing': 'the browser answers at once, and half a clean-up is none',
  'promptEditor.reading': 'there is nothing else on its page yet',
  ...Object.fromEntries(
    ['savingText', 'savingDetails', 'forking', 'readingFile'].map((state) => [
      `promptEditor.open.keeping.${state}`,
      'what is typed goes on beside it',
    ]),
  ),
  'promptEditor.open.beside.reading': 'the text goes on beside it',
  'shortcutSettings.keeping.saving':
    'keys are shown as kept at once: closing their dialog does not take them back',
  'ledgerCheck.readingFile': 'a file of this machine is read at once',
  'ledgerCheck.signing': 'it takes nothing, and gives a file when it has come',
  'stepUp.loading': 'there is nothing else on its page yet',
  'stepUp.proving': 'a code that is on its way may be used: what came of it is awaited',
  'addressChange.loading': 'there is nothing else in its part of the page yet',
  ...Object.fromEntries(
    ['requesting', 'waiting.proving', 'waiting.resending', 'waiting.cancelling'].map((state) => [
      `addressChange.${state}`,
      'it changes how one signs in: what came of it is awaited',
    ]),
  ),
  'secondFactor.loading': 'there is nothing else in its part of the page yet',
  ...Object.fromEntries(
    ['enrolling', 'proving', 'makingCodes', 'removing.asked'].map((state) => [
      `secondFactor.${state}`,
      'it changes how one signs in: what came of it is awaited',
    ]),
  ),
};
/** Actors that answer more than once. Their own tests hold them to the same rules. */
const workers: Readonly<Record<string, string>> = {
  'jobsDrawer cards': 'works on several cards; each has a time limit and ends done, failed or stopped',
};

const invocations = Object.entries(flows).flatMap(([name, typed]) => {
  const flow = typed as unknown as Flow<AnyStateMachine>;
  return [flow.machine.root, ...getStateNodes(flow.machine)].flatMap((node) =>
    node.invoke
      .map(({ id, src }) => ({
        name,
        flow,
        node,
        id,
        src: typeof src === 'string' ? src : id,
        state: node.id,
      }))
      .filter(({ src }) => !(`${node.id} ${src}` in workers)),
  );
});

describe('every asynchronous state', () => {
  it('is looked at', () => {
    const ids = invocations.map(({ state }) => state);
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(stoppedWithTheirPage).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(invocations)('$state ends when $src is done, fails or takes too long', ({ flow, node, id }) => {
    for (const type of [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]) {
      const ends = node.transitions.get(type) ?? [];
      expect(ends, `${node.id} on ${type}`).not.toEqual([]);
      expect(ends.filter(stays(node)), `${node.id} stays on ${type}`).toEqual([]);
      expect(ends.at(-1)?.guard, `${node.id} may hear nothing of ${type}`).toBeUndefined();
    }
    const named = node.after.filter(({ delay }) => typeof delay === 'string');
    const known = Object.keys(flow.machine.implementations.delays);
    expect(named.some((after) => known.includes(String(after.delay)) && !stays(node)(after))).toBe(true);
  });

  it.each(invocations)('$state is cancelled by leaving, and so is $src', ({ flow, node, src }) => {
    const paths = waysOut(flow, node);
    if (node.id in stoppedWithTheirPage) {
      expect(paths, `${node.id} needs no excuse`).toEqual([]);
      return;
    }
    expect(paths, `no event leaves ${node.id}`).not.toEqual([]);
    for (const { from, event } of paths) {
      const { actor, signals } = resumed(flow, from);
      const asked = signals.filter((one) => one.src === src).length;
      expect(asked).toBe(1);
      actor.send(event);
      expect(
        signals.find((one) => one.src === src)?.signal.aborted,
        `${src} goes on after ${JSON.stringify(event)}`,
      ).toBe(true);
      actor.stop();
    }
  });

  it.each(invocations)('$state: stopping the flow cancels $src', ({ flow, node }) => {
    const from = explored(flow).find(({ state }) => state._nodes.includes(node))?.state;
    if (from === undefined) throw new Error(`The exploration does not reach ${node.id}.`);
    const { actor, signals } = resumed(flow, from);
    expect(signals.length).toBeGreaterThan(0);
    actor.stop();
    expect(signals.filter(({ signal }) => !signal.aborted)).toEqual([]);
  });
});

const stays =
  (node: AnyStateNode) =>
  ({ target, reenter }: AnyTransitionDefinition): boolean =>
    target === undefined || (!reenter && target.every((to) => isWithin(to, node)));

const isWithin = (inner: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  inner !== undefined && (inner === outer || isWithin(inner.parent, outer));

interface Explored {
  readonly state: AnyMachineSnapshot;
  readonly steps: readonly { readonly event: AnyEventObject; readonly to: AnyMachineSnapshot }[];
}
const known = new Map<string, readonly Explored[]>();

/** Every state that an exploration explores, and what leads where. */
function explored(flow: Flow<AnyStateMachine>): readonly Explored[] {
  const found =
    known.get(flow.name) ??
    Object.values(flow.inputs).flatMap((input) =>
      Object.values(getAdjacencyMap(flow.machine as AnyStateMachine, traversal(flow, input))).map(
        ({ state, transitions }) => ({
          state: state as AnyMachineSnapshot,
          steps: Object.values<{ event: AnyEventObject; state: unknown }>({ ...transitions }).map(
            ({ event, state: to }) => ({ event, to: to as AnyMachineSnapshot }),
          ),
        }),
      ),
    );
  known.set(flow.name, found);
  return found;
}

/** One place for each event of a flow that leaves an asynchronous state. */
function waysOut(flow: Flow<AnyStateMachine>, node: AnyStateNode) {
  const paths = new Map<string, { from: AnyMachineSnapshot; event: AnyEventObject }>();
  for (const { state, steps } of explored(flow)) {
    if (!state._nodes.includes(node)) continue;
    for (const { event, to } of steps) {
      if (!event.type.startsWith('xstate.') && !to._nodes.includes(node) && !paths.has(event.type)) {
        paths.set(event.type, { from: state, event });
      }
    }
  }
  return [...paths.values()];
}

/** Starts a flow in a state it can reach, with effects that never answer. */
function resumed(flow: Flow<AnyStateMachine>, from: AnyMachineSnapshot) {
  const signals: { src: string; signal: AbortSignal }[] = [];
  const silent = (src: string) =>
    promised((_: unknown, signal: AbortSignal) => {
      signals.push({ src, signal });
      return new Promise<never>(() => {});
    });
  const sources = Object.keys(flow.machine.implementations.actors).filter(
    (src) => !Object.keys(workers).some((worker) => worker.endsWith(` ${src}`)),
  );
  const machine = flow.machine.provide({
    actors: Object.fromEntries(sources.map((src) => [src, silent(src)])),
  });
  const actor = createActor(machine, { snapshot: flow.machine.getPersistedSnapshot(from), input: undefined });
  return { actor: actor.start(), signals };
}
