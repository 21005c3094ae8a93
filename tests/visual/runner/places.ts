/** A part of a picture, in its pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const cell = 24;
const shown = 6;

/** Which cells of a grid hold a pixel that differs. */
function differingCells(before: Buffer, after: Buffer, width: number, height: number) {
  const columns = Math.ceil(width / cell);
  const cells = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4;
    if (before.compare(after, row, row + width * 4, row, row + width * 4) === 0) continue;
    for (let x = 0; x < width; x += 1) {
      const at = row + x * 4;
      if (before.readUInt32LE(at) !== after.readUInt32LE(at)) {
        cells.add(Math.floor(y / cell) * columns + Math.floor(x / cell));
      }
    }
  }
  return { cells, columns };
}

/** Where two RGBA pictures of one size differ: neighbouring cells are one place; the largest first. */
export function placesOf(before: Buffer, after: Buffer, width: number, height: number): Place[] {
  const { cells, columns } = differingCells(before, after, width, height);
  const places: Place[] = [];
  for (const first of cells) {
    const group = [first];
    cells.delete(first);
    for (const at of group) {
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const next = at + dy * columns + dx;
          if (Math.abs((next % columns) - (at % columns)) <= 1 && cells.delete(next)) group.push(next);
        }
      }
    }
    const xs = group.map((at) => (at % columns) * cell);
    const ys = group.map((at) => Math.floor(at / columns) * cell);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    places.push({
      x,
      y,
      width: Math.min(Math.max(...xs) + cell, width) - x,
      height: Math.min(Math.max(...ys) + cell, height) - y,
    });
  }
  return places.sort((a, b) => b.width * b.height - a.width * a.height).slice(0, shown);
}
