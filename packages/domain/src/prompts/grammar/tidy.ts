/**
 * Takes out of a text what an empty option leaves (decisions: prompt generation): double spaces and commas, spaces
 * before commas and at the ends of lines, commas at the beginning or end, more than one empty line.
 *
 * @param text - Any text.
 * @returns The text; a tidy one is returned as it is.
 */
export function tidyPrompt(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) =>
    withoutEnds(line.replace(/[\t\p{Zs}]+/gu, ' ').replace(/ ?([,;])(?: ?[,;])*/g, '$1'))
      .replace(/ (?=[.:!?](?: |$))/g, '')
      .replace(/[,;](?=[.:!?](?: |$))/g, ''),
  );
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** By hand: a regular expression would begin anew at every comma. */
function withoutEnds(line: string): string {
  let [from, to] = [0, line.length];
  while (from < to && /[ ,;]/.test(line[from] ?? '')) from += 1;
  while (to > from && /[ ,;]/.test(line[to - 1] ?? '')) to -= 1;
  return line.slice(from, to);
}
