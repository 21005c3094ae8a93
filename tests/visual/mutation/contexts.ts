import { page as defaultPage, type Theme, themes } from '../variants.ts';
import { type Declaration, inState, statesOf } from './declarations.ts';

/** Surroundings that the regression need not screenshot, in which a declaration may show all the same. */
export interface Context {
  name: string;
  theme: Theme;
  size: { width: number; height: number };
  direction?: 'rtl';
  /** The system's colours in place of the page's. */
  isForced?: boolean;
  /** Something that was opened later lies over the page. */
  isCovered?: boolean;
  /** Turns the sheet into what it would be in this context. */
  sheet: (text: string) => string;
}

const widthsPx = [320, 768, 1440];
/** Only a real focus brings everything with it that a focus brings, such as the page's own ring. */
export const isFocus = (selector: string) => /\[data-focus|:focus/.test(selector);

const same = (text: string) => text;

/**
 * Every state that the sheet names, three widths, both themes, right to left, and an overlay over it. Takes the sheet
 * and what of it is still unnoticed; leaves out states that none of that names.
 */
export function contextsOf(sheet: string, left: readonly Declaration[]): Context[] {
  const widths = widthsPx.flatMap((width) =>
    themes.map((theme) => ({
      name: `${width} px, ${theme}`,
      theme,
      size: { width, height: width < 400 ? 568 : 900 },
      sheet: same,
    })),
  );
  const states = statesOf(sheet)
    .filter((state) => !isFocus(state) && left.some(({ selector }) => selector.includes(state)))
    .flatMap((state) =>
      themes.map((theme) => ({
        name: `${state}, ${theme}`,
        theme,
        size: defaultPage,
        sheet: (text: string) => inState(text, state),
      })),
    );
  return [
    ...widths,
    ...states,
    { name: 'forced colours', theme: 'dark', size: defaultPage, isForced: true, sheet: same },
    { name: 'right to left', theme: 'light', size: defaultPage, direction: 'rtl', sheet: same },
    { name: 'under another overlay', theme: 'dark', size: defaultPage, isCovered: true, sheet: same },
  ];
}
