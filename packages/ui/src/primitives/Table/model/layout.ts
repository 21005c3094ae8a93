import type { Key } from 'react-aria-components/Table';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Place {
  /** Top of each row in px, and the end of the last. */
  offsets: ArrayLike<number>;
  indexOf: (key: Key) => number;
  scroller: HTMLElement | null;
}

/** Where rows that are not in the document stand: React Aria asks when a key goes a page up or down. */
export class BodyLayout {
  #place: Place = { offsets: [0], indexOf: () => -1, scroller: null };

  /** Where rows stand by now. */
  put(place: Place) {
    this.#place = place;
  }

  getItemRect(key: Key): Box | null {
    const index = this.#place.indexOf(key);
    const top = this.#place.offsets[index];
    const bottom = this.#place.offsets[index + 1];
    if (top === undefined || bottom === undefined) return null;
    return { x: 0, y: top, width: this.#place.scroller?.clientWidth ?? 0, height: bottom - top };
  }
  getVisibleRect(): Box {
    const { scrollTop = 0, clientWidth = 0, clientHeight = 0 } = this.#place.scroller ?? {};
    return { x: 0, y: scrollTop, width: clientWidth, height: clientHeight };
  }
  getContentSize() {
    return {
      width: this.#place.scroller?.clientWidth ?? 0,
      height: this.#place.offsets[this.#place.offsets.length - 1] ?? 0,
    };
  }
}
