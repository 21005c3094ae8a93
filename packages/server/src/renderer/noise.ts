export { digest, seeded } from '@mirror-studio/domain/random';

/** Smooth noise over a plane, seeded: the ink of the sample renderer. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise from about -1 to 1, without a repetition that can be seen. Takes the source of its gradients. */
export function gradientNoise(random: () => number): Noise {
  const size = 256;
  const order = new Uint8Array(size * 2);
  const slopes = new Float32Array(size * 2);
  for (let at = 0; at < size; at++) order[at] = at;
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  for (let at = 0; at < size; at++) {
    order[at + size] = order[at] ?? 0;
    const angle = random() * Math.PI * 2;
    slopes[at * 2] = Math.cos(angle);
    slopes[at * 2 + 1] = Math.sin(angle);
  }
  const corner = (cellX: number, cellY: number, dx: number, dy: number) => {
    const at = (order[((order[cellX & 255] as number) + cellY) & 255] as number) * 2;
    return (slopes[at] as number) * dx + (slopes[at + 1] as number) * dy;
  };
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const w = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = corner(cellX, cellY, dx, dy) * (1 - u) + corner(cellX + 1, cellY, dx - 1, dy) * u;
    const bottom =
      corner(cellX, cellY + 1, dx, dy - 1) * (1 - u) + corner(cellX + 1, cellY + 1, dx - 1, dy - 1) * u;
    return (top * (1 - w) + bottom * w) * 1.45;
  };
}

/** Octaves of noise, each turned a little so that no grid shows. Returns about -1 to 1. */
export function layered(noise: Noise, octaves: number, gain = 0.5): Noise {
  return (x, y) => {
    let [sum, weight, total, px, py] = [0, 1, 0, x, y];
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(px, py) * weight;
      total += weight;
      weight *= gain;
      const turned = px * 1.62 - py * 1.18;
      py = px * 1.18 + py * 1.62 + 3.7;
      px = turned + 1.9;
    }
    return sum / total;
  };
}
