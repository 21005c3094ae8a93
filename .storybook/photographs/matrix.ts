/**
 * In what surroundings stories are photographed: the one home of the matrix, also for Chromatic's modes.
 *
 * A story has its picture in each theme, or in one that it names. A pass is one more look at a story in other surroundings, in one
 * theme; which stories it takes is a rule (`passesOf`).
 */

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Pass {
  /** Names the pass in files, reports and `parameters.photograph`. */
  name: 'forced' | 'narrow' | 'spanish' | 'rtl';
  /** What a person reads in the report. */
  title: string;
  theme: Theme;
  /** Storybook globals of the pass; what a story sets itself wins. */
  globals: Record<string, string>;
  viewport?: 'small';
  forcedColors?: boolean;
}

export const passes: readonly Pass[] = [
  { name: 'forced', title: 'Forced colours', theme: 'dark', globals: {}, forcedColors: true },
  { name: 'narrow', title: '320 px', theme: 'dark', globals: {}, viewport: 'small' },
  { name: 'spanish', title: 'Spanish', theme: 'dark', globals: { locale: 'es' } },
  { name: 'rtl', title: 'Right to left', theme: 'light', globals: { direction: 'rtl' } },
];

export type PassName = Pass['name'];

/** What a story may say about its photographs, as `parameters.photograph`. */
export interface PhotographParameters {
  /** No photograph at all: for stories whose picture is another story's, or that measure. */
  skip?: boolean;
  /** In this theme alone and without passes, where another story of the title is seen in every look. */
  onlyTheme?: Theme;
  /** The page is of this size in CSS px, where a story needs more than usual to be seen to its end. */
  size?: { width: number; height: number };
  /** In a page of its own: why. What the stories before it left in the page would change what it measures. */
  isolated?: string;
  /** One more pass than the rule gives, or one less; a word says why. */
  passes?: Partial<Record<PassName, { take: boolean; because: string }>>;
  /** Not looked at on a small phone in a hand: why. */
  notEverywhere?: string;
  /** Not walked with Tab: why. */
  noFocusWalk?: string;
}

/** The page of the checks when a story asks for no viewport. */
export const page = { width: 1200, height: 900 };

/** The last part of a story's id: its name within its title. */
export const keyOf = (id: string) => id.split('--').at(-1) ?? id;

/** What the rule asks of a story. */
export interface Subject {
  title: string;
  key: string;
  /** It is its title's Default, or the first where there is none. */
  isDefault: boolean;
  /** It says itself at what width it is seen. */
  hasViewport: boolean;
  photograph: PhotographParameters;
}

/**
 * The rule: a pass looks at each title's Default (or first) story, at what is called Open, and at every page; stories
 * may differ.
 */
export function passesOf({ title, key, isDefault, hasViewport, photograph }: Subject): Pass[] {
  if (photograph.onlyTheme) return [];
  return passes.filter(({ name, viewport }) => {
    const wish = photograph.passes?.[name];
    if (wish) return wish.take;
    if (viewport && hasViewport) return false;
    if (title.startsWith('Pages/')) return true;
    if (title.startsWith('Flows/')) return false;
    // A play opens its layer by its English name.
    return isDefault || (key === 'open' && name !== 'spanish');
  });
}

type Mode = Record<string, string | number>;

/** What Chromatic reads of a story (`parameters.chromatic`), and the photographer too: so they take the same looks. */
export interface ChromaticParameters {
  disableSnapshot?: boolean;
  /** Globals by the name of the look, and a viewport by name. */
  modes?: Record<string, Mode>;
}

const modeOf = ({ theme, globals, viewport, forcedColors }: Omit<Pass, 'name' | 'title'>): Mode => ({
  theme,
  ...globals,
  ...(viewport && { viewport }),
  ...(forcedColors && { forcedColors: 'active' }),
});

export function chromaticOf(subject: Subject): ChromaticParameters {
  if (subject.photograph.skip) return { disableSnapshot: true };
  const { onlyTheme } = subject.photograph;
  return {
    modes: Object.fromEntries([
      ...(onlyTheme ? [onlyTheme] : themes).map((theme) => [theme, modeOf({ theme, globals: {} })]),
      ...passesOf(subject).map((pass) => [pass.name, modeOf(pass)]),
    ]),
  };
}
