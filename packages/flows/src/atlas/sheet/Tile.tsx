import type { ExploredState } from '@mirror-studio/state-machines/explore';
import { memo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { storyOfState } from '../address.ts';
import type { AtlasEntry } from '../page/atlas-entry.ts';
import { Window } from '../page/Window.tsx';
import { StoryLink } from '../StoryLink.tsx';

interface TileProps<Machine extends AnyStateMachine> {
  entry: AtlasEntry<Machine>;
  state: ExploredState<Machine>;
  /** The view is drawn; before, its place is kept. */
  isDrawn: boolean;
  isShown: boolean;
  onTile: (element: HTMLElement | null) => void;
}

const nowhere = () => undefined;

/** One state under its name: a picture that leads to the page of the state. */
export function Tile<Machine extends AnyStateMachine>({
  entry,
  state,
  isDrawn,
  isShown,
  onTile,
}: TileProps<Machine>) {
  return (
    <li className="state-tile" hidden={!isShown}>
      <StoryLink className="state-tile-name" story={storyOfState(entry.flow.name, state.id)}>
        {state.id}
      </StoryLink>
      <div className="state-tile-picture" inert ref={onTile}>
        {isDrawn ? (
          <Picture entry={entry} state={state} />
        ) : (
          <div className="state-tile-waiting" style={{ blockSize: entry.height }} />
        )}
      </div>
    </li>
  );
}

function PictureOf<Machine extends AnyStateMachine>({
  entry: { View, framed = false, height },
  state,
}: Pick<TileProps<Machine>, 'entry' | 'state'>) {
  return (
    <Window isFramed={framed} height={height}>
      <View snapshot={state.snapshot} send={nowhere} />
    </Window>
  );
}

/** A view is drawn once: what is typed into the filter does not draw it again. */
const Picture = memo(PictureOf) as typeof PictureOf;
