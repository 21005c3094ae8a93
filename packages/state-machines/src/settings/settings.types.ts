import type { Settings, SettingsTab } from '@mirror-studio/domain/settings';
import type { Effect } from '../shared/effects.ts';
import type { NoticeRaised } from '../shared/notice.ts';

export interface SettingsInput {
  /** As they are stored. */
  readonly saved: Settings;
}

export interface SettingsContext {
  readonly saved: Settings;
  /** As they stand in the dialog. */
  readonly draft: Settings;
  readonly tab: SettingsTab;
}

export type SettingsEvent =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'tab.changed'; readonly tab: SettingsTab }
  | { readonly type: 'setting.changed'; readonly change: Partial<Settings> }
  | { readonly type: 'settings.saved' }
  | { readonly type: 'settings.reset' }
  /** Another tab of the browser saved. */
  | { readonly type: 'settings.replaced'; readonly saved: Settings };

export type SettingsEmitted =
  | NoticeRaised
  /** Use these from now on: theme, formats, channels. */
  | { readonly type: 'settings.applied'; readonly settings: Settings };

/** What the flow needs from outside. */
export interface SettingsActors {
  /** Writes to the browser's storage. */
  readonly saveSettings: Effect<Settings, unknown>;
}
