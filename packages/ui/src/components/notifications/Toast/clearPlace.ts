/** Where something stands in the window, in px. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Wanted {
  /** Where it stands when nothing is in its way. */
  place: Place;
  /** What it must not lie over. */
  kept: readonly Place[];
  /** Of the window. */
  size: { width: number; height: number };
  /** Between it and what it keeps clear of, and the end of the window. */
  gapPx: number;
}

/**
 * How far something moves to lie over nothing that it must keep clear of: down to the first place that is free, aside where
 * none is below it, or to the one where it covers least.
 *
 * @returns In px, 0 and 0 where it stands well.
 */
export function clearShift({ place, kept, size, gapPx }: Wanted): { x: number; y: number } {
  const [width, height] = [place.right - place.left, place.bottom - place.top];
  const [farthest, lowest] = [size.width - gapPx - width, size.height - gapPx - height];
  const covered = (left: number, top: number) =>
    kept.reduce((sum, each) => {
      const wide = Math.min(left + width, each.right) - Math.max(left, each.left);
      const high = Math.min(top + height, each.bottom) - Math.max(top, each.top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const tops = [
    place.top,
    ...[...kept.map(({ bottom }) => bottom + gapPx), lowest]
      .filter((top) => top > place.top && top <= lowest)
      .toSorted((one, other) => one - other),
  ];
  const aside = (left: number) => Math.abs(left - place.left);
  const lefts = [
    place.left,
    ...[...kept.flatMap((each) => [each.right + gapPx, each.left - gapPx - width]), gapPx, farthest]
      .filter((left) => left >= gapPx && left <= farthest)
      .toSorted((one, other) => aside(one) - aside(other)),
  ];
  let best = { left: place.left, top: place.top, covered: covered(place.left, place.top) };
  for (const left of lefts) {
    for (const top of tops) {
      if (best.covered === 0) break;
      const next = covered(left, top);
      if (next < best.covered) best = { left, top, covered: next };
    }
  }
  return { x: best.left - place.left, y: best.top - place.top };
}
