type Key = string | number;

/**
 * The order after some of the items were dropped before or after another one. They keep their order among each other.
 *
 * @param target - The item that they were dropped at.
 */
export function reordered<Item extends { id: string }>(
  items: readonly Item[],
  moved: ReadonlySet<Key>,
  target: Key,
  position: 'before' | 'after',
): Item[] {
  const taken = items.filter(({ id }) => moved.has(id));
  // The place is found before they are taken out: the target may be one of them.
  const at = items.findIndex(({ id }) => id === target) + (position === 'after' ? 1 : 0);
  const stays = (item: Item) => !moved.has(item.id);
  return [...items.slice(0, at).filter(stays), ...taken, ...items.slice(at).filter(stays)];
}
