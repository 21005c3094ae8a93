import { type Route, type RouteId, type RouteNav, routes } from '../access/index.ts';
import type { TextKey } from '../texts/index.ts';

/** `command`: Ctrl, or Cmd on a Mac. */
export const keyModifiers = ['ctrl', 'command', 'none'] as const;
export type KeyModifier = (typeof keyModifiers)[number];

/** A key with its modifiers. */
export interface KeyCombination {
  readonly kind: 'combination';
  /** The character it writes, in lower case. */
  readonly key: string;
  readonly modifier: KeyModifier;
  /** With Shift: of letters alone, any other character is written with or without it. */
  readonly shift?: true;
}

/** The key with which every chord begins (§2). */
export const chordKey = 'g';

/** Two keys one after the other within the chord's window (§9). */
export interface KeyChord {
  readonly kind: 'chord';
  readonly first: typeof chordKey;
  readonly second: string;
}

export type KeyBinding = KeyCombination | KeyChord;

/** What a shortcut does: goes to a route or opens a part of the shell. */
export type ShortcutAction =
  | { readonly kind: 'navigate'; readonly routeId: RouteId }
  | { readonly kind: 'toggle'; readonly part: ShellPart };

/** The parts of the shell that a shortcut opens and closes. */
export type ShellPart = 'jobs' | 'sidebar' | 'help' | 'settings' | 'palette';

export const shortcutGroups = ['navigation', 'panels', 'admin'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

export interface Shortcut {
  readonly id: string;
  readonly group: ShortcutGroup;
  readonly bindings: readonly KeyBinding[];
  readonly action: ShortcutAction;
  /** Works while the focus is in a text field. */
  readonly whileTyping: boolean;
  readonly label: ShortcutLabel;
}

/** The text that names a shortcut: the title of its page, or a key of `shortcuts`. */
export type ShortcutLabel =
  | { readonly namespace: 'routes'; readonly key: TextKey<'routes'> }
  | { readonly namespace: 'shortcuts'; readonly key: TextKey<'shortcuts'> };

const panel = (
  part: ShellPart,
  whileTyping: boolean,
  bindings: readonly KeyBinding[],
  key: TextKey<'shortcuts'>,
): Shortcut => ({
  id: part,
  group: 'panels',
  bindings,
  whileTyping,
  action: { kind: 'toggle', part },
  label: { namespace: 'shortcuts', key },
});

const combination = (modifier: KeyModifier, key: string): KeyCombination => ({
  kind: 'combination',
  modifier,
  key,
});

const chords: readonly Shortcut[] = routes.flatMap((route: Route & { readonly id: RouteId }) => {
  const nav: RouteNav | null = route.nav;
  if (nav?.chord === undefined) return [];
  return [
    {
      id: `go.${route.id}`,
      group: nav.group === 'admin' ? 'admin' : 'navigation',
      bindings: [{ kind: 'chord', first: chordKey, second: nav.chord }],
      whileTyping: false,
      action: { kind: 'navigate', routeId: route.id },
      label: { namespace: 'routes', key: route.titleKey },
    },
  ];
});

/**
 * Every shortcut with the keys it has to begin with (§2, decisions). The help text, the tooltips and the listener are
 * made from this table, or from what somebody made of it (`applyShortcuts`).
 * The chords come from the route table; those of the admin group are for admins alone.
 */
export const shortcuts: readonly Shortcut[] = [
  ...chords,
  panel('jobs', true, [combination('ctrl', 'j')], 'openJobs'),
  panel('sidebar', true, [combination('command', 'b')], 'toggleSidebar'),
  panel('help', false, [combination('none', '?'), combination('command', '/')], 'openHelp'),
  panel('settings', true, [combination('ctrl', ',')], 'openSettings'),
  panel('palette', true, [combination('command', 'k')], 'openPalette'),
];

/**
 * The shortcuts someone can use (§2).
 *
 * @param isAdmin - Whether they are an admin.
 * @param table - The shortcuts as they are applied; default the table as it is to begin with.
 * @returns Them in the order of the table.
 */
export function shortcutsFor(isAdmin: boolean, table: readonly Shortcut[] = shortcuts): readonly Shortcut[] {
  return table.filter((shortcut) => isAdmin || shortcut.group !== 'admin');
}
