import { isLetter } from './match.ts';
import { defaultShortcutPreferences, type ShortcutPreferences } from './preferences.ts';
import { isCharacter, refusalOf } from './recording.ts';
import { chordKey, type KeyBinding, keyModifiers, type Shortcut, shortcuts } from './shortcuts.ts';

/**
 * Reads the preferences from storage (decisions). Throws nothing.
 *
 * @param stored - The stored text or null.
 * @returns What is good of it: unknown shortcuts, damaged bindings and keys that cannot be chosen are left out.
 */
export function readShortcutPreferences(stored: string | null): ShortcutPreferences {
  const { characterKeys, bindings } = objectOf(parsed(stored));
  const given = objectOf(bindings);
  return {
    characterKeys:
      typeof characterKeys === 'boolean' ? characterKeys : defaultShortcutPreferences.characterKeys,
    bindings: Object.fromEntries(
      shortcuts.flatMap((shortcut): (readonly [string, readonly KeyBinding[] | null])[] => {
        const value = Object.hasOwn(given, shortcut.id) ? given[shortcut.id] : undefined;
        if (value === null) return [[shortcut.id, null]];
        const read = Array.isArray(value) ? value.flatMap((one) => readBinding(one, shortcut)) : [];
        return read.length > 0 ? [[shortcut.id, read]] : [];
      }),
    ),
  };
}

/** The text to store (decisions): takes preferences, returns JSON that `readShortcutPreferences` reads. */
export function writeShortcutPreferences(preferences: ShortcutPreferences): string {
  return JSON.stringify(preferences);
}

function readBinding(value: unknown, shortcut: Shortcut): readonly KeyBinding[] {
  const binding = bindingOf(objectOf(value));
  return binding !== null && refusalOf(binding, shortcut) === null ? [binding] : [];
}

function bindingOf({ kind, first, second, key, modifier, shift }: Fields): KeyBinding | null {
  if (kind === 'chord') {
    return first === chordKey && isKey(second) ? { kind, first: chordKey, second } : null;
  }
  const known = keyModifiers.find((each) => each === modifier);
  if (kind !== 'combination' || known === undefined || !isKey(key)) return null;
  // `G` alone would leave no chord a beginning.
  if (known === 'none' && key === chordKey && shift !== true) return null;
  return { kind, modifier: known, key, ...(shift === true && isLetter(key) && { shift }) };
}

type Fields = Readonly<Record<string, unknown>>;

const isKey = (key: unknown): key is string =>
  typeof key === 'string' && isCharacter(key) && key === key.toLowerCase();

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
