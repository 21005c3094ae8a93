import { type KeyPress, latinKey } from './key-press.ts';
import { isCharacterBinding, isLetter, isModifierKey } from './match.ts';
import { chordKey, type KeyBinding, type Shortcut } from './shortcuts.ts';

/** Why keys cannot be chosen. */
export type KeyRefusal =
  /** No character: Escape, Tab, Enter, Space, arrows, F5 and so on do something on every page. */
  | 'key'
  /** Alt writes characters on many keyboards, and the system keeps its own key. */
  | 'modifier'
  /** The browser or a text field needs them. */
  | 'browser'
  /** The shortcut works while somebody types, and so needs Ctrl or ⌘. */
  | 'typing'
  /** Single keys and chords are switched off. */
  | 'characterKeys';

/** With Ctrl or ⌘: what browsers keep for tabs, windows, zoom and pages, and what text fields need. */
const kept = new Set('acfhlmnpqrstvwxyz0123456789+-=`');
const keptWithShift = new Set('acijnpqrtvwyz');

/**
 * The binding that a key press would be (decisions): of Latin letters, whatever the keyboard writes.
 *
 * @param press - The press.
 * @param apple - Whether the keyboard is Apple's: Ctrl and ⌘ are two there, and one key elsewhere.
 * @param chordBegun - The first key of a chord was pressed before.
 * @returns It, or why there is none.
 */
export function bindingFrom(press: KeyPress, apple: boolean, chordBegun = false): KeyBinding | KeyRefusal {
  const key = latinKey(press);
  if (!isCharacter(key)) return 'key';
  if (press.altKey || (press.metaKey && (press.ctrlKey || !apple))) return 'modifier';
  const modifier = press.metaKey ? 'command' : press.ctrlKey ? (apple ? 'ctrl' : 'command') : 'none';
  const shift = press.shiftKey && isLetter(key);
  if (chordBegun && modifier === 'none' && !shift) return { kind: 'chord', first: chordKey, second: key };
  return { kind: 'combination', modifier, key, ...(shift && { shift }) };
}

/** Says why a shortcut cannot have a binding (decisions), or null where it can. Takes the binding and the shortcut. */
export function refusalOf(
  binding: KeyBinding,
  { whileTyping }: Pick<Shortcut, 'whileTyping'>,
): KeyRefusal | null {
  if (isCharacterBinding(binding)) return whileTyping ? 'typing' : null;
  if (binding.kind === 'chord') return null;
  return (binding.shift ? keptWithShift : kept).has(binding.key) ? 'browser' : null;
}

/** What a key press leads to while the new keys of a shortcut are recorded. */
export type Recorded =
  /** A modifier on its way down: the key is still to come. Or no key at all. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'chordBegun' }
  | { readonly kind: 'refused'; readonly refusal: KeyRefusal }
  | { readonly kind: 'recorded'; readonly binding: KeyBinding };

/** For whom keys are recorded. */
export interface Recording {
  readonly shortcut: Pick<Shortcut, 'whileTyping'>;
  readonly characterKeys: boolean;
  readonly apple: boolean;
  readonly chordBegun: boolean;
}

/**
 * What a key press means while keys are recorded: `G` begins a chord, and cannot stand alone (decisions).
 *
 * @param press - The press.
 * @param recording - For what it is recorded.
 * @returns The binding, that more is to come, or why it cannot be.
 */
export function recordKey(
  press: KeyPress,
  { shortcut, characterKeys, apple, chordBegun }: Recording,
): Recorded {
  if (!press.key || isModifierKey(press.key)) return { kind: 'nothing' };
  const binding = bindingFrom(press, apple, chordBegun);
  if (typeof binding === 'string') return { kind: 'refused', refusal: binding };
  const refusal =
    refusalOf(binding, shortcut) ?? (isCharacterBinding(binding) && !characterKeys ? 'characterKeys' : null);
  if (refusal !== null) return { kind: 'refused', refusal };
  const begins = binding.kind === 'combination' && binding.modifier === 'none' && !binding.shift;
  return begins && binding.key === chordKey ? { kind: 'chordBegun' } : { kind: 'recorded', binding };
}

/** Says whether a key writes one character that can be seen (decisions). */
export function isCharacter(key: string): boolean {
  return /^\S$/u.test(key);
}
