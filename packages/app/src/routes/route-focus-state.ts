/** What a navigation by keyboard shortcut leaves in the history: the page is to be begun at its heading. */
export const byShortcut = { cameBy: 'shortcut' } as const;

/** Takes the state of a history entry; says whether a shortcut led to it. */
export function isByShortcut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'cameBy') === byShortcut.cameBy;
}
