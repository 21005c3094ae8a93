import { type KeyPress, latinKey } from './key-press.ts';
import {
  chordKey,
  type KeyBinding,
  type KeyCombination,
  type Shortcut,
  shortcuts,
  shortcutsFor,
} from './shortcuts.ts';

/** Who presses, and where. */
export interface KeyContext {
  readonly isAdmin: boolean;
  /** The focus is in a text field. */
  readonly typing: boolean;
  /** The shortcuts as they are applied; default the table as it is to begin with. */
  readonly shortcuts?: readonly Shortcut[];
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
 * the window (§9: 1 second, which the caller times). Letters are read without case, and those of another script than Latin by
 * the key that they are on; keys that were chosen in that script before still match.
 *
 * @returns The shortcut to run, that a chord has begun, or nothing.
 */
export function matchKey(press: KeyPress, context: KeyContext, chordBegun: boolean): KeyOutcome {
  const usable = shortcutsFor(context.isAdmin, context.shortcuts).filter(
    (shortcut) => !context.typing || shortcut.whileTyping,
  );
  const has = (matches: (binding: KeyBinding) => boolean) => (shortcut: Shortcut) =>
    shortcut.bindings.some((binding) => !(context.typing && isCharacterBinding(binding)) && matches(binding));
  const keys = [latinKey(press), latinKey({ key: press.key })];
  const bare = !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey;
  const endsChord = has((binding) => binding.kind === 'chord' && keys.includes(binding.second));
  // The second key of a chord may be a shortcut of its own.
  const found =
    (chordBegun && bare ? usable.find(endsChord) : undefined) ??
    usable.find(
      has(
        (binding) =>
          binding.kind === 'combination' && keys.includes(binding.key) && matchesModifiers(press, binding),
      ),
    );
  if (found !== undefined) return { kind: 'run', shortcut: found };
  const begins = bare && keys.includes(chordKey) && usable.some(has(({ kind }) => kind === 'chord'));
  return begins ? { kind: 'chordBegun' } : { kind: 'nothing' };
}

/** Says whether a binding is of characters alone, which somebody who dictates may hit (decisions, WCAG 2.1.4). */
export function isCharacterBinding(binding: KeyBinding): boolean {
  return binding.kind === 'chord' || binding.modifier === 'none';
}

/** Says whether a key writes a letter: Shift is then told apart (decisions). */
export function isLetter(key: string): boolean {
  return key.toLowerCase() !== key.toUpperCase();
}

/**
 * The caps to show for a binding, in the order pressed (§2). Takes the binding and whether the keyboard is Apple's.
 *
 * @returns Texts like 'Ctrl' and 'J'.
 */
export function keyCaps(binding: KeyBinding, apple: boolean): readonly string[] {
  if (binding.kind === 'chord') return [binding.first.toUpperCase(), binding.second.toUpperCase()];
  const key = [...(binding.shift ? ['Shift'] : []), binding.key.toUpperCase()];
  if (binding.modifier === 'none') return key;
  return [binding.modifier === 'command' && apple ? '⌘' : 'Ctrl', ...key];
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
 * The shortcuts someone can use with their keys written out, as a list shows them (§2); what has no keys is left out.
 * Takes whether they are an admin, whether the keyboard is Apple's, and the shortcuts as they are applied.
 *
 * @returns Each shortcut with one text for each of its bindings: 'G D', 'Ctrl+J'.
 */
export function shownBindings(
  isAdmin: boolean,
  apple: boolean,
  table: readonly Shortcut[] = shortcuts,
): readonly { readonly shortcut: Shortcut; readonly keys: readonly string[] }[] {
  return shortcutsFor(isAdmin, table)
    .filter(({ bindings }) => bindings.length > 0)
    .map((shortcut) => ({ shortcut, keys: shortcut.bindings.map((binding) => shownKeys(binding, apple)) }));
}

/** A binding in one text, as it is pressed (§2): 'G D', 'Ctrl+J'. Takes it and whether the keyboard is Apple's. */
export function shownKeys(binding: KeyBinding, apple: boolean): string {
  return keyCaps(binding, apple).join(binding.kind === 'chord' ? ' ' : '+');
}

function ariaForms({ modifier, key, shift }: KeyCombination): readonly string[] {
  const shown = (shift ? 'Shift+' : '') + (key.length === 1 ? key.toUpperCase() : key);
  if (modifier === 'none') return [shown];
  return modifier === 'command' ? [`Control+${shown}`, `Meta+${shown}`] : [`Control+${shown}`];
}

function matchesModifiers(press: KeyPress, { key, modifier, shift }: KeyCombination): boolean {
  if (press.altKey) return false;
  const wanted = {
    none: !press.ctrlKey && !press.metaKey,
    ctrl: press.ctrlKey && !press.metaKey,
    command: press.ctrlKey !== press.metaKey,
  };
  return wanted[modifier] && (!isLetter(key) || press.shiftKey === (shift === true));
}
