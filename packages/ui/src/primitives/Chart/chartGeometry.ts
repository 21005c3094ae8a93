import { cutText } from '@mirror-studio/domain/texts';
import { extent, nice, ticks } from 'd3-array';
import { curveMonotoneX, line } from 'd3-shape';

/** A point of a chart. */
export interface ChartPoint {
  /** What it stands for, such as "3 Nov". */
  label: string;
  /** Null where nothing is known: the line has a gap there. */
  value: number | null;
  /** The value of the same point in the period before. */
  previous?: number | null;
}

export interface Frame {
  kind: 'line' | 'bar' | 'distribution';
  /** Of the whole drawing, in px. */
  width: number;
  height: number;
  /** Kept free before the first point for the figures of the axis, in px. */
  before: number;
  /** Kept free beside the last point for the names of the lines, in px. */
  beside: number;
  /** It is read from right to left. */
  isMirrored: boolean;
}

/** Room above for the topmost figure, and below for the names of the points, in px. */
const [above, below] = [18, 26];
/** The widest that a bar gets, in px: a single one does not fill the page. */
const widestBar = 56;
/** About the width of a letter of the labels, in px. */
export const letter = 6.6;
/** Names of points are cut after so many letters; they are whole where a point is read. */
export const mostLetters = 14;

export const cut = (text: string, most = mostLetters): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;

/** What the axis of the values begins and ends with, always with nothing in it, and the round figures on it: whole ones where all are counts. */
export function scaleOf(points: readonly ChartPoint[]) {
  const values = points.flatMap(({ value, previous }) => [value, previous ?? null]);
  const [low = 0, high = 0] = extent([0, ...values.filter((value) => value !== null)]);
  const [start, end] = nice(low, high === low ? low + 1 : high, 4);
  const isCounted = values.every((value) => value === null || Number.isInteger(value));
  const round = ticks(start, end, 4);
  return { start, end, ticks: isCounted ? round.filter(Number.isInteger) : round };
}

/** Where everything of a chart lies. Takes its points and the frame that it is drawn in. */
export function geometryOf(
  points: readonly ChartPoint[],
  { kind, width, height, before, beside, isMirrored }: Frame,
) {
  const count = points.length;
  const { start, end, ticks } = scaleOf(points);
  const plotWidth = Math.max(1, width - before - beside);
  const [top, bottom] = [above, height - below];
  const y = (value: number) => bottom - ((value - start) / (end - start)) * (bottom - top);
  const logical =
    kind === 'line'
      ? (at: number) => (count === 1 ? plotWidth / 2 : (at / (count - 1)) * plotWidth)
      : (at: number) => ((at + 0.5) / count) * plotWidth;
  const x = (at: number) => (isMirrored ? width - before - logical(at) : before + logical(at));
  const step = plotWidth / Math.max(1, count);
  // Ranges of values lie edge to edge; things stand apart.
  const gap = kind === 'distribution' ? 1 : step * 0.36;
  const widest = kind === 'distribution' ? step : widestBar;
  const barWidth = Math.max(1, Math.min(widest, step - Math.min(gap, step / 2)));

  const path = (read: (point: ChartPoint) => number | null | undefined) =>
    line<ChartPoint>()
      .defined((point) => typeof read(point) === 'number')
      .x((_point, at) => x(at))
      .y((point) => y(read(point) ?? 0))
      .curve(curveMonotoneX)([...points]) ?? '';

  return { x, y, step, barWidth, top, bottom, zero: y(0), path, ticks };
}

export type Geometry = ReturnType<typeof geometryOf>;

/** The name of a point below the chart: where it is written, and how it lies to that place. */
export interface PointName {
  at: number;
  text: string;
  place: number;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * The names below the chart, in even steps: as many as have room, the first always.
 *
 * @param points All of them.
 * @param frame What they are drawn in.
 * @param x Where a point lies, from the start of reading, in px.
 */
export function pointNames(
  points: readonly ChartPoint[],
  { width, before, beside }: Omit<Frame, 'height'>,
  x: (at: number) => number,
): PointName[] {
  const room = Math.max(1, width - before - beside);
  const longest = Math.max(0, ...points.slice(0, 500).map(({ label }) => cut(label).length));
  const every = Math.max(1, Math.ceil(((longest * letter + 18) * points.length) / room));
  let free = Number.NEGATIVE_INFINITY;
  return points.flatMap(({ label }, at): PointName[] => {
    if (at % every !== 0) return [];
    const [text, place] = [cut(label), x(at)];
    const length = text.length * letter;
    // One at an edge stays within it.
    const start = Math.min(Math.max(0, place - length / 2), width - length);
    if (start < free) return [];
    free = start + length + 8;
    if (start > place - length / 2) return [{ at, text, place: start, anchor: 'start' }];
    if (start < place - length / 2) return [{ at, text, place: start + length, anchor: 'end' }];
    return [{ at, text, place, anchor: 'middle' }];
  });
}

/** The point that is nearest to a place. Takes the place from the start in px, and how many points there are. */
export function pointAt(
  place: number,
  count: number,
  { kind, width, before, beside }: Omit<Frame, 'height'>,
): number {
  const share = (place - before) / Math.max(1, width - before - beside);
  const at = kind === 'line' ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, at));
}

/** Where two labels stand that would lie on one another: as far apart as a line is high. */
export function apart(first: number, second: number, least = 15): [first: number, second: number] {
  const missing = least - Math.abs(first - second);
  if (missing <= 0) return [first, second];
  const sign = first <= second ? -1 : 1;
  return [first + (sign * missing) / 2, second - (sign * missing) / 2];
}
