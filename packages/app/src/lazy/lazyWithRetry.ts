import { type ComponentType, createElement, use, useSyncExternalStore } from 'react';
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
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fulfils when it is there; it may take until the network is back. */
  readonly prefetch: () => Promise<unknown>;
};

/**
 * A part of the app that is fetched when it is first drawn. What cannot be fetched is no fault of the page: its place
 * goes on waiting ({@link useIsCutOff}) until somebody asks again or the network is back, and nothing else is lost.
 *
 * One that nobody waits for (`isAwaited` false) never has the page loaded again.
 *
 * Not by `React.lazy`, which waits once even for what is there: React would draw the fallback and keep it for 300 ms.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isAwaited = true,
): LazyComponent<Props> {
  let fetching: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const prefetch = () => {
    fetching ??= fetchUntilThere(load, isAwaited).then((part) => {
      loaded = part.default;
      return part;
    });
    return fetching;
  };
  const Lazy = (props: Props) => createElement(loaded ?? use(prefetch()).default, props);
  return Object.assign(Lazy, { prefetch });
}

async function fetchUntilThere<Part>(load: () => Promise<Part>, isAwaited: boolean): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart(load, isAwaited);
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
export const useIsCutOff = () =>
  useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
