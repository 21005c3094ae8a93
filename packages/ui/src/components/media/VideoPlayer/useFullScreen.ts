import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and how to change it; no toggle where the browser has no full screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  // Asked only when the page lives: the server cannot know.
  const [canFill, setCanFill] = useState(false);
  useEffect(() => {
    setCanFill(document.fullscreenEnabled === true);
    const listen = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, [element]);
  const change = async () =>
    document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
  const toggle = () => void change().catch(() => undefined);
  return { isFull, ...(canFill && { toggle }) };
}
