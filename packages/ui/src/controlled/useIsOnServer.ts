import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a server draws, or the browser takes over what it has drawn: what only a browser knows comes after. */
export const useIsOnServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
