import type { Pose } from '@mirror-studio/domain/photo-shoot';

/** A limb, in shares of the picture's height from its axis and its top: from one point to another, and how thick. */
type Limb = readonly [x1: number, y1: number, x2: number, y2: number, thick: number];

/** Whoever stands there, drawn on one side of the axis: the mirror makes the other. */
const figures: Readonly<Record<Pose, readonly Limb[]>> = {
  // One figure, narrow at the waist, the weight on one hip.
  contrapposto: [
    [0, 0.17, 0, 0.2, 0.062],
    [0, 0.3, 0.02, 0.42, 0.085],
    [0.03, 0.52, 0.05, 0.56, 0.09],
    [0.06, 0.6, 0.04, 0.94, 0.042],
    [0.11, 0.33, 0.16, 0.5, 0.03],
  ],
  // A broad, low triangle: knees far out, hands in the lap.
  seated: [
    [0, 0.3, 0, 0.33, 0.066],
    [0, 0.43, 0, 0.6, 0.1],
    [0.08, 0.68, 0.27, 0.66, 0.06],
    [0.28, 0.68, 0.24, 0.93, 0.04],
    [0.12, 0.46, 0.08, 0.64, 0.034],
  ],
  // Two that look at one another, with the dark between them.
  profile: [
    [0.21, 0.27, 0.22, 0.34, 0.1],
    [0.1, 0.34, 0.15, 0.32, 0.022],
    [0.22, 0.44, 0.25, 0.52, 0.055],
    [0.28, 0.68, 0.32, 0.98, 0.14],
  ],
  // Legs in a wide stride, arms swung out.
  walking: [
    [0, 0.13, 0, 0.16, 0.056],
    [0, 0.26, 0, 0.46, 0.078],
    [0.03, 0.54, 0.11, 0.72, 0.05],
    [0.11, 0.72, 0.23, 0.95, 0.036],
    [0.09, 0.28, 0.2, 0.42, 0.026],
    [0.2, 0.42, 0.25, 0.54, 0.02],
  ],
  // One long line along the ground.
  reclining: [
    [0.03, 0.68, 0.2, 0.7, 0.075],
    [0.2, 0.7, 0.32, 0.66, 0.062],
    [0.32, 0.62, 0.35, 0.57, 0.05],
    [0, 0.66, 0.05, 0.57, 0.04],
    [0, 0.83, 0.3, 0.84, 0.022],
  ],
  // Two that lean together, as a tent stands.
  leaning: [
    [0.1, 0.2, 0.105, 0.23, 0.05],
    [0.15, 0.35, 0.21, 0.52, 0.06],
    [0.22, 0.6, 0.33, 0.95, 0.04],
    [0.02, 0.44, 0.13, 0.37, 0.02],
  ],
  // Near: the head turned over shoulders that fill the frame.
  overShoulder: [
    [0, 0.3, 0, 0.4, 0.15],
    [0, 0.58, 0.05, 0.62, 0.08],
    [0.02, 0.78, 0.3, 0.84, 0.16],
    [0.2, 0.98, 0.4, 1, 0.16],
  ],
  // Arms thrown up, a leap, and what it leaves in the air.
  inMotion: [
    [0, 0.25, 0, 0.28, 0.056],
    [0, 0.38, 0, 0.54, 0.07],
    [0.07, 0.38, 0.2, 0.22, 0.03],
    [0.2, 0.22, 0.27, 0.07, 0.02],
    [0.05, 0.6, 0.24, 0.66, 0.046],
    [0.24, 0.66, 0.3, 0.84, 0.03],
    [0.28, 0.3, 0.33, 0.44, 0.022],
  ],
};

/** How much of the figure is at a place, from 0 to a little over 1, soft at its edge. */
export type Figure = (x: number, y: number) => number;

/** The figure of a pose. Takes how many times as wide as usual the picture lets it be. */
export function figureOf(pose: Pose, reach: number): Figure {
  const limbs = figures[pose].map(([x1, y1, x2, y2, thick]) => {
    const [ax, bx] = [x1 * reach, x2 * reach];
    const [dx, dy] = [bx - ax, y2 - y1];
    return { ax, ay: y1, dx, dy, length: dx * dx + dy * dy || 1e-9, thin: 0.62 / (thick * thick) };
  });
  return (x, y) => {
    let sum = 0;
    for (const { ax, ay, dx, dy, length, thin } of limbs) {
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
      const [px, py] = [x - ax - dx * along, y - ay - dy * along];
      const far = (px * px + py * py) * thin;
      if (far < 7) sum += Math.exp(-0.7 * far);
    }
    return sum;
  };
}
