import { useState } from 'react';
import { useServices } from '../providers/services.tsx';
import { readStored, writeStored } from '../storage/storage.ts';

const dismissed = 'alphaDismissed';

/** Whether the alpha banner shows: while the flag is on, until it is put away (§2 widget 5). */
export function useAlphaBanner() {
  const { flags } = useServices();
  const [isAway, setAway] = useState(() => readStored('uiFlags')?.split(' ').includes(dismissed) === true);
  return {
    isShown: flags.alpha && !isAway,
    dismiss: () => {
      writeStored('uiFlags', [...(readStored('uiFlags')?.split(' ') ?? []), dismissed].join(' '));
      setAway(true);
    },
  };
}
