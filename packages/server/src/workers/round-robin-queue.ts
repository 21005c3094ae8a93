/** What waits, by key: the keys take turns, and what waits for one key goes in the order in which it came. */
export class RoundRobinQueue<Item> {
  /** The key whose turn is next stands first. */
  readonly #itemsOf = new Map<string, Item[]>();

  push(key: string, item: Item): void {
    const items = this.#itemsOf.get(key);
    if (items) items.push(item);
    else this.#itemsOf.set(key, [item]);
  }

  /** Takes out the next item and sends its key to the back; undefined when nothing waits. */
  shift(): Item | undefined {
    const next = this.#itemsOf.entries().next().value;
    if (!next) return undefined;
    const [key, items] = next;
    const item = items.shift();
    this.#itemsOf.delete(key);
    if (items.length > 0) this.#itemsOf.set(key, items);
    return item;
  }

  /** Takes out an item that no longer waits; one that is not there changes nothing. */
  remove(key: string, item: Item): void {
    const items = this.#itemsOf.get(key);
    const at = items?.indexOf(item) ?? -1;
    if (!items || at < 0) return;
    items.splice(at, 1);
    if (items.length === 0) this.#itemsOf.delete(key);
  }
}
