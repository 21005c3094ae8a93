import { type PurchasingMode, purchasingModes } from '../economy/purchasing.ts';

/** §2 What `/` does when nobody is signed in. */
export const siteModes = ['hero', 'redirect'] as const;
export type SiteMode = (typeof siteModes)[number];

/** §9 and decisions: the feature flags. */
export interface Flags {
  readonly i18n: boolean;
  readonly galleryUpgrade: boolean;
  readonly helpCentre: boolean;
  readonly eventSafety: boolean;
  readonly performanceBudget: boolean;
  readonly siteMode: SiteMode;
  readonly demo: boolean;
  readonly alpha: boolean;
  readonly purchasing: PurchasingMode;
}

/** Decisions: the defaults. */
export const defaultFlags: Flags = {
  i18n: true,
  galleryUpgrade: true,
  helpCentre: true,
  eventSafety: false,
  performanceBudget: false,
  siteMode: 'hero',
  demo: false,
  alpha: true,
  purchasing: 'simulated',
};

/** What differs in production: nothing is bought there, not even in pretence, unless the configuration asks for it. */
export const productionFlags: Flags = { ...defaultFlags, purchasing: 'disabled' };

/** The variable that sets each flag (decisions: read once at start from VITE_*). */
export const flagVariables = {
  i18n: 'VITE_I18N',
  galleryUpgrade: 'VITE_GALLERY_UPGRADE',
  helpCentre: 'VITE_HELP_CENTRE',
  eventSafety: 'VITE_EVENT_SAFETY',
  performanceBudget: 'VITE_PERFORMANCE_BUDGET',
  siteMode: 'VITE_SITE_MODE',
  demo: 'VITE_DEMO',
  alpha: 'VITE_ALPHA',
  purchasing: 'VITE_PURCHASING',
} as const satisfies Record<keyof Flags, string>;

/** A variable whose value is not one the flag can have. */
export class FlagError extends Error {
  override readonly name = 'FlagError';
  readonly variable: string;
  constructor(variable: string, value: string, allowed: readonly string[]) {
    super(`${variable} is "${value}"; it can be ${allowed.join(' or ')}.`);
    this.variable = variable;
  }
}

type Variables = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Reads the flags from the environment of the build (decisions, §9). Takes the variables, and what holds where one is
 * absent or empty.
 *
 * @returns All flags.
 * @throws FlagError for a value the flag cannot have, so that a misspelt setting is never silently ignored.
 */
export function readFlags(variables: Variables, defaults: Flags = defaultFlags): Flags {
  const choose = <Choice extends string>(
    flag: keyof Flags,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice => {
    const variable = flagVariables[flag];
    const value = String(variables[variable] ?? '').trim();
    if (value === '') return fallback;
    const choice = choices.find((known) => known === value);
    if (choice === undefined) throw new FlagError(variable, value, choices);
    return choice;
  };
  const onOff = (flag: keyof Flags, fallback: boolean): boolean =>
    choose(flag, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  return {
    i18n: onOff('i18n', defaults.i18n),
    galleryUpgrade: onOff('galleryUpgrade', defaults.galleryUpgrade),
    helpCentre: onOff('helpCentre', defaults.helpCentre),
    eventSafety: onOff('eventSafety', defaults.eventSafety),
    performanceBudget: onOff('performanceBudget', defaults.performanceBudget),
    siteMode: choose('siteMode', siteModes, defaults.siteMode),
    demo: onOff('demo', defaults.demo),
    alpha: onOff('alpha', defaults.alpha),
    purchasing: choose('purchasing', purchasingModes, defaults.purchasing),
  };
}
