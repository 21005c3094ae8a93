import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coinPackages, purchasingModes, tokenPacks } from '../economy/index.ts';
import { defaultFlags } from '../flags/index.ts';
import { aspectRatios, imageModels, poses, shootStyles } from '../photo-shoot/index.ts';
import { defaultSettings } from '../settings/index.ts';
import { messages } from '../texts/en/index.ts';
import { fallbackLanguage, languages } from '../texts/index.ts';
import { vitalThresholds } from '../web-vitals/index.ts';
import { accountLimits } from './account.ts';
import { exchangeLimits } from './exchange.ts';
import { helpLimits, shortcutLimits } from './help.ts';
import { drawerLimits } from './jobs.ts';
import { notificationLimits, toastLimits } from './notifications.ts';
import { photoShootLimits } from './photo-shoot.ts';
import { refreshLimits } from './refresh.ts';
import { release } from './release.ts';
import { queryLimits } from './requests.ts';
import { sessionLimits } from './session.ts';
import { sidebarLimits } from './shell.ts';
import { magicLinkLimits, mailCodeLimits, passwordLimits } from './sign-in.ts';
import { tooltipLimits } from './tooltip.ts';
import { customAmountLimits, mirrorBonusLimits, walletLimits } from './wallet.ts';

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
const minutes = (milliseconds: number) => `${milliseconds / 60_000} min`;
const dollars = (cents: number) => `${cents / 100}`;
const onOff = (on: boolean) => (on ? 'on' : 'off');
const percentOff = (percent: number) => (percent === 0 ? '' : `${percent}% off`);

const packages = coinPackages
  .map(({ id, coins, priceCents, bonusPercent, popular }) => {
    const more = [percentOff(bonusPercent), popular ? 'popular' : ''].filter(Boolean).join(', ');
    return `${id} ${coins} coins for ${dollars(priceCents)}${more && ` (${more})`}`;
  })
  .join('; ');
const packs = tokenPacks.map(({ tokens, priceCents }, at) =>
  at === 0 ? `${tokens} tokens for ${dollars(priceCents)}` : `${tokens} for ${dollars(priceCents)}`,
);
const vital = (name: keyof typeof vitalThresholds) => {
  const { good, poor, unit } = vitalThresholds[name];
  return `${name} ${good}/${poor}${unit === 'ms' ? ' ms' : ''}`;
};
const languageWords = new Intl.DisplayNames('en', { type: 'language' });
const settings = defaultSettings;
const amount = customAmountLimits;

