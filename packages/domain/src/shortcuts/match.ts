import { type KeyBinding, type KeyCombination, type Shortcut, shortcutsFor } from './shortcuts.ts';

/** The part of a keyboard event that is needed. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Who presses, and where. */
export interface KeyContext {
  readonly isAdmin: boolean;
  /** The focus is in a text field. */
  readonly typing: boolean;
}

/** What a key press leads to. */
export type KeyOutcome =
  | { readonly kind: 'run'; readonly shortcut: Shortcut }
  /** The first key of a chord: the second may follow within the window. */
  | { readonly kind: 'chordBegun' }
  | { readonly kind: 'nothing' };

const modifierKeys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Says whether a key only changes others (§2 modifiers): takes its name, as a keyboard event gives it. */
export function isModifierKey(key: string): boolean {
  return modifierKeys.includes(key);
}

/**
 * What a key press means (§2). Takes the press, the context and whether the first key of a chord was pressed within
 * the window (§9: 1 second, which the caller times). Letters are read without case.
 *
 * @returns The shortcut to run, that a chord has begun, or nothing.
 */
export function matchKey(press: KeyPress, context: KeyContext, chordBegun: boolean): KeyOutcome {
  const usable = shortcutsFor(context.isAdmin).filter((shortcut) => !context.typing || shortcut.whileTyping);
  const key = press.key.toLowerCase();
  const bare = !press.ctrlKey && !press.metaKey && !press.altKey;
  const found = usable.find((shortcut) =>
    shortcut.bindings.some((binding) =>
      binding.kind === 'chord'
        ? chordBegun && bare && !press.shiftKey && key === binding.second
        : matchesCombination(press, binding),
    ),
  );
  if (found !== undefined) return { kind: 'run', shortcut: found };
  const begins = usable.some((shortcut) =>
    shortcut.bindings.some((binding) => binding.kind === 'chord' && binding.first === key),
  );
  return begins && bare && !press.shiftKey ? { kind: 'chordBegun' } : { kind: 'nothing' };
}

/**
 * The caps to show for a binding, in the order pressed (§2). Takes the binding and whether the keyboard is Apple's.
 *
 * @returns Texts like 'Ctrl' and 'J'.
 */
export function keyCaps(binding: KeyBinding, apple: boolean): readonly string[] {
  if (binding.kind === 'chord') return [binding.first.toUpperCase(), binding.second.toUpperCase()];
  const key = binding.key.toUpperCase();
  if (binding.modifier === 'none') return [key];
  return [binding.modifier === 'command' && apple ? '⌘' : 'Ctrl', key];
}

/**
 * The value of `aria-keyshortcuts` for a shortcut (§2): takes it, returns the combinations; chords have no such form.
 */
export function ariaKeyShortcuts(shortcut: Shortcut): string {
  return shortcut.bindings
    .flatMap((binding) => (binding.kind === 'chord' ? [] : ariaForms(binding)))
    .join(' ');
}

/**
 * The shortcuts someone can use with their keys written out, as a list shows them (§2). Takes whether they are an
 * admin and whether the keyboard is Apple's.
 *
 * @returns Each shortcut with one text for each of its bindings: 'G D', 'Ctrl+J'.
 */
export function shownBindings(
  isAdmin: boolean,
  apple: boolean,
): readonly { readonly shortcut: Shortcut; readonly keys: readonly string[] }[] {
  return shortcutsFor(isAdmin).map((shortcut) => ({
    shortcut,
    keys: shortcut.bindings.map((binding) =>
      keyCaps(binding, apple).join(binding.kind === 'chord' ? ' ' : '+'),
    ),
  }));
}

function ariaForms({ modifier, key }: KeyCombination): readonly string[] {
  const shown = key.length === 1 ? key.toUpperCase() : key;
  if (modifier === 'none') return [shown];
  return modifier === 'command' ? [`Control+${shown}`, `Meta+${shown}`] : [`Control+${shown}`];
}

function matchesCombination(press: KeyPress, { key, modifier }: KeyCombination): boolean {
  if (press.altKey || press.key.toLowerCase() !== key) return false;
  const wanted = {
    none: !press.ctrlKey && !press.metaKey,
    ctrl: press.ctrlKey && !press.metaKey,
    command: press.ctrlKey !== press.metaKey,
  };
  return wanted[modifier] && (isLetter(key) ? !press.shiftKey : true);
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}
