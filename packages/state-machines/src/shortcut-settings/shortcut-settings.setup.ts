import { shortcutLimits } from '@mirror-studio/domain/constants/help';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  bindShortcut,
  chosenShortcuts,
  conflictsOf,
  defaultBindings,
  defaultShortcutPreferences,
  isChanged,
  isUnchanged,
  type KeyPress,
  type Recorded,
  recordKey,
  type ShortcutPreferences,
  writeShortcutPreferences,
} from '@mirror-studio/domain/shortcuts';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  ShortcutSettingsContext,
  ShortcutSettingsEmitted,
  ShortcutSettingsEvent,
  ShortcutSettingsInput,
  WantedKeys,
} from './shortcut-settings.types.ts';

type Context = ShortcutSettingsContext;
type Id = { readonly id: string };
type Pressed = { readonly press: KeyPress; readonly chordBegun: boolean };

const shortcutOf = ({ preferences }: Context, id: string | null) =>
  chosenShortcuts(preferences).find((shortcut) => shortcut.id === id);

function outcomeOf(context: Context, { press, chordBegun }: Pressed): Recorded {
  const { preferences, isApple: apple } = context;
  const shortcut = shortcutOf(context, context.id);
  if (shortcut === undefined) return { kind: 'nothing' };
  return recordKey(press, { shortcut, characterKeys: preferences.characterKeys, apple, chordBegun });
}

/** The keys that a press gives the shortcut; null where it gives none. */
function recordedKeys(context: Context, pressed: Pressed): WantedKeys | null {
  const outcome = outcomeOf(context, pressed);
  return outcome.kind === 'recorded' ? { id: context.id ?? '', bindings: [outcome.binding] } : null;
}

/** What a shortcut has to begin with; null for one that has keys, and so is switched off. */
const restoredKeys = (context: Context, { id }: Id): WantedKeys | null =>
  shortcutOf(context, id)?.bindings.length === 0 ? { id, bindings: defaultBindings(id) } : null;

const isTaken = ({ preferences, isAdmin }: Context, wanted: WantedKeys | null) =>
  wanted !== null && conflictsOf(preferences, wanted.id, wanted.bindings, isAdmin).length > 0;

const bound = ({ preferences }: Context, id: string, wanted: WantedKeys | null) => ({
  preferences: bindShortcut(preferences, id, wanted?.bindings ?? null),
});

/** The parts of the flow's machine: what is kept, asked and told. */
export const shortcutSettingsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ShortcutSettingsEvent,
    emitted: {} as ShortcutSettingsEmitted,
    input: {} as ShortcutSettingsInput,
    tags: {} as 'open' | 'pending',
  },
  actors: { saveShortcuts: missing<ShortcutPreferences, unknown>('saveShortcuts') },
  delays: { answerTimeout: requestLimits.answerMs, chordWindow: shortcutLimits.chordMs },
  guards: {
    beginsChord: ({ context }, pressed: Pressed) => outcomeOf(context, pressed).kind === 'chordBegun',
    isRefused: ({ context }, pressed: Pressed) => outcomeOf(context, pressed).kind === 'refused',
    isRecorded: ({ context }, pressed: Pressed) => recordedKeys(context, pressed) !== null,
    isRecordedTaken: ({ context }, pressed: Pressed) => isTaken(context, recordedKeys(context, pressed)),
    isRestoredTaken: ({ context }, id: Id) => isTaken(context, restoredKeys(context, id)),
    isResetTaken: ({ context }, { id }: Id) => isTaken(context, { id, bindings: defaultBindings(id) }),
    isChanged: ({ context }, { id }: Id) => isChanged(context.preferences, id),
    isAnyChanged: ({ context }) => !isUnchanged(context.preferences),
    isUnsaved: ({ context: { preferences, saved } }) =>
      writeShortcutPreferences(preferences) !== writeShortcutPreferences(saved),
  },
  actions: {
    keepVisitor: assign((_, { isAdmin }: { isAdmin: boolean }) => ({ isAdmin })),
    keepId: assign((_, { id }: Id) => ({ id, refusal: null })),
    keepRefusal: assign(({ context }, pressed: Pressed) => {
      const outcome = outcomeOf(context, pressed);
      return { refusal: outcome.kind === 'refused' ? outcome.refusal : null };
    }),
    forgetRefusal: assign({ refusal: null }),
    wantRecorded: assign(({ context }, pressed: Pressed) => ({ wanted: recordedKeys(context, pressed) })),
    wantRestored: assign(({ context }, id: Id) => ({ wanted: restoredKeys(context, id) })),
    wantDefault: assign((_, { id }: Id) => ({ wanted: { id, bindings: defaultBindings(id) } })),
    bindRecorded: assign(({ context }, pressed: Pressed) =>
      bound(context, context.id ?? '', recordedKeys(context, pressed)),
    ),
    bindWanted: assign(({ context }) =>
      context.wanted === null ? {} : bound(context, context.wanted.id, context.wanted),
    ),
    toggle: assign(({ context }, id: Id) => bound(context, id.id, restoredKeys(context, id))),
    reset: assign(({ context }, { id }: Id) => bound(context, id, { id, bindings: defaultBindings(id) })),
    resetAll: assign({ preferences: defaultShortcutPreferences }),
    toggleCharacterKeys: assign(({ context: { preferences } }) => ({
      preferences: { ...preferences, characterKeys: !preferences.characterKeys },
    })),
    replaceAll: assign((_, { preferences }: { preferences: ShortcutPreferences }) => ({
      preferences,
      saved: preferences,
    })),
    keepAsked: assign(({ context }) => ({ asked: context.preferences })),
    keepSaved: assign(({ context }) => ({ saved: context.asked })),
    takeBack: assign(({ context }) => ({ preferences: context.saved })),
    noticeFailed: emit(notice('error', textRef('settings', 'saveFailed'))),
  },
});
