import type { PromptFault } from '@mirror-studio/domain/prompts';
import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLoadModule } from '../../../../overlays/lazy-overlay.ts';
import { type Change, changeBetween, type Typed } from './changes.ts';
import { PromptCodeContext } from './prompt-code.ts';
import type { PromptField, Settings } from './prompt-field.ts';

interface Options extends Settings {
  text: string;
  onType: (text: string) => void;
  onFault: (fault: PromptFault) => void;
  onFocus: (isFocused: boolean) => void;
}

const nothing = () => undefined;

/** Keeps the field of a text on the page: a plain one until the code of the other has come, which goes on from there. */
export function usePromptField({ text, onType, onFault, onFocus, ...settings }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const field = useRef<PromptField>(null);
  const shown = useRef<Settings>(null);
  const written = useRef<Typed & { readonly last: string }>(null);
  // How often something was typed, and how much of that has been drawn: until all is, the parent's text is an old one.
  const typed = useRef(0);
  const [drawn, draw] = useReducer((times: number) => times + 1, 0);
  const code = use(PromptCodeContext);
  const createField = useSyncExternalStore(code.subscribe, code.current, nothing);
  const [isBusy, setBusy] = useState(false);
  const [isPlain, setPlain] = useState(true);
  const fetchCode = useFetchCode();

  const type = (now: string) => {
    typed.current += 1;
    onType(now);
    // A parent that keeps its text draws nothing anew: the field goes back to it.
    draw();
  };
  const hearType = useEffectEvent(type);
  const hearFault = useEffectEvent(onFault);
  // The focus goes from one field to the other, and nobody has come or gone.
  const isTaking = useRef(false);
  const tellFocus = (isFocused: boolean) => {
    if (!isTaking.current) onFocus(isFocused);
  };
  const hearFocus = useEffectEvent(tellFocus);
  const begin = useEffectEvent((create: NonNullable<typeof createField>, element: HTMLElement) => {
    shown.current = settings;
    const before = plain.current;
    const typedSoFar = written.current?.last === text ? written.current : { first: text, changes: [] };
    isTaking.current = true;
    const made = create(element, typedSoFar, settings, {
      onType: (now) => hearType(now),
      onFault: (fault) => hearFault(fault),
      onFocus: (isFocused) => hearFocus(isFocused),
    });
    if (before) {
      const { selectionStart, selectionEnd, selectionDirection } = before;
      made.select(selectionStart, selectionEnd, selectionDirection === 'backward');
      if (before.matches(':focus')) made.focus();
    }
    isTaking.current = false;
    return made;
  });

  useLayoutEffect(() => {
    if (!createField || isBusy || !place.current) return undefined;
    const made = begin(createField, place.current);
    field.current = made;
    setPlain(false);
    return () => {
      field.current = null;
      made.end();
    };
  }, [createField, isBusy]);

  useLayoutEffect(() => {
    if (!field.current) return;
    if (shown.current && !isSame(shown.current, settings)) {
      shown.current = settings;
      field.current.set(settings);
    }
    if (drawn >= typed.current) field.current.show(text);
  });

  const typePlain = (now: string) => {
    const { first, changes } =
      written.current?.last === text ? written.current : { first: text, changes: [] };
    const change = { ...changeBetween(text, now), atMs: Date.now() };
    written.current = { first, changes: [...changes, change], last: now };
    type(now);
  };
  const element = useCallback(() => (isPlain ? plain.current : (field.current?.element ?? null)), [isPlain]);
  return {
    place,
    /** What is typed into. */
    element,
    goTo: (fault: PromptFault) => {
      if (field.current) return field.current.goTo(fault);
      plain.current?.focus();
      plain.current?.setSelectionRange(fault.from, fault.to);
    },
    write: (change: Change) => {
      if (field.current) return field.current.write(change);
      typePlain(text.slice(0, change.from) + change.insert + text.slice(change.to));
      plain.current?.focus();
    },
    /** For the plain field while it is there. */
    plain: isPlain && {
      ref: plain,
      text,
      onType: typePlain,
      onFocus: tellFocus,
      onBusy: setBusy,
      onMeant: fetchCode,
    },
  };
}

/** How the code is fetched now; it comes by itself when the browser has time. */
function useFetchCode(): () => void {
  const loadModule = useLoadModule();
  const code = use(PromptCodeContext);
  const fetchCode = useCallback(() => void code.load(loadModule).catch(nothing), [code, loadModule]);
  useEffect(() => {
    if (code.current()) return undefined;
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchCode);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchCode);
    return () => cancelIdleCallback(request);
  }, [code, fetchCode]);
  return fetchCode;
}

function isSame(one: Settings, other: Settings): boolean {
  const keys = Object.keys(other) as (keyof Settings)[];
  return keys.every((key) =>
    key === 'attributes' || key === 'phrases'
      ? JSON.stringify(one[key]) === JSON.stringify(other[key])
      : one[key] === other[key],
  );
}
