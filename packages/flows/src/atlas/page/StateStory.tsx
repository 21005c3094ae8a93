import { type ExploredState, explore } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine } from 'xstate';
import { StateSheet } from '../sheet/StateSheet.tsx';
import { AtlasPage } from './AtlasPage.tsx';
import type { AtlasEntry } from './atlas-entry.ts';
import { Window } from './Window.tsx';

const nowhere = () => undefined;
/** The checks say so by the runner that they bring. */
const isChecked = () => 'visualChecks' in globalThis;

/**
 * Makes the stories of a flow.
 * `state(id)` shows one reachable state through the app's own view, in its window; to a person the whole page of the
 * atlas stands round it. It throws when the machine can no longer reach it. `page()` is that whole page for every check.
 * `sheet()` is all of the states side by side. No check looks at it: each of its states has a story.
 */
export function atlasOf<Machine extends AnyStateMachine>(entry: AtlasEntry<Machine>) {
  let explored: readonly ExploredState<Machine>[] | undefined;
  const all = () => {
    explored ??= explore(entry.flow);
    return explored;
  };
  const find = (id?: string) => {
    const states = all();
    const at = id === undefined ? busiest(states) : states.findIndex((candidate) => candidate.id === id);
    const state = states[at];
    if (!state) throw new Error(`The machine ${entry.flow.name} no longer reaches "${id}": run "pnpm atlas"`);
    return { state, place: [at + 1, states.length] as const };
  };
  return {
    sheet: () => ({
      parameters: { visual: { skip: true } },
      render: () => <StateSheet entry={entry} states={all()} />,
    }),
    page: () => ({
      // A view that is a whole page stands here in a window of another.
      parameters: { a11y: { options: { rules: { 'landmark-main-is-top-level': { enabled: false } } } } },
      render: () => <AtlasPage entry={entry} {...find()} />,
    }),
    state: (id: string) => ({
      parameters: { visual: { size: pageFor(entry.height) } },
      render: () => {
        const found = find(id);
        // What is checked for each state is the state: the page round it is checked once, in `page`.
        if (!isChecked()) return <AtlasPage key={id} entry={entry} {...found} />;
        const { View, framed = false, height } = entry;
        return (
          <Window isFramed={framed} height={height} isHiddenWhenEmpty>
            <View snapshot={found.state.snapshot} send={nowhere} />
          </Window>
        );
      },
    }),
  };
}

/** Where most can happen: the page of a flow opens there. */
function busiest<Machine extends AnyStateMachine>(explored: readonly ExploredState<Machine>[]): number {
  const most = Math.max(...explored.map(({ next }) => next.length));
  return explored.findIndex(({ next }) => next.length === most);
}

/** The page of the checks in which a window of this height, in px, is seen whole. */
const pageFor = (height: number) => ({ width: 1200, height: Math.max(900, height + 40) });
