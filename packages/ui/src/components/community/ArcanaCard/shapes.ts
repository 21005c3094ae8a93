/** Path data of shapes that the cards share. Lengths in units of the drawing, turns in whole ones from the top, clockwise. */

/** The fold of every drawing. */
const middle = 60;

const round = (value: number) => String(Math.round(value * 10) / 10);

function onCircle(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

const point = (...[x, y, radius, turn]: Parameters<typeof onCircle>) =>
  onCircle(x, y, radius, turn).map(round).join(' ');

export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** So many lines away from a middle, from one distance to another. */
export const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `M${point(x, y, from, at / count)}L${point(x, y, to, at / count)}`,
  ).join('');

/** A star with so many points, the first at the top or at a turn. */
export function star(x: number, y: number, outer: number, inner: number, points: number, first = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    point(x, y, at % 2 === 0 ? outer : inner, first + at / (2 * points)),
  );
  return `M${corners.join('L')}z`;
}

/** The sign of what has no end, across the fold. */
export const lemniscate = (y: number, reach: number): string => {
  const [near, far, bow] = [reach * 0.3, reach * 0.7, reach * 0.4].map(round);
  return `M${middle} ${y}c${near}-${bow} ${reach}-${bow} ${reach} 0s-${far} ${bow}-${reach} 0c-${near}-${bow}-${reach}-${bow}-${reach} 0s${far} ${bow} ${reach} 0`;
};

/** A ray that flickers, at a turn. */
export const flame = (x: number, y: number, from: number, to: number, turn: number): string => {
  const along = (part: number, aside: number) => point(x, y, from + (to - from) * part, turn + aside);
  return `M${along(0, 0)}Q${along(0.3, 0.02)} ${along(0.5, 0)}T${along(1, 0)}`;
};

/** Leaves outside the right half of an oval, from its foot to its top. */
export function leaves(y: number, across: number, up: number, count: number, length: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI * (0.94 - (0.88 * at) / (count - 1));
    const [out, along] = [
      [Math.sin(angle), -Math.cos(angle)],
      [-Math.cos(angle), -Math.sin(angle)],
    ] as const;
    const from = [middle + across * out[0], y + up * out[1]] as const;
    const by = (outward: number, forward: number) =>
      [0, 1]
        .map((axis) =>
          round((from[axis] ?? 0) + length * (outward * (out[axis] ?? 0) + forward * (along[axis] ?? 0))),
        )
        .join(' ');
    return `M${by(0, 0)}Q${by(1, 0.1)} ${by(0.8, 1)}Q${by(0, 0.8)} ${by(0, 0)}`;
  }).join('');
}
