import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** It stays as it is while the page lives. */
const subscribe = () => () => undefined;

/** Whether an element fills the screen, and how to change it; no toggle where the browser has no full screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  // The server cannot know.
  const canFill = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  useEffect(() => {
    const listen = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, [element]);
  const change = async () =>
    document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
  const toggle = () => void change().catch(() => undefined);
  return { isFull, ...(canFill && { toggle }) };
}
