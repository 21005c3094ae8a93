import { isCharacterBinding } from './match.ts';
import { type KeyBinding, type Shortcut, shortcuts, shortcutsFor } from './shortcuts.ts';

/** What somebody made of the table of shortcuts, kept in the browser's storage. */
export interface ShortcutPreferences {
  /** Single keys and chords work; off for those who dictate, or hit keys by chance (WCAG 2.1.4). */
  readonly characterKeys: boolean;
  /** By the shortcut's id, of those that differ from the table: its keys, or null where it is off. */
  readonly bindings: Readonly<Record<string, readonly KeyBinding[] | null>>;
}

/** The table as it is to begin with. */
export const defaultShortcutPreferences: ShortcutPreferences = { characterKeys: true, bindings: {} };

const chosenOf = ({ bindings }: ShortcutPreferences, id: string) =>
  Object.hasOwn(bindings, id) ? bindings[id] : undefined;

/**
 * The table with the keys that somebody chose, also single keys and chords that are switched off altogether. No two
 * shortcuts have the same keys: what was chosen wins over what another has to begin with
 * (decisions).
 *
 * @param preferences - What they chose.
 * @returns The shortcuts in the order of the table; those that are off have no bindings.
 */
export function chosenShortcuts(preferences: ShortcutPreferences): readonly Shortcut[] {
  const taken: KeyBinding[] = [];
  const claim = (bindings: readonly KeyBinding[]) => {
    const free = bindings.filter((binding) => !taken.some((other) => overlap(binding, other)));
    taken.push(...free);
    return free;
  };
  const chosen = shortcuts.map(({ id }) => {
    const bindings = chosenOf(preferences, id);
    return bindings === undefined ? undefined : claim(bindings ?? []);
  });
  return shortcuts.map((shortcut, at) => ({ ...shortcut, bindings: chosen[at] ?? claim(shortcut.bindings) }));
}

/**
 * The shortcuts that work (§2): what the listener, the tooltips, help and the command palette read.
 *
 * @param preferences - What somebody chose.
 * @returns The table with the keys that work now.
 */
export function applyShortcuts(preferences: ShortcutPreferences): readonly Shortcut[] {
  const chosen = chosenShortcuts(preferences);
  if (preferences.characterKeys) return chosen;
  return chosen.map((shortcut) => ({
    ...shortcut,
    bindings: shortcut.bindings.filter((binding) => !isCharacterBinding(binding)),
  }));
}

/** Says whether two bindings answer the same keys (decisions). */
export function overlap(one: KeyBinding, other: KeyBinding): boolean {
  if (one.kind === 'chord' || other.kind === 'chord') {
    return one.kind === 'chord' && other.kind === 'chord' && one.second === other.second;
  }
  const isSameKey = one.key === other.key && one.shift === other.shift;
  return isSameKey && (one.modifier === 'none') === (other.modifier === 'none');
}

/** Says whether a shortcut differs from the table (decisions): takes the preferences and its id. */
export function isChanged(preferences: ShortcutPreferences, id: string): boolean {
  return chosenOf(preferences, id) !== undefined;
}

/** Says whether everything is as it is to begin with (decisions). */
export function isUnchanged({ characterKeys, bindings }: ShortcutPreferences): boolean {
  return characterKeys && Object.keys(bindings).length === 0;
}

/**
 * The keys that a shortcut has to begin with (§2).
 *
 * @param id - The id of a shortcut.
 * @returns None for an id that is unknown.
 */
export function defaultBindings(id: string): readonly KeyBinding[] {
  return shortcuts.find((shortcut) => shortcut.id === id)?.bindings ?? [];
}

/**
 * The other shortcuts that have some of the keys (decisions).
 *
 * @param preferences - What somebody chose.
 * @param id - The shortcut that is to get the keys.
 * @param bindings - The keys.
 * @param isAdmin - Whether they are an admin: what others never see stands in nobody's way.
 * @returns Them as they are chosen, in the order of the table.
 */
export function conflictsOf(
  preferences: ShortcutPreferences,
  id: string,
  bindings: readonly KeyBinding[],
  isAdmin: boolean,
): readonly Shortcut[] {
  return shortcutsFor(isAdmin, chosenShortcuts(preferences)).filter(
    (shortcut) =>
      shortcut.id !== id &&
      shortcut.bindings.some((other) => bindings.some((binding) => overlap(binding, other))),
  );
}

/**
 * Gives a shortcut its keys, and takes them from every other (decisions).
 *
 * @param preferences - What somebody chose so far.
 * @param id - The shortcut.
 * @param bindings - Its keys from now on; null switches it off.
 * @returns The preferences with the change. Another that has no keys left is off.
 */
export function bindShortcut(
  preferences: ShortcutPreferences,
  id: string,
  bindings: readonly KeyBinding[] | null,
): ShortcutPreferences {
  const isDefault = bindings !== null && JSON.stringify(bindings) === JSON.stringify(defaultBindings(id));
  const { [id]: _, ...others } = preferences.bindings;
  const left = conflictsOf(preferences, id, bindings ?? [], true).map((other) => {
    const kept = other.bindings.filter((its) => !bindings?.some((binding) => overlap(binding, its)));
    return [other.id, kept.length > 0 ? kept : null] as const;
  });
  return {
    ...preferences,
    bindings: { ...others, ...Object.fromEntries(left), ...(isDefault ? {} : { [id]: bindings }) },
  };
}
