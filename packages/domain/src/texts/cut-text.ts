/**
 * The beginning of a text, no longer than it may be (decisions). It is cut between two characters as a reader sees them, so never
 * through an emoji or between a letter and its accents; a single character that is longer than all is cut all the same.
 *
 * @param text - Any text.
 * @param most - As `length` counts, and the limits of the contract.
 * @returns The text, whole where it is short enough.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // What follows further on changes nothing: a long text is not gone through.
  const near = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(0, most + 2));
  const whole = near.containing(most)?.index || most;
  return text.slice(0, whole).replace(/[\uD800-\uDBFF]$/, '');
}
