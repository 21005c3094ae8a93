// What a product brings to the machines: names and shapes that the examples stand on. Nothing of this runs.
import type { GateAnswers } from '@mirror-studio/domain/access';
import type { Command } from '@mirror-studio/domain/commands';
import type { Api } from '@mirror-studio/domain/contract';
import type { Flags } from '@mirror-studio/domain/flags';
import type { HelpTopicId } from '@mirror-studio/domain/help';
import type { Notification } from '@mirror-studio/domain/notifications';
import type { OnboardingForm, UserProfile } from '@mirror-studio/domain/profile';
import type { Settings } from '@mirror-studio/domain/settings';
import type { KeyPress, Shortcut, ShortcutPreferences } from '@mirror-studio/domain/shortcuts';
import type { Landing, OpenedSession, SessionOwner } from '@mirror-studio/state-machines/callback';
import type { GateStatus } from '@mirror-studio/state-machines/gates';
import type { PromptEditorActors } from '@mirror-studio/state-machines/prompt-editor';
import type { StudioSession } from '@mirror-studio/state-machines/session';
import type { Notice } from '@mirror-studio/state-machines/shared';
import type { Clearing } from '@mirror-studio/state-machines/storage';

type Stop = () => void;

/** The product API: rejects with what the machines can read. */
export declare const api: Api;
/** The auth service: POST to a path below its base. */
export declare function auth(path: string, body: object, signal: AbortSignal): Promise<object>;
export declare function readOwnerOf(landing: Landing, signal: AbortSignal): Promise<SessionOwner>;
export declare function openLanding(
  found: { landing: Landing; owner: SessionOwner | null },
  signal: AbortSignal,
): Promise<OpenedSession>;
export declare function refresh(refreshToken: string, signal: AbortSignal): Promise<StudioSession>;
export declare function signOutAgain(answer: unknown): Promise<unknown>;
export declare function readStoredSession(): StudioSession | null;
export declare function forgetUser(): void;

export declare function readProfile(signal: AbortSignal): Promise<UserProfile | null>;
export declare function writeProfile(form: OnboardingForm, signal: AbortSignal): Promise<unknown>;
export declare function readStatuses(which: readonly GateStatus[], signal: AbortSignal): Promise<GateAnswers>;
export declare function rememberAcceptance(what: 'legal' | 'terms'): void;
export declare const flags: Flags;

export declare function toast(notice: Notice): void;
export declare function goTo(place: string): void;
export declare function readBalance(): void;
export declare function readJobs(): void;
export declare function report(message: string): void;
export declare function run(shortcut: Shortcut): void;
export declare function searchTopics(query: string): readonly HelpTopicId[];
export declare const commands: readonly Command[];
export declare function searchCommands(query: string): readonly string[];

export declare function storedSettings(): Settings;
export declare function storeSettings(settings: Settings): void;
export declare function applySettings(settings: Settings): void;
export declare function storedShortcuts(): ShortcutPreferences;
export declare function storeShortcuts(preferences: ShortcutPreferences): void;
export declare function migrateStored(): readonly string[];
export declare function clearStored(what: Clearing): void;
export declare const remembered: { readonly email: string; readonly sentAtMs: number | null };
export declare function remember(sent: { readonly email: string; readonly atMs: number }): void;

/** The prompts of the product API; a version that somebody else has kept meanwhile is an answer. */
export declare const promptCalls: Omit<PromptEditorActors, 'newKey'>;
export declare function download(file: { readonly name: string; readonly content: string }): void;

export declare function heardNotices(listen: (notice: Notice) => void): Stop;
export declare function heardJobs(
  listen: (notification: Omit<Notification, 'read' | 'timestamp'>) => void,
): Stop;
export declare function heardTab(listen: (isShown: boolean) => void): Stop;
export declare function heardFullScreen(listen: (full: boolean) => void): Stop;
export declare function heardKeys(
  listen: (press: KeyPress, typing: boolean, overlayOpen: boolean) => void,
): Stop;
