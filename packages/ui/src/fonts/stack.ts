import facts from './faces.generated.json' with { type: 'json' };

/** A face of the machine with the boxes of the family; there is one for each kind of machine. */
export const fallbackName = (family: string, [machine = '']: readonly string[]) =>
  `${family} Fallback ${machine}`;

/** The value of `font-family`: the family, the faces with its boxes, then what else may be there. */
export function fontStack(family: string, more: string): string {
  const { fallbacks = [] } = facts.faces.find((face) => face.family === family) ?? {};
  return [`"${family}"`, ...fallbacks.map(({ locals }) => `"${fallbackName(family, locals)}"`), more].join(
    ', ',
  );
}
