import type { Key } from 'react-aria-components/Table';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where rows that are not in the document stand: React Aria asks when a key goes a page up or down. */
export class BodyLayout {
  /** Top of each row in px, and the end of the last. */
  offsets: ArrayLike<number> = [0];
  indexOf: (key: Key) => number = () => -1;
  scroller: HTMLElement | null = null;

  getItemRect(key: Key): Box | null {
    const index = this.indexOf(key);
    const top = this.offsets[index];
    const bottom = this.offsets[index + 1];
    if (top === undefined || bottom === undefined) return null;
    return { x: 0, y: top, width: this.scroller?.clientWidth ?? 0, height: bottom - top };
  }
  getVisibleRect(): Box {
    const { scrollTop = 0, clientWidth = 0, clientHeight = 0 } = this.scroller ?? {};
    return { x: 0, y: scrollTop, width: clientWidth, height: clientHeight };
  }
  getContentSize() {
    return { width: this.scroller?.clientWidth ?? 0, height: this.offsets[this.offsets.length - 1] ?? 0 };
  }
}
