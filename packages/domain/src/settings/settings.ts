/** §3 Theme values. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** §3 Export formats. */
export const exportFormats = ['png', 'jpeg', 'webp', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** §3 User settings, kept in browser storage. */
export interface Settings {
  readonly theme: Theme;
  readonly exportFormat: ExportFormat;
  readonly autoSave: boolean;
  readonly highQualityExport: boolean;
  readonly emailNotifications: boolean;
  readonly pushNotifications: boolean;
  readonly promptCompletions: boolean;
  readonly imageGenerations: boolean;
  readonly systemUpdates: boolean;
  readonly mirrorProtocolEnabled: boolean;
  readonly allowResale: boolean;
  readonly allowTraining: boolean;
  readonly shareMetadata: boolean;
  readonly anonymousAnalytics: boolean;
}

/** §9 Settings defaults. */
export const defaultSettings: Settings = {
  theme: 'dark',
  exportFormat: 'png',
  autoSave: true,
  highQualityExport: true,
  emailNotifications: false,
  pushNotifications: true,
  promptCompletions: true,
  imageGenerations: true,
  systemUpdates: false,
  mirrorProtocolEnabled: true,
  allowResale: false,
  allowTraining: false,
  shareMetadata: true,
  anonymousAnalytics: true,
};

/** §2 The tabs of the settings dialog. */
export const settingsTabs = ['general', 'notifications', 'privacy', 'about'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** §2 Where each setting stands. */
export const settingsByTab = {
  general: ['theme', 'exportFormat', 'autoSave', 'highQualityExport'],
  notifications: [
    'emailNotifications',
    'pushNotifications',
    'promptCompletions',
    'imageGenerations',
    'systemUpdates',
  ],
  privacy: ['mirrorProtocolEnabled', 'allowResale', 'allowTraining', 'shareMetadata', 'anonymousAnalytics'],
  about: [],
} as const satisfies Record<SettingsTab, readonly (keyof Settings)[]>;

/** The settings that choose which notifications come; disabled while no channel is on (§4). */
export const notificationTypeSettings = ['promptCompletions', 'imageGenerations', 'systemUpdates'] as const;

/** Says whether the notification types are disabled: push and email are both off (§4). Takes the settings. */
export function areTypesDisabled(settings: Settings): boolean {
  return !settings.pushNotifications && !settings.emailNotifications;
}

/** Says whether resale and training are asked: only under the content-protection protocol (§4). Takes the settings. */
export function showsProtectionChoices(settings: Settings): boolean {
  return settings.mirrorProtocolEnabled;
}

/**
 * Says whether anything differs from what is saved: Save and Reset are enabled only then (§4).
 * Takes the saved settings and those on screen.
 */
export function isDirty(saved: Settings, draft: Settings): boolean {
  return settingNames.some((name) => saved[name] !== draft[name]);
}

/**
 * The theme to show (§4, decisions). Takes the chosen theme and whether the system prefers dark.
 *
 * @returns 'dark' or 'light'.
 */
export function shownTheme(theme: Theme, prefersDark: boolean): 'dark' | 'light' {
  if (theme === 'system') return prefersDark ? 'dark' : 'light';
  return theme;
}

/**
 * Reads settings from storage (§3). Throws nothing.
 *
 * @param stored - The stored text or null.
 * @returns Whole settings: what is missing, unknown or of another kind takes its default, so that an old or damaged
 * value never keeps the dialog from opening.
 */
export function readSettings(stored: string | null): Settings {
  const given = parseObject(stored);
  const flag = (name: FlagName): boolean => {
    const value = given[name];
    return typeof value === 'boolean' ? value : defaultSettings[name];
  };
  return {
    theme: themes.find((theme) => theme === given.theme) ?? defaultSettings.theme,
    exportFormat:
      exportFormats.find((format) => format === given.exportFormat) ?? defaultSettings.exportFormat,
    autoSave: flag('autoSave'),
    highQualityExport: flag('highQualityExport'),
    emailNotifications: flag('emailNotifications'),
    pushNotifications: flag('pushNotifications'),
    promptCompletions: flag('promptCompletions'),
    imageGenerations: flag('imageGenerations'),
    systemUpdates: flag('systemUpdates'),
    mirrorProtocolEnabled: flag('mirrorProtocolEnabled'),
    allowResale: flag('allowResale'),
    allowTraining: flag('allowTraining'),
    shareMetadata: flag('shareMetadata'),
    anonymousAnalytics: flag('anonymousAnalytics'),
  };
}

/** The text under which settings are stored: takes them, returns JSON that `readSettings` reads (§3). */
export function writeSettings(settings: Settings): string {
  return JSON.stringify(settings);
}

type FlagName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const settingNames: readonly (keyof Settings)[] = Object.values(settingsByTab).flat();

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
