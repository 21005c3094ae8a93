/** Where something stands in the window, in px. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Wanted {
  /** Where it stands when nothing is in its way. */
  place: Place;
  /** What it must not lie over. */
  kept: readonly Place[];
  windowHeight: number;
  /** Between it and what it keeps clear of, and the end of the window. */
  gapPx: number;
}

/**
 * How far down something moves to lie over nothing that it must keep clear of: to the first place that is free, or the one
 * where it covers least.
 *
 * @returns In px, 0 where it stands well.
 */
export function clearShift({ place, kept, windowHeight, gapPx }: Wanted): number {
  const height = place.bottom - place.top;
  const last = windowHeight - gapPx - height;
  const beside = kept.filter(({ left, right }) => left < place.right && right > place.left);
  const covered = (top: number) =>
    beside.reduce((sum, each) => {
      const high = Math.min(top + height, each.bottom) - Math.max(top, each.top);
      const wide = Math.min(place.right, each.right) - Math.max(place.left, each.left);
      return sum + Math.max(0, high) * wide;
    }, 0);
  const tops = [...beside.map(({ bottom }) => bottom + gapPx), last]
    .filter((top) => top > place.top && top <= last)
    .toSorted((one, other) => one - other);
  const best = tops.reduce((least, top) => (covered(top) < covered(least) ? top : least), place.top);
  return best - place.top;
}
