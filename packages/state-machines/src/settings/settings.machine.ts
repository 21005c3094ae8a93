import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  areTypesDisabled,
  defaultSettings,
  isDirty,
  notificationTypeSettings,
  type Settings,
  type SettingsTab,
  showsProtectionChoices,
} from '@mirror-studio/domain/settings';
import { assign, emit, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  SettingsActors,
  SettingsContext,
  SettingsEmitted,
  SettingsEvent,
  SettingsInput,
} from './settings.types.ts';

type Change = { readonly change: Partial<Settings> };

/** Says whether a change can be made as the settings stand: disabled and hidden ones cannot (§4). */
function isOffered(draft: Settings, change: Partial<Settings>): boolean {
  const touches = (names: readonly (keyof Settings)[]) => names.some((name) => name in change);
  if (areTypesDisabled(draft) && touches(notificationTypeSettings)) return false;
  return showsProtectionChoices(draft) || !touches(['allowResale', 'allowTraining']);
}

const definition = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    emitted: {} as SettingsEmitted,
    input: {} as SettingsInput,
    tags: {} as 'open' | 'pending',
  },
  actors: { saveSettings: missing<Settings, unknown>('saveSettings') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isOffered: ({ context }, { change }: Change) => isOffered(context.draft, change),
    isDirty: ({ context }) => isDirty(context.saved, context.draft),
  },
  actions: {
    keepTab: assign((_, { tab }: { tab: SettingsTab }) => ({ tab })),
    keepChange: assign(({ context }, { change }: Change) => ({ draft: { ...context.draft, ...change } })),
    restoreDefaults: assign({ draft: defaultSettings }),
    discardDraft: assign(({ context }) => ({ draft: context.saved, tab: 'general' as const })),
    keepSaved: assign(({ context }) => ({ saved: context.draft })),
    replaceSaved: assign((_, { saved }: { saved: Settings }) => ({ saved })),
    replaceAll: assign((_, { saved }: { saved: Settings }) => ({ saved, draft: saved })),
    notifyApplied: emit(({ context }) => ({ type: 'settings.applied', settings: context.saved })),
    noticeSaved: emit(notice('success', textRef('toasts', 'settingsSaved'))),
    noticeFailed: emit(notice('error', textRef('settings', 'saveFailed'))),
  },
});

/** The settings (§2 dialog 11, §4): a draft that is saved, reset to the defaults, or discarded by closing. */
export const settingsMachine = definition.createMachine({
  id: 'settings',
  context: ({ input }) => ({ saved: input.saved, draft: input.saved, tab: 'general' }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.opened': { target: 'open' },
        'settings.replaced': {
          actions: [{ type: 'replaceAll', params: ({ event }) => event }, 'notifyApplied'],
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'read',
      on: {
        'dialog.closed': { target: 'closed', actions: 'discardDraft' },
        'tab.changed': { actions: { type: 'keepTab', params: ({ event }) => event } },
        'setting.changed': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: '.read',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
        'settings.replaced': {
          target: '.read',
          actions: [{ type: 'replaceSaved', params: ({ event }) => event }, 'notifyApplied'],
        },
      },
      states: {
        read: { always: [{ guard: 'isDirty', target: 'dirty' }, { target: 'clean' }] },
        clean: {},
        dirty: {
          on: {
            'settings.saved': { target: '#settings.saving' },
            'settings.reset': { target: 'read', actions: 'restoreDefaults' },
          },
        },
      },
    },
    saving: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.draft,
        onDone: { target: 'closed', actions: ['keepSaved', 'notifyApplied', 'noticeSaved', 'discardDraft'] },
        onError: { target: 'open', actions: 'noticeFailed' },
      },
      after: { answerTimeout: { target: 'open', actions: 'noticeFailed' } },
      on: {
        'dialog.closed': { target: 'closed', actions: 'discardDraft' },
        'settings.replaced': {
          actions: [{ type: 'replaceSaved', params: ({ event }) => event }, 'notifyApplied'],
        },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideSettings(actors: SettingsActors) {
  return settingsMachine.provide({ actors: { saveSettings: promised(actors.saveSettings) } });
}