/** The table of section 9: the item, its value as the specification words it, and the same words made of the code. */
const rows: readonly (readonly [item: string, specified: string, inCode: string])[] = [
  [
    'Coins to credits',
    '10 : 1, minimum exchange 10 coins, credits rounded down',
    `${exchangeLimits.coinsPerCredit} : 1, minimum exchange ${exchangeLimits.minimumCoins} coins, credits rounded down`,
  ],
  [
    'Alpha packages',
    'sovereign 500 coins for 49.99; regal 1200 coins for 99.99 (17% off, popular); royal 3000 coins for 199.99 (33% off)',
    packages,
  ],
  ['Standard token packs', '50 tokens for 5; 100 for 9.5; 500 for 45', packs.join('; ')],
  ['Mirror bonus', '11%', `${mirrorBonusLimits.percent}%`],
  [
    'Mirror bonus, its prices and tolerance (§5)',
    '8.08, 11.11 or 22.22 (tolerance 0.01)',
    `${mirrorBonusLimits.priceCents
      .map(dollars)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1')} (tolerance ${dollars(mirrorBonusLimits.toleranceCents)})`,
  ],
  [
    'Custom amount',
    'min 1.5, max 99, step 0.5, default 5; tokens = floor(amount x 10)',
    `min ${dollars(amount.minimumCents)}, max ${dollars(amount.maximumCents)}, step ${dollars(amount.stepCents)}, default ${dollars(amount.defaultCents)}; tokens = floor(amount x ${amount.tokensPerDollar})`,
  ],
  [
    'Purchasing',
    'disabled in alpha; wallet button shows Preview Mode',
    `${purchasingModes[0]} in alpha; wallet button shows ${messages.wallet.previewMode}`,
  ],
  ['Soft Launch banner', 'balance above 900', `balance above ${walletLimits.softLaunchAboveCoins}`],
  [
    'Balance refetch',
    '120 s (HUD), 30 s (token counter)',
    `${seconds(refreshLimits.balanceMs)} (HUD), ${seconds(refreshLimits.tokensMs)} (token counter)`,
  ],
  [
    'Jobs poll',
    '2 s with the drawer open; 8 s in the shell',
    `${seconds(refreshLimits.jobsDrawerMs)} with the drawer open; ${seconds(refreshLimits.jobsShellMs)} in the shell`,
  ],
  [
    'Drawer width',
    '380 px; prompt excerpt 100 characters; up to 3 thumbnails',
    `${drawerLimits.widthPx} px; prompt excerpt ${drawerLimits.excerptCharacters} characters; up to ${drawerLimits.thumbnails} thumbnails`,
  ],
  [
    'Query cache',
    'fresh 5 min, kept 15 min, no refetch on mount, refocus refetch only if older than 60 s; query retries up to 3 with delay 1 s doubling to 30 s; mutations retry once after 1 s on network failure only',
    `fresh ${minutes(queryLimits.freshMs)}, kept ${minutes(queryLimits.keptMs)}, no refetch on mount, refocus refetch only if older than ${seconds(queryLimits.refocusOlderThanMs)}; query retries up to ${queryLimits.retries} with delay ${seconds(queryLimits.firstDelayMs)} doubling to ${seconds(queryLimits.maximumDelayMs)}; mutations retry ${queryLimits.mutationRetries === 1 ? 'once' : ''} after ${seconds(queryLimits.mutationDelayMs)} on network failure only`,
  ],
  [
    'Token refresh',
    'tick 30 s, refresh when about 3 ticks remain; retry back-off from 200 ms doubling; URL session stale after 120 s; key set cache about 10 min',
    `tick ${seconds(sessionLimits.tickMs)}, refresh when about ${sessionLimits.refreshMarginTicks} ticks remain; retry back-off from ${sessionLimits.firstBackOffMs} ms doubling; URL session stale after ${seconds(sessionLimits.addressStaleMs)}; key set cache about ${minutes(sessionLimits.keySetCacheMs)}`,
  ],
  [
    'Toast',
    '5 s, swipe 50 px, 1 visible',
    `${seconds(toastLimits.shownMs)}, swipe ${toastLimits.swipePx} px, ${toastLimits.visible} visible`,
  ],
  ['Toast, removal (§4)', 'about 1,000,000 ms', `about ${toastLimits.removedMs.toLocaleString('en')} ms`],
  [
    'Sidebar',
    'cookie 7 days; 20rem / 4rem; mobile breakpoint 768 px; tooltip delay 700 ms; transaction list height 300 px',
    `cookie ${sidebarLimits.cookieDays} days; ${sidebarLimits.widthRem}rem / ${sidebarLimits.iconWidthRem}rem; mobile breakpoint ${sidebarLimits.sheetBelowPx} px; tooltip delay ${tooltipLimits.delayMs} ms; transaction list height ${walletLimits.listHeightPx} px`,
  ],
  [
    'Notifications',
    "cap 10; auto-read 5 s; badge '9+' above 9",
    `cap ${notificationLimits.kept}; auto-read ${seconds(notificationLimits.autoReadMs)}; badge '${notificationLimits.badgeMaximum}+' above ${notificationLimits.badgeMaximum}`,
  ],
  [
    'Help',
    'search threshold 0.3; close reset 300 ms; thanks 2 s; chord window 1 s',
    `search threshold ${helpLimits.searchThreshold}; close reset ${helpLimits.closeResetMs} ms; thanks ${seconds(helpLimits.thanksMs)}; chord window ${seconds(shortcutLimits.chordMs)}`,
  ],
  [
    'Languages',
    'English and Spanish; fallback English',
    `${languages.map((one) => languageWords.of(one)).join(' and ')}; fallback ${languageWords.of(fallbackLanguage)}`,
  ],
  [
    'Settings defaults',
    'theme dark; export png; autoSave on; highQualityExport on; email off; push on; promptCompletions on; imageGenerations on; systemUpdates off; mirrorProtocolEnabled on; allowResale off; allowTraining off; shareMetadata on; anonymousAnalytics on',
    [
      `theme ${settings.theme}`,
      `export ${settings.exportFormat}`,
      `autoSave ${onOff(settings.autoSave)}`,
      `highQualityExport ${onOff(settings.highQualityExport)}`,
      `email ${onOff(settings.emailNotifications)}`,
      `push ${onOff(settings.pushNotifications)}`,
      `promptCompletions ${onOff(settings.promptCompletions)}`,
      `imageGenerations ${onOff(settings.imageGenerations)}`,
      `systemUpdates ${onOff(settings.systemUpdates)}`,
      `mirrorProtocolEnabled ${onOff(settings.mirrorProtocolEnabled)}`,
      `allowResale ${onOff(settings.allowResale)}`,
      `allowTraining ${onOff(settings.allowTraining)}`,
      `shareMetadata ${onOff(settings.shareMetadata)}`,
      `anonymousAnalytics ${onOff(settings.anonymousAnalytics)}`,
    ].join('; '),
  ],
  [
    'Feature flags, and their defaults (decisions)',
    'i18n on, galleryUpgrade on, helpCentre on, eventSafety off, performanceBudget off, siteMode hero, demo off, alpha on, purchasing simulated',
    Object.entries(defaultFlags)
      .map(([name, value]) => `${name} ${typeof value === 'boolean' ? onOff(value) : value}`)
      .join(', '),
  ],
  [
    'Web-vitals thresholds (good/poor)',
    'LCP 2000/4000 ms; INP 200/500 ms; CLS 0.1/0.25; FCP 1800/3000 ms; TTFB 800/1800 ms',
    (['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const).map(vital).join('; '),
  ],
  [
    'Help-text facts',
    'magic link expires after 1 hour; account data removed within 30 days; 8 pose-variety poses; 5 aspect ratios (1:1, 4:3, 3:4, 16:9, 9:16); 8 styles; 3 image models from third-party providers; reference image up to 10 MB; 1 to 10 images',
    `magic link expires after ${magicLinkLimits.expiresMs / 3_600_000} hour; account data removed within ${accountLimits.deletedWithinDays} days; ${poses.length} pose-variety poses; ${aspectRatios.length} aspect ratios (${aspectRatios.join(', ')}); ${shootStyles.length} styles; ${imageModels.filter((model) => !model.builtIn).length} image models from third-party providers; reference image up to ${photoShootLimits.referenceBytes / 1024 / 1024} MB; ${photoShootLimits.minimumImages} to ${photoShootLimits.maximumImages} images`,
  ],
  [
    'Magic-link request limit (§5)',
    '1 per minute',
    `1 per ${magicLinkLimits.cooldownMs === 60_000 ? 'minute' : '?'}`,
  ],
  ['Password minimum', '8 characters', `${passwordLimits.minimumCharacters} characters`],
];

test.each(rows)('%s', (_, specified, inCode) => {
  expect(inCode).toBe(specified);
});

test('the version is that of the product, whatever its packages are released as (§1)', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8');
  expect([release.version, JSON.parse(manifest).version]).toEqual(['12.5.0', '12.5.0']);
});

/** What every file of the folder exports, by name. */
async function everyConstant(): Promise<Readonly<Record<string, object>>> {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name): Promise<object> => import(join(import.meta.dirname, name))),
  );
  const names = modules.flatMap((module) => Object.keys(module));
  expect(names).toEqual([...new Set(names)]);
  return Object.assign({}, ...modules);
}

