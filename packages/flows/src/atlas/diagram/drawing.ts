import type { DiagramState } from './structure.ts';

/** A diagram with places, in px from its upper left corner. Written by `pnpm atlas`. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state: those inside come after the one they are in. */
export interface DrawnState extends Box, Omit<DiagramState, 'states'> {
  /** Nesting, 0 for the machine. */
  readonly depth: number;
}

export interface DrawnArrow {
  /** The transitions that it stands for, as in the row it leaves from. */
  readonly at: readonly number[];
  readonly kind: 'person' | 'system';
  /** Corners of the line, from its row to the other state. */
  readonly points: readonly (readonly [number, number])[];
}

/** Sizes that the layout and the drawing share, in px: rows are set in the monospace face, so their width is known. */
export const measure = {
  rowHeight: 15,
  rowSize: 11,
  /** Advance of one character of the monospace face, as a part of its size. */
  advance: 0.6,
  nameHeight: 26,
  nameSize: 13,
  padding: 10,
};

/**
 * Takes a text and the size of its letters.
 *
 * @returns Its width in px.
 */
export const widthOf = (text: string, size: number) => Math.ceil(text.length * size * measure.advance);

/**
 * @param row - The number of a row.
 * @returns The middle of it, in px under the upper edge of its state.
 */
export const rowPlace = (row: number) => measure.nameHeight + (row + 0.5) * measure.rowHeight;
