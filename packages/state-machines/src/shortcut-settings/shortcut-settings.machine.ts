import { promised } from '../shared/effects.ts';
import { shortcutSettingsSetup } from './shortcut-settings.setup.ts';
import type { ShortcutSettingsActors } from './shortcut-settings.types.ts';

/** Each change is shown at once, and saved as soon as what is being saved is answered. */
const list = shortcutSettingsSetup.createStateConfig({
  on: {
    'recording.begun': { target: 'recording', actions: { type: 'keepId', params: ({ event }) => event } },
    'shortcut.toggled': [
      {
        guard: { type: 'isRestoredTaken', params: ({ event }) => event },
        target: 'conflict',
        actions: { type: 'wantRestored', params: ({ event }) => event },
      },
      { actions: { type: 'toggle', params: ({ event }) => event } },
    ],
    'shortcut.reset': [
      {
        guard: { type: 'isResetTaken', params: ({ event }) => event },
        target: 'conflict',
        actions: { type: 'wantDefault', params: ({ event }) => event },
      },
      {
        guard: { type: 'isChanged', params: ({ event }) => event },
        actions: { type: 'reset', params: ({ event }) => event },
      },
    ],
    'all.reset': { guard: 'isAnyChanged', actions: 'resetAll' },
    'characterKeys.toggled': { actions: 'toggleCharacterKeys' },
  },
});

/** The next key that is no modifier, or `G` and the key after it, as the listener would take them. */
const recording = shortcutSettingsSetup.createStateConfig({
  initial: 'first',
  exit: 'forgetRefusal',
  on: { 'recording.cancelled': { target: 'list' } },
  states: {
    first: {
      on: {
        'key.pressed': [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ ...event, chordBegun: false }) },
            actions: { type: 'keepRefusal', params: ({ event }) => ({ ...event, chordBegun: false }) },
          },
          {
            guard: { type: 'beginsChord', params: ({ event }) => ({ ...event, chordBegun: false }) },
            target: 'second',
            actions: 'forgetRefusal',
          },
          {
            guard: { type: 'isRecordedTaken', params: ({ event }) => ({ ...event, chordBegun: false }) },
            target: '#shortcutSettings.panel.open.conflict',
            actions: { type: 'wantRecorded', params: ({ event }) => ({ ...event, chordBegun: false }) },
          },
          {
            guard: { type: 'isRecorded', params: ({ event }) => ({ ...event, chordBegun: false }) },
            target: '#shortcutSettings.panel.open.list',
            actions: { type: 'bindRecorded', params: ({ event }) => ({ ...event, chordBegun: false }) },
          },
        ],
      },
    },
    second: {
      after: { chordWindow: { target: 'first' } },
      on: {
        'key.pressed': [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ ...event, chordBegun: true }) },
            target: 'first',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ ...event, chordBegun: true }) },
          },
          {
            guard: { type: 'isRecordedTaken', params: ({ event }) => ({ ...event, chordBegun: true }) },
            target: '#shortcutSettings.panel.open.conflict',
            actions: { type: 'wantRecorded', params: ({ event }) => ({ ...event, chordBegun: true }) },
          },
          {
            guard: { type: 'isRecorded', params: ({ event }) => ({ ...event, chordBegun: true }) },
            target: '#shortcutSettings.panel.open.list',
            actions: { type: 'bindRecorded', params: ({ event }) => ({ ...event, chordBegun: true }) },
          },
        ],
      },
    },
  },
});

/**
 * What keys the shortcuts have (WCAG 2.1.4): other ones, recorded as they are pressed, or none. Keys that another
 * shortcut has are taken over or left to it.
 */
export const shortcutSettingsMachine = shortcutSettingsSetup.createMachine({
  id: 'shortcutSettings',
  context: ({ input: { saved, isApple } }) => ({
    saved,
    isApple,
    preferences: saved,
    asked: saved,
    isAdmin: false,
    id: null,
    refusal: null,
    wanted: null,
  }),
  type: 'parallel',
  on: {
    'preferences.replaced': { actions: { type: 'replaceAll', params: ({ event }) => event } },
  },
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.opened': {
              target: 'open',
              actions: { type: 'keepVisitor', params: ({ event }) => event },
            },
          },
        },
        open: {
          tags: 'open',
          initial: 'list',
          on: { 'dialog.closed': { target: 'closed' } },
          states: {
            list,
            recording,
            conflict: {
              on: {
                'takeover.confirmed': { target: 'list', actions: 'bindWanted' },
                'takeover.cancelled': { target: 'list' },
                'preferences.replaced': {
                  target: 'list',
                  actions: { type: 'replaceAll', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    keeping: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnsaved', target: 'saving' } },
        saving: {
          tags: 'pending',
          entry: 'keepAsked',
          invoke: {
            id: 'saveShortcuts',
            src: 'saveShortcuts',
            input: ({ context }) => context.preferences,
            onDone: { target: 'idle', actions: 'keepSaved' },
            onError: { target: 'idle', actions: ['takeBack', 'noticeFailed'] },
          },
          after: { answerTimeout: { target: 'idle', actions: ['takeBack', 'noticeFailed'] } },
        },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideShortcutSettings(actors: ShortcutSettingsActors) {
  return shortcutSettingsMachine.provide({ actors: { saveShortcuts: promised(actors.saveShortcuts) } });
}
