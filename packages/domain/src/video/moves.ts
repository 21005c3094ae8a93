import { cameraReach } from '../constants/video.ts';

/** Decided: the eight camera moves that a still picture gives (decisions: photo to video). Texts: `videoCanvas.move_<id>`. */
export const cameraMoves = [
  'pushIn',
  'pullOut',
  'panLeft',
  'panRight',
  'tiltUp',
  'tiltDown',
  'orbit',
  'drift',
] as const;
export type CameraMove = (typeof cameraMoves)[number];

/** Decided: how a move begins and ends. Texts: `videoCanvas.easing_<id>`. */
export const cameraEasings = ['linear', 'easeIn', 'easeOut', 'easeInOut'] as const;
export type CameraEasing = (typeof cameraEasings)[number];

/** Where the camera stands at a point of its move. */
export interface CameraStand {
  /** How many times larger than whole the picture is seen. */
  readonly zoom: number;
  /** Of the room beside what is seen: -1 is the left edge, 1 the right one. */
  readonly across: number;
  /** -1 is the top, 1 the bottom. */
  readonly down: number;
  /** Clockwise. */
  readonly degrees: number;
}

const { pushZoom, panZoom, orbitZoom, orbitDegrees, driftFromZoom, driftToZoom, driftDegrees } = cameraReach;
const between = (from: number, to: number, part: number) => from + (to - from) * part;
/** A zoom looks even when each step enlarges by the same factor. */
const zoomed = (from: number, to: number, part: number) => from * (to / from) ** part;
const middle = { across: 0, down: 0, degrees: 0 };

const stands: Readonly<Record<CameraMove, (part: number) => CameraStand>> = {
  pushIn: (part) => ({ ...middle, zoom: zoomed(1, pushZoom, part) }),
  pullOut: (part) => ({ ...middle, zoom: zoomed(pushZoom, 1, part) }),
  panLeft: (part) => ({ ...middle, zoom: panZoom, across: between(1, -1, part) }),
  panRight: (part) => ({ ...middle, zoom: panZoom, across: between(-1, 1, part) }),
  tiltUp: (part) => ({ ...middle, zoom: panZoom, down: between(1, -1, part) }),
  tiltDown: (part) => ({ ...middle, zoom: panZoom, down: between(-1, 1, part) }),
  // Around the middle, as on an arc that bends towards the top.
  orbit: (part) => ({
    zoom: orbitZoom,
    across: between(-0.9, 0.9, part),
    down: 0.35 - 0.7 * Math.sin(Math.PI * part),
    degrees: between(-orbitDegrees, orbitDegrees, part),
  }),
  // As a hand that holds still: a slow bow to one side and a little closer.
  drift: (part) => ({
    zoom: zoomed(driftFromZoom, driftToZoom, part),
    across: between(-0.7, 0.65, part),
    down: 0.55 * Math.sin(1.5 * Math.PI * part),
    degrees: between(-driftDegrees, driftDegrees, part),
  }),
};

const eases: Readonly<Record<CameraEasing, (part: number) => number>> = {
  linear: (part) => part,
  easeIn: (part) => part ** 2,
  easeOut: (part) => 1 - (1 - part) ** 2,
  easeInOut: (part) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2),
};

/**
 * Where the camera stands at a point of a move (decisions: photo to video).
 *
 * @param move - The move.
 * @param easing - How it begins and ends.
 * @param part - How much of its time is over, 0 to 1.
 * @returns The stand.
 */
export function cameraStand(move: CameraMove, easing: CameraEasing, part: number): CameraStand {
  return stands[move](eases[easing](part));
}
