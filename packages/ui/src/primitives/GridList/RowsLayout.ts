import type { Key } from 'react-aria-components/Table';
import { Layout, LayoutInfo, Rect, Size } from 'react-aria-components/Virtualizer';

/** What has been measured of a row, in px. */
export interface RowHeight {
  readonly height: number;
  /** How wide the row was then: another width may fold its words. */
  readonly width: number;
}

/**
 * Rows one below the other, of which those near the sight are in the document. What was measured
 * is remembered by the id of a row, also while the list is not on the page: whoever comes back to it finds each row where
 * it was. (React Aria's `ListLayout` forgets it, and takes rows that it passes over to be of a usual height.)
 */
export class RowsLayout extends Layout {
  readonly #heights: Map<Key, RowHeight>;
  readonly #usual: number;
  #scroller: Element | null = null;
  #collection: unknown = null;
  #keys: readonly Key[] = [];
  #indices = new Map<Key, number>();
  #offsets = new Float64Array(1);

  /** Takes what is remembered of heights, and the height of a usual row in px. */
  constructor(heights: Map<Key, RowHeight>, usual: number) {
    super();
    this.#heights = heights;
    this.#usual = usual;
  }

  /** The ref of what scrolls, where that is not the page. */
  readonly scrollIn = (scroller: Element | null) => {
    this.#scroller = scroller;
  };

  override update() {
    const collection = this.virtualizer?.collection;
    if (!collection) return;
    if (collection !== this.#collection) {
      this.#collection = collection;
      this.#keys = [...collection.getKeys()].filter((key) => collection.getItem(key)?.type === 'item');
      this.#indices = new Map(this.#keys.map((key, index) => [key, index]));
    }
    const offsets = new Float64Array(this.#keys.length + 1);
    for (const [index, key] of this.#keys.entries())
      offsets[index + 1] = (offsets[index] ?? 0) + this.#heightOf(key);
    this.#offsets = offsets;
  }

  override getVisibleLayoutInfos(rect: Rect) {
    const drawn: LayoutInfo[] = [];
    const add = (index: number) => {
      const info = this.#infoAt(index);
      if (info) drawn.push(info);
    };
    const first = this.#indexAt(rect.y);
    let end = first;
    while (end < this.#keys.length && (this.#offsets[end] ?? 0) < rect.maxY) end++;
    // The row with the focus stays, wherever it is.
    const kept = [...(this.virtualizer?.persistedKeys ?? [])].map((key) => this.#indices.get(key) ?? -1);
    for (const index of kept) if (index >= 0 && index < first) add(index);
    for (let index = first; index < end; index++) add(index);
    for (const index of kept) if (index >= end) add(index);
    return drawn;
  }

  override getLayoutInfo(key: Key) {
    return this.#infoAt(this.#indices.get(key) ?? -1);
  }

  override getContentSize() {
    return new Size(this.virtualizer?.size.width ?? 0, this.#offsets[this.#keys.length] ?? 0);
  }

  override updateItemSize = (key: Key, { height }: Size) => {
    const width = this.virtualizer?.size.width ?? 0;
    const before = this.#heightOf(key);
    const isKnown = this.#heights.get(key)?.width === width;
    this.#heights.set(key, { height, width });
    if (Math.abs(height - before) < 0.5) return !isKnown;
    const end = this.#offsets[(this.#indices.get(key) ?? 0) + 1] ?? 0;
    // What is in sight stays where it is when a row above it turns out to be of another height.
    if (end <= (this.virtualizer?.visibleRect.y ?? 0))
      (this.#scroller ?? window).scrollBy(0, height - before);
    return true;
  };

  #heightOf(key: Key) {
    return this.#heights.get(key)?.height ?? this.#usual;
  }

  #infoAt(index: number): LayoutInfo | null {
    const key = this.#keys[index];
    const top = this.#offsets[index];
    if (key === undefined || top === undefined) return null;
    const width = this.virtualizer?.size.width ?? 0;
    const info = new LayoutInfo('item', key, new Rect(0, top, width, this.#heightOf(key)));
    info.allowOverflow = true;
    info.estimatedSize = this.#heights.get(key)?.width !== width;
    return info;
  }

  /** The last row that begins at a place or above it. */
  #indexAt(place: number) {
    let [low, high] = [0, Math.max(this.#keys.length - 1, 0)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#offsets[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
