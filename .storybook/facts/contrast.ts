import { contrast } from '../../packages/ui/src/theme/tokens/colour.ts';
import { dark } from '../../packages/ui/src/theme/tokens/dark.ts';
import { light } from '../../packages/ui/src/theme/tokens/light.ts';
import { contrastPairs } from '../../packages/ui/src/theme/tokens/pairs.ts';

/** A colour on another, and how clearly it stands out in each theme. */
export interface Pair {
  name: string;
  dark: number;
  light: number;
  minimum: number;
}

/** The value of a token by its path, `text.base`. */
function tokenAt(path: string): unknown {
  let found: unknown = dark;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}

/** Every token under a path. */
function under(path: string): string[] {
  const value = tokenAt(path);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.keys(value).flatMap((key) => under(`${path}.${key}`));
}

/** The tokens that style files name; `vars.status[tone]` names all of its tones. */
const tokensIn = (styles: string) =>
  new Set([...styles.matchAll(/\bvars\.(\w+(?:\.\w+)*)/g)].flatMap(([, path = '']) => under(path)));

/** What is inherited, or comes with its ground: a style file need not name it. */
const comesAlong = /^(text\.base|text\.on\w+|accent\.on)$/;

/**
 * The pairs of the contrast ledger that a component can show, the closest first: it names the front, or that comes with
 * its ground; and the ground is its own, or the page.
 *
 * @param styles - The text of its style files.
 */
export function pairsOf(styles: string): Pair[] {
  const tokens = tokensIn(styles);
  const grounds = new Set([...tokens].map(tokenAt));
  const { canvas } = dark.surface;
  const isShown = (name: string, surfaces: readonly string[]) => {
    const front = /^\w+(\.\w+)*/.exec(name)?.[0] ?? '';
    const isOwn = surfaces.every((each) => grounds.has(each));
    if (comesAlong.test(front) && isOwn) return true;
    return tokens.has(front) && (isOwn || surfaces.every((each) => each === canvas || grounds.has(each)));
  };
  const inLight = new Map(
    contrastPairs(light).map((pair) => [pair.name, contrast(pair.front, pair.surfaces)]),
  );
  return contrastPairs(dark)
    .filter(({ name, surfaces }) => isShown(name, surfaces))
    .map(({ name, front, surfaces, minimum }) => ({
      name,
      dark: contrast(front, surfaces),
      light: inLight.get(name) ?? 0,
      minimum,
    }))
    .toSorted((one, two) => closeness(one) - closeness(two));
}

const closeness = ({ dark: inDark, light: inLight, minimum }: Pair) => Math.min(inDark, inLight) / minimum;
