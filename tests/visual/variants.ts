/**
 * In what surroundings stories are captured: the one home of the variants, also for Chromatic's modes.
 *
 * A story has its picture in each theme, or in one that it names. A variant is one more look at a story in other surroundings, in one
 * theme; which stories it takes is a rule (`variantsOf`).
 */

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Variant {
  /** Names the variant in files, reports and `parameters.visual`. */
  name: 'forced' | 'narrow' | 'spanish' | 'rtl';
  /** What a person reads in the report. */
  title: string;
  theme: Theme;
  /** Storybook globals of the variant; what a story sets itself wins. */
  globals: Record<string, string>;
  /** A small phone, held in the hand: 320 × 568 px, and nothing that hovers. */
  viewport?: 'small';
  forcedColors?: boolean;
}

export const variants: readonly Variant[] = [
  { name: 'forced', title: 'Forced colours', theme: 'dark', globals: {}, forcedColors: true },
  { name: 'narrow', title: '320 px', theme: 'dark', globals: {}, viewport: 'small' },
  { name: 'spanish', title: 'Spanish', theme: 'dark', globals: { locale: 'es' } },
  { name: 'rtl', title: 'Right to left', theme: 'light', globals: { direction: 'rtl' } },
];

export type VariantName = Variant['name'];

/** What a story may say about its screenshots, as `parameters.visual`. */
export interface VisualParameters {
  /** No screenshot at all: for stories whose picture is another story's, or that measure. */
  skip?: boolean;
  /** In this theme alone and without variants, where another story of the title is seen in every variant. */
  onlyTheme?: Theme;
  /** The page is of this size in CSS px, where a story needs more than usual to be seen to its end. */
  size?: { width: number; height: number };
  /** In a page of its own: why. What the stories before it left in the page would change what it measures. */
  isolated?: string;
  /** One more variant than the rule gives, or one less; a word says why. */
  variants?: Partial<Record<VariantName, { take: boolean; because: string }>>;
  /** Not looked at on a small phone: why. */
  noMobileChecks?: string;
  /** Not walked with Tab: why. */
  noFocusWalk?: string;
}

/** The page of the checks when a story asks for no viewport. */
export const page = { width: 1200, height: 900 };

/** A small phone, in CSS px: what Storybook's toolbar offers as *small* is of the same size. */
export const phone = { width: 320, height: 568 };

/** Whether a variant looks at a story on a small phone: with a finger, and nothing that hovers. */
export const isPhone = (variant: Variant | null) => variant?.viewport === 'small';

/** The variants that a quick run takes, of main stories alone: a page that is too wide for a phone harms most people. */
export const quickVariants: readonly VariantName[] = ['narrow'];

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
  visual: VisualParameters;
}

/**
 * The stories that show best what a title is: its Default (or first) one, and what is called Open. A quick run looks at these in
 * both themes, on a phone, by Tab and with the second accessibility engine; at all others in one theme, with axe.
 */
export const isMain = ({ key, isDefault }: Pick<Subject, 'key' | 'isDefault'>) => isDefault || key === 'open';

/** The rule: a variant looks at each title's main stories, and at every page; stories may differ. */
export function variantsOf({ title, key, isDefault, hasViewport, visual }: Subject): Variant[] {
  if (visual.onlyTheme) return [];
  return variants.filter(({ name, viewport }) => {
    const wish = visual.variants?.[name];
    if (wish) return wish.take;
    if (viewport && hasViewport) return false;
    if (title.startsWith('Pages/')) return true;
    if (title.startsWith('Flows/')) return false;
    // A play opens its overlay by its English name.
    return isDefault || (key === 'open' && name !== 'spanish');
  });
}

type Mode = Record<string, string | number>;

/** What Chromatic reads of a story (`parameters.chromatic`), and the runner too: so they take the same variants. */
export interface ChromaticParameters {
  disableSnapshot?: boolean;
  /** Globals by the name of the variant, and a viewport by name. */
  modes?: Record<string, Mode>;
}

const modeOf = ({ theme, globals, viewport, forcedColors }: Omit<Variant, 'name' | 'title'>): Mode => ({
  theme,
  ...globals,
  ...(viewport && { viewport }),
  ...(forcedColors && { forcedColors: 'active' }),
});

export function chromaticOf(subject: Subject): ChromaticParameters {
  if (subject.visual.skip) return { disableSnapshot: true };
  const { onlyTheme } = subject.visual;
  return {
    modes: Object.fromEntries([
      ...(onlyTheme ? [onlyTheme] : themes).map((theme) => [theme, modeOf({ theme, globals: {} })]),
      ...variantsOf(subject).map((variant) => [variant.name, modeOf(variant)]),
    ]),
  };
}
