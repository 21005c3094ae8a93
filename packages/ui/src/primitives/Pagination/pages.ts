/**
 * The pages that are offered: the first, the last, and those around the current one. It is always as long, so that
 * nothing moves under the pointer.
 *
 * @param around - How many on each side of the current page.
 * @returns Numbers of pages, and null for those that are left out.
 */
export function pagesOf(page: number, count: number, around = 1): readonly (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);
  // The first, the last, the current one, a gap on each side, and those around it.
  const most = around * 2 + 5;
  if (count <= most) return range(1, count);
  const edge = most - 2;
  if (page <= edge - around) return [...range(1, edge), null, count];
  if (page > count - edge + around) return [1, null, ...range(count - edge + 1, count)];
  return [1, null, ...range(page - around, page + around), null, count];
}
