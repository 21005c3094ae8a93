/** One declaration of a style sheet. */
export interface Declaration {
  /** Where its text lies in the sheet: from `start` up to `end`, the semicolon not included. */
  start: number;
  end: number;
  /** Preludes of the at-rules around it, outermost first. */
  within: readonly string[];
  selector: string;
  text: string;
}

const quoted = /["']/;

/** Takes a style sheet as a build writes it (nested at-rules, no nested rules); returns its declarations in order. */
export function declarationsOf(sheet: string): Declaration[] {
  const declarations: Declaration[] = [];
  const preludes: string[] = [];
  let [start, parentheses, quote] = [0, 0, ''];
  const end = (at: number) => {
    const text = sheet.slice(start, at).trim();
    const selector = preludes.at(-1);
    if (text.includes(':') && selector !== undefined && !selector.startsWith('@'))
      declarations.push({ start, end: at, within: preludes.slice(0, -1), selector, text });
    start = at + 1;
  };
  for (let at = 0; at < sheet.length; at += 1) {
    const letter = sheet.charAt(at);
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (quoted.test(letter)) quote = letter;
    else if (letter === '(') parentheses += 1;
    else if (letter === ')') parentheses -= 1;
    else if (parentheses > 0) continue;
    else if (letter === '{') {
      preludes.push(sheet.slice(start, at).trim());
      start = at + 1;
    } else if (letter === ';') end(at);
    else if (letter === '}') {
      end(at);
      preludes.pop();
    }
  }
  return declarations;
}

/** The sheet without these declarations. */
export function without(sheet: string, dropped: readonly Declaration[]): string {
  let [text, from] = ['', 0];
  for (const { start, end } of dropped.toSorted((a, b) => a.start - b.start)) {
    text += sheet.slice(from, start);
    from = end;
  }
  return text + sheet.slice(from);
}

/** It shows in time alone: no still picture can tell. */
export const isMotion = ({ text, within, selector }: Declaration) =>
  /^(-\w+-)?(transition|animation|will-change)/.test(text) ||
  /\[data-(entering|exiting)\]/.test(selector) ||
  within.some((one) => one.startsWith('@keyframes'));

const states =
  /:(hover|active|focus|focus-visible|focus-within|disabled)(?![\w-])|\[data-[\w-]+(=[^\]]*)?\]/g;

/** The states that a sheet's selectors name, as they stand there. */
export const statesOf = (sheet: string): string[] => [
  ...new Set(declarationsOf(sheet).flatMap(({ selector }) => selector.match(states) ?? [])),
];

/** The sheet as if everything were in this state. */
export const inState = (sheet: string, state: string) => sheet.replaceAll(state, `:is(${state},*)`);

/** The selector of the elements that it could apply to, in whatever state and whichever of their pseudo-elements. */
export const bareSelector = (selector: string) =>
  selector.replace(states, '').replace(/::?(before|after|backdrop|placeholder|-[\w-]+)/g, '');
