import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { fetchPart } from './fetch-module.ts';

const missing = new Set<() => void>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks again for every part that could not be fetched. */
export function askAgain(): void {
  const asked = [...missing];
  missing.clear();
  tell();
  for (const ask of asked) ask();
}

if (typeof window !== 'undefined') window.addEventListener('online', askAgain);

/** A part of the app, and how to fetch it before it is drawn. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly prefetch: () => void };

/**
 * A part of the app that is fetched when it is first drawn. What cannot be fetched is no fault of the page: its place
 * goes on waiting ({@link useIsCutOff}) until somebody asks again or the network is back, and nothing else is lost.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let fetched: ReturnType<typeof load> | undefined;
  const fetchOnce = () => {
    fetched ??= fetchUntilThere(load);
    return fetched;
  };
  return Object.assign(lazy(fetchOnce), { prefetch: () => void fetchOnce() });
}

async function fetchUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart(load);
    } catch {
      await new Promise<void>((resolve) => {
        missing.add(resolve);
        tell();
      });
    }
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part that is to be drawn could not be fetched. */
export const useIsCutOff = () => useSyncExternalStore(subscribe, () => missing.size > 0);
