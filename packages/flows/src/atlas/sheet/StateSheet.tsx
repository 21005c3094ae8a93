import type { ExploredState } from '@mirror-studio/state-machines/explore';
import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AtlasEntry } from '../page/atlas-entry.ts';
import { titleOfFlow } from '../title.ts';
import { hasWords, wordsIn } from './filter.ts';
import { Tile } from './Tile.tsx';
import './sheet.css';

interface StateSheetProps<Machine extends AnyStateMachine> {
  entry: AtlasEntry<Machine>;
  /** All that the machine can reach. */
  states: readonly ExploredState<Machine>[];
}

const sizes = [
  { name: 'small', title: 'Small' },
  { name: 'readable', title: 'Readable' },
  { name: 'life', title: 'Life size' },
] as const;
type Size = (typeof sizes)[number]['name'];

/** So many views are drawn at once; the others follow while the page has nothing else to do. */
const drawnAtOnce = 6;

/** How many of the views are drawn by now. */
function useDrawn(all: number): number {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  useEffect(() => {
    if (drawn >= all) return;
    const waiting = requestIdleCallback(() => setDrawn(drawn + drawnAtOnce));
    return () => cancelIdleCallback(waiting);
  }, [drawn, all]);
  return drawn;
}

/** Every state of a flow at once, each as its view draws it, under its name; found by the words in it. */
export function StateSheet<Machine extends AnyStateMachine>({ entry, states }: StateSheetProps<Machine>) {
  const { flow } = entry;
  const title = titleOfFlow(flow.name);
  const tiles = useRef(new Map<string, HTMLElement>());
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<Size>('readable');
  const drawn = useDrawn(states.length);
  const [found, setFound] = useState<ReadonlySet<string>>(() => new Set(states.map(({ id }) => id)));

  // After what is new has been drawn: the words are those on the screen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const wanted = typed.trim();
      const hasWanted = ({ id }: { id: string }, at: number) => {
        const tile = at < drawn ? tiles.current.get(id) : undefined;
        return hasWords(`${id} ${tile ? wordsIn(tile) : ''}`, wanted);
      };
      setFound(new Set((wanted === '' ? states : states.filter(hasWanted)).map(({ id }) => id)));
    });
    return () => cancelAnimationFrame(frame);
  }, [states, typed, drawn]);

  return (
    <main className="state-sheet" data-react-aria-top-layer="true" data-size={size}>
      <header className="state-sheet-head">
        <div>
          <p className="state-sheet-place">State Atlas</p>
          <h1>{title}</h1>
        </div>
        <label className="state-sheet-search">
          <span>Words in a state</span>
          <input
            type="search"
            value={typed}
            placeholder="A label, an error, a name"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <fieldset className="state-sheet-sizes">
          <legend>Size</legend>
          {sizes.map(({ name, title: label }) => (
            <label key={name}>
              <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <output className="state-sheet-count" aria-label="Shown">
          {found.size === states.length
            ? `${states.length} states`
            : `${found.size} of ${states.length} states`}
        </output>
      </header>
      {found.size === 0 && <p className="state-sheet-none">No state has these words.</p>}
      <ul className="state-sheet-tiles" hidden={found.size === 0}>
        {states.map((state, at) => (
          <Tile
            key={state.id}
            entry={entry}
            state={state}
            isDrawn={at < drawn}
            isShown={found.has(state.id)}
            onTile={(tile) => {
              if (tile) tiles.current.set(state.id, tile);
              else tiles.current.delete(state.id);
            }}
          />
        ))}
      </ul>
    </main>
  );
}
