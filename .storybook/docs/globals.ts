import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Globals, initialGlobals } from '../surroundings.tsx';

const lastSaid = (): Globals => {
  const channel = addons.getChannel();
  const said: { globals: Globals }[] | undefined = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  return said?.[0]?.globals ?? initialGlobals;
};

/** The toolbar's choices, as they are now. */
export function useToolbar(): Globals {
  const [globals, setGlobals] = useState(lastSaid);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (said: { globals: Globals }) => setGlobals(said.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return globals;
}
