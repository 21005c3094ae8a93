/** Where a picture hangs: below so many widths of a column and so many gaps, in one of the columns. */
export interface Place {
  readonly column: number;
  readonly height: number;
  readonly count: number;
}

export interface WallLayout {
  /** In the order of the pictures; none hangs higher than one before it, but for a hundredth of a column's width. */
  readonly places: readonly Place[];
  /** The end of the longest column. */
  readonly end: Omit<Place, 'column'>;
  /** The highest picture, in widths of a column. */
  readonly highest: number;
}

/** A gap counts for a little height when columns are evened. */
const gapHeight = 0.05;

/** Each picture goes where there is most room: in the first of the shortest columns. Takes heights by width. */
export function layOut(heights: readonly number[], columnCount: number): WallLayout {
  const columns = Array.from({ length: columnCount }, () => ({ height: 0, count: 0, filled: 0 }));
  let highest = 0;
  const places = heights.map((height): Place => {
    let column = 0;
    for (let at = 1; at < columnCount; at++)
      if ((columns[at]?.filled ?? 0) < (columns[column]?.filled ?? 0) - 0.01) column = at;
    const shortest = columns[column] ?? { height: 0, count: 0, filled: 0 };
    const place = { column, height: shortest.height, count: shortest.count };
    shortest.height += height;
    shortest.count += 1;
    shortest.filled = shortest.height + shortest.count * gapHeight;
    highest = Math.max(highest, height);
    return place;
  });
  const longest = columns.reduce((most, next) => (next.filled > most.filled ? next : most));
  return { places, end: { height: longest.height, count: Math.max(0, longest.count - 1) }, highest };
}

/** What is drawn of a wall: from one distance to another below its top, in px. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** How wide a column is, and a gap, in px. */
export interface Measures {
  readonly width: number;
  readonly gap: number;
}

/** The first of the pictures that hang in a band, and the one after the last. */
export function picturesIn({ places, highest }: WallLayout, band: Band, { width, gap }: Measures) {
  const tolerance = width / 50;
  const firstBelow = (distance: number) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const { height, count } = places[middle] ?? { height: 0, count: 0 };
      if (height * width + count * gap <= distance) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { first: firstBelow(band.from - highest * width - tolerance), end: firstBelow(band.to + tolerance) };
}
