import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import { isEscape } from '../keyboard/composing.ts';

/**
 * Fetches a module of the package. An app that can retry, or say that the network is away, gives its own. Takes whether somebody
 * waits for it: what is fetched because it may be opened soon fails without a word.
 */
export type LoadModule = <Module>(load: () => Promise<Module>, isAwaited: boolean) => Promise<Module>;

const loadOnce: LoadModule = (load) => load();
const LoadModuleContext = createContext(loadOnce);
/** How a module is fetched here. */
export const useLoadModule = () => useContext(LoadModuleContext);

/** Has the overlays below fetched by the app's own means; what rejects leaves the overlay closed. */
export const OverlayLoader = LoadModuleContext.Provider;

/** Something that is fetched later. */
export interface LazyPart<Part> {
  /** Undefined until it is there. */
  current: () => Part | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Fulfils when it is there. May be called again after it has failed. */
  load: (loadModule?: LoadModule, isAwaited?: boolean) => Promise<void>;
}

/** What opens, and how it is fetched before. */
export type LazyOverlay<Props> = LazyPart<ComponentType<Props>>;

type Fetched = Pick<LazyPart<never>, 'load'>;
const prefetched = new Set<Fetched>();
const inPlace = new Set<Fetched>();

/**
 * An overlay that is fetched when somebody means to open it, or by {@link prefetchOverlays}. Once it is there it opens in the
 * same render, which `React.lazy` does not do. Takes whether it may be fetched before anybody means to open it: true where that
 * is left out.
 */
export function lazyOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  isPrefetched = true,
): LazyOverlay<Props> {
  return fetchedLater(load, isPrefetched);
}

/** The same of anything that a component draws in its place, and can do without at first. */
export function lazyPart<Part>(load: () => Promise<Part>, isPrefetched = true): LazyPart<Part> {
  const part = fetchedLater(load, isPrefetched);
  if (isPrefetched) inPlace.add(part);
  return part;
}

function fetchedLater<Part>(load: () => Promise<Part>, isPrefetched: boolean): LazyPart<Part> {
  const listeners = new Set<() => void>();
  let loaded: Part | undefined;
  let loading: { readonly done: Promise<void>; readonly isAwaited: boolean } | undefined;
  const begin = (loadModule: LoadModule, isAwaited: boolean) => {
    const done = loadModule(load, isAwaited).then(
      (part) => {
        loaded = part;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    loading = { done, isAwaited };
    return done;
  };
  const part: LazyPart<Part> = {
    current: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (loadModule = loadOnce, isAwaited = false) => {
      if (!loading) return begin(loadModule, isAwaited);
      if (!isAwaited || loading.isAwaited) return loading.done;
      // It was to be there before anybody waited for it.
      return loading.done.catch(() => part.load(loadModule, true));
    },
  };
  if (isPrefetched) prefetched.add(part);
  return part;
}

/**
 * Fetches what the components that have been imported open. For when a page is there and idle: a finger gives no sign before
 * it presses. Rejects when one of them cannot be fetched.
 */
export async function prefetchOverlays(loadModule?: LoadModule): Promise<void> {
  await Promise.all(Array.from(prefetched, ({ load }) => load(loadModule)));
}

/** Fetches the parts that the imported components draw in their place. For a test that wants what is there in the end. */
export async function loadParts(): Promise<void> {
  await Promise.all(Array.from(inPlace, ({ load }) => load()));
}

const nothing = () => undefined;

/** A part that is drawn as soon as it is there, undefined until then; it is fetched when it is first wanted, by default at once. */
export function useLazyPart<Part>(part: LazyPart<Part>, isWanted = true): { Component: Part | undefined } {
  const loadModule = useLoadModule();
  useEffect(() => {
    if (isWanted) part.load(loadModule, true).catch(nothing);
  }, [part, isWanted, loadModule]);
  return { Component: useSyncExternalStore(part.subscribe, part.current, nothing) };
}

/**
 * The component of an overlay, undefined while it is not there: on a server and until it is hydrated, always. It is fetched
 * once `isOpen`. `close` is called when it cannot be fetched, and when somebody turns to something else before it has come: by
 * Escape, by a press or the focus outside `trigger`.
 *
 * @returns The component, and what to call when somebody is about to open it.
 */
export function useLazyOverlay<Props>(
  overlay: LazyOverlay<Props>,
  trigger: RefObject<Element | null>,
  isOpen: boolean,
  close: () => void,
) {
  const loadModule = useContext(LoadModuleContext);
  const Component = useSyncExternalStore(overlay.subscribe, overlay.current, nothing);
  const isMissing = isOpen && !Component;
  const load = useEffectEvent(() => {
    overlay.load(loadModule, true).catch(close);
  });
  const listen = useEffectEvent((event: Event) => {
    const isElsewhere = !(event.target instanceof Node && trigger.current?.contains(event.target));
    if (event instanceof KeyboardEvent ? isEscape(event) : isElsewhere) close();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    load();
    const events = ['keydown', 'pointerdown', 'focusin'];
    const heard = (event: Event) => listen(event);
    for (const event of events) document.addEventListener(event, heard, true);
    return () => {
      for (const event of events) document.removeEventListener(event, heard, true);
    };
  }, [isMissing]);
  return { Component, prefetch: () => void overlay.load(loadModule).catch(nothing) };
}
