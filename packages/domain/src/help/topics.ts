import { accountExportLimits, accountLimits } from '../constants/account.ts';
import { exchangeLimits } from '../constants/exchange.ts';
import { giftLimits } from '../constants/gifts.ts';
import { helpLimits } from '../constants/help.ts';
import { photoShootLimits } from '../constants/photo-shoot.ts';
import { referralReward } from '../constants/referrals.ts';
import { magicLinkLimits, rememberedBrowserLimits } from '../constants/sign-in.ts';
import { aspectRatios, imageModels, poses, shootStyles } from '../photo-shoot/index.ts';
import { type Shortcut, shownBindings } from '../shortcuts/index.ts';
import type { TextKey } from '../texts/index.ts';

/** §3 Categories of help topics. */
export const helpCategories = ['getting-started', 'features', 'reference', 'troubleshooting'] as const;
export type HelpCategory = (typeof helpCategories)[number];

/** §3 The ids of the help topics. */
export const helpTopicIds = [
  'getting-started',
  'photoshoot',
  'gallery',
  'keyboard-shortcuts',
  'troubleshooting',
] as const;
export type HelpTopicId = (typeof helpTopicIds)[number];

/** §3 A help topic: its texts are those of the namespace `helpTopics`. */
export interface HelpTopic {
  readonly id: HelpTopicId;
  readonly category: HelpCategory;
  readonly featured: boolean;
  readonly titleKey: TextKey<'helpTopics'>;
  /** Markdown: headings, lists, emphasis, tables. */
  readonly contentKey: TextKey<'helpTopics'>;
  /** The ids of its sections, in the order of the headings of its content. */
  readonly sections: readonly string[];
  /** Words, separated by commas, under which it is found. */
  readonly keywordsKey: TextKey<'helpTopics'>;
}

/** §2 The topics in the order shown; the first three are the hot ones. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    category: 'getting-started',
    featured: true,
    titleKey: 'gettingStartedTitle',
    contentKey: 'gettingStartedContent',
    keywordsKey: 'gettingStartedKeywords',
    sections: ['signing-in', 'first-picture', 'coins', 'leaving'],
  },
  {
    id: 'photoshoot',
    category: 'features',
    featured: true,
    titleKey: 'photoshootTitle',
    contentKey: 'photoshootContent',
    keywordsKey: 'photoshootKeywords',
    sections: ['prompt', 'style', 'reference', 'models', 'running'],
  },
  {
    id: 'gallery',
    category: 'features',
    featured: true,
    titleKey: 'galleryTitle',
    contentKey: 'galleryContent',
    keywordsKey: 'galleryKeywords',
    sections: [
      'details',
      'finding',
      'rights',
      'forensics',
      'prompts',
      'clients',
      'publishing',
      'roadmap',
      'governance',
      'missing',
    ],
  },
  {
    id: 'keyboard-shortcuts',
    category: 'reference',
    featured: false,
    titleKey: 'keyboardShortcutsTitle',
    contentKey: 'keyboardShortcutsContent',
    keywordsKey: 'keyboardShortcutsKeywords',
    sections: ['all', 'chords', 'without'],
  },
  {
    id: 'troubleshooting',
    category: 'troubleshooting',
    featured: false,
    titleKey: 'troubleshootingTitle',
    contentKey: 'troubleshootingContent',
    keywordsKey: 'troubleshootingKeywords',
    sections: ['email', 'link', 'job', 'image', 'tokens', 'connection'],
  },
];

/** The key of the namespace `help` that names each category. */
export const helpCategoryTexts = {
  'getting-started': 'category_gettingStarted',
  features: 'category_features',
  reference: 'category_reference',
  troubleshooting: 'category_troubleshooting',
} as const satisfies Record<HelpCategory, TextKey<'help'>>;

/** §2 The search: over these fields, as fuzzy as this (0 is exact). */
export const helpSearch = {
  fields: ['title', 'content', 'keywords'],
  threshold: helpLimits.searchThreshold,
} as const;

/** §2 The tabs of the help centre. */
export const helpTabs = ['topics', 'search', 'shortcuts'] as const;
export type HelpTab = (typeof helpTabs)[number];

/**
 * Finds a topic (§3).
 *
 * @param id - Any text.
 * @returns The topic, or null for an id that is none.
 */
export function helpTopic(id: string): HelpTopic | null {
  return helpTopics.find((topic) => topic.id === id) ?? null;
}

/**
 * The values that the contents of the topics speak of (§9): they are the figures of the product, so that help never
 * says another one.
 *
 * @param list - The list of shortcuts in Markdown (`shortcutList`).
 * @returns Every value any topic needs.
 */
export function helpValues(list: string): Readonly<Record<string, string | number>> {
  return {
    imagesFrom: photoShootLimits.minimumImages,
    imagesTo: photoShootLimits.maximumImages,
    megabytes: photoShootLimits.referenceMegabytes,
    promptCharacters: photoShootLimits.promptCharacters,
    styles: shootStyles.length,
    poses: poses.length,
    ratios: aspectRatios.length,
    ratioList: aspectRatios.join(', '),
    models: imageModels.filter((model) => !model.builtIn).length,
    coinsPerCredit: exchangeLimits.coinsPerCredit,
    minimumCoins: exchangeLimits.minimumCoins,
    giftDays: giftLimits.heldDays,
    referralCoins: referralReward.coins,
    referralPeople: referralReward.peopleAMonth,
    hours: magicLinkLimits.expiresMs / 3_600_000,
    minutes: magicLinkLimits.cooldownMs / 60_000,
    days: accountLimits.deletedWithinDays,
    exportDays: accountExportLimits.keptDays,
    rememberedDays: rememberedBrowserLimits.days,
    shortcuts: list,
  };
}

/**
 * The list of shortcuts in help, made from the bindings that really work (decisions). Takes whether the reader is an
 * admin, whether the keyboard is Apple's, how to say a shortcut's label, and the shortcuts as they are applied.
 *
 * @returns A Markdown list.
 */
export function shortcutList(
  isAdmin: boolean,
  apple: boolean,
  say: (label: { readonly namespace: 'routes' | 'shortcuts'; readonly key: string }) => string,
  table?: readonly Shortcut[],
): string {
  return shownBindings(isAdmin, apple, table)
    .map(({ shortcut, keys }) => `- ${keys.map((caps) => `\`${caps}\``).join(' · ')} ${say(shortcut.label)}`)
    .join('\n');
}
