/** What is selected of a list, and from where a range goes on: the last that was turned on or off by itself. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

/** Turns one on or off. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Selects all from the anchor to another, besides what is selected already. Where the anchor is not in the list any more it is
 * that other one alone. Takes the ids of the list in their order.
 */
export function extended({ ids, anchor }: Selection, order: readonly string[], to: string): Selection {
  const [from, end] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(to)];
  if (end < 0) return { ids, anchor };
  if (from < 0) return { ids: new Set([...ids, to]), anchor: to };
  const range = order.slice(Math.min(from, end), Math.max(from, end) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}