test('money, value, time and sizes are whole numbers, and every constant has one home', async () => {
  const { rateLimits, ...flat } = await everyConstant();
  const figures = [...Object.values(flat), ...Object.values(rateLimits ?? {})].flatMap((group) =>
    Object.entries<string | number | boolean | readonly number[]>(group),
  );
  const whole = figures.filter(([name]) =>
    /Cents|Coins|Ms|Px|Bytes|Characters|Images|Ticks|Days/i.test(name),
  );
  expect(whole.length).toBeGreaterThan(30);
  // A range or a list is as whole as what it is made of.
  const partsOf = (figure: unknown) => (typeof figure === 'object' ? Object.values(figure ?? {}) : [figure]);
  expect(whole.filter(([, figure]) => !partsOf(figure).every(Number.isSafeInteger))).toEqual([]);
});

const words: Readonly<Record<number, string>> = { 8: 'eight', 10: 'ten' };

/** Texts that the specification gives word for word cannot take their figure from a placeholder; so they are held to it. */
const figuresInTexts: readonly (readonly [text: string, figure: string])[] = [
  [messages.exchange.belowMinimumDescription, `${exchangeLimits.minimumCoins} coins`],
  [messages.exchange.rate, `${exchangeLimits.coinsPerCredit} Coins = 1 Credit`],
  [messages.balance.rate, `${exchangeLimits.coinsPerCredit} Coins = 1 Credit`],
  [messages.photoShoot.referenceTooLarge, `${photoShootLimits.referenceMegabytes}MB`],
  [messages.photoShoot.referenceHint, `${photoShootLimits.referenceMegabytes} MB`],
  [messages.photoShoot.promptTooLong, photoShootLimits.promptCharacters.toLocaleString('en')],
  [messages.photoShoot.projectTooLong, `${photoShootLimits.projectCharacters} characters`],
  [
    messages.photoShoot.imageCountOutOfRange,
    `${photoShootLimits.minimumImages} to ${photoShootLimits.maximumImages}`,
  ],
  [messages.errors.code_PAYLOAD_TOO_LARGE, `${photoShootLimits.referenceMegabytes}MB`],
  [messages.signIn.passwordRule, `${passwordLimits.minimumCharacters} characters`],
  [messages.signIn.password_length, `${passwordLimits.minimumCharacters} characters`],
  [messages.signIn.sent, `${magicLinkLimits.expiresMs / 3_600_000} hour`],
  [messages.mailCode.wrong, `${mailCodeLimits.expiresMs / 60_000} minutes and ${mailCodeLimits.tries} tries`],
  [messages.mail.codeLife, `${mailCodeLimits.expiresMs / 60_000} minutes`],
  [messages.mail.magicLinkLife, `${magicLinkLimits.expiresMs / 3_600_000} hour`],
  [
    messages.landing.studio,
    `up to ${words[photoShootLimits.maximumImages]} pictures, ${words[poses.length]} poses, ${words[shootStyles.length]} styles`,
  ],
  [messages.photoShoot.poseVarietyHint, `${words[poses.length]} poses`],
];

test.each(figuresInTexts)('%j says %j', (text, figure) => {
  expect(text).toContain(figure);
});
