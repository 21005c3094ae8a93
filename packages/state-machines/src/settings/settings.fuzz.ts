import { areTypesDisabled, defaultSettings, isDirty, type Settings } from '@mirror-studio/domain/settings';
import { defineFuzz } from '../fuzz/suite.ts';
import { settingsFlow } from './settings.flow.ts';

export const settingsFuzz = defineFuzz(
  {
    flow: settingsFlow,
    rules: () => {
      let applied: Settings = defaultSettings;
      let before: Settings = defaultSettings;
      return {
        asked: (_, { effects }) => (effects.pending().length > 1 ? 'Saved twice at once.' : undefined),
        emitted: (event) => {
          if (event.type === 'settings.applied') applied = Reflect.get(event, 'settings') as Settings;
          return undefined;
        },
        after: ({ snapshot }, step) => {
          const { saved, draft } = snapshot.context;
          if (applied !== saved) return 'What is applied is not what is saved.';
          if (snapshot.matches('closed') && isDirty(saved, draft)) return 'A closed dialog kept its draft.';
          if (snapshot.matches('open') && isDirty(saved, draft) !== snapshot.matches({ open: 'dirty' })) {
            return 'Dirty is reported wrongly.';
          }
          const changed = step?.do === 'send' && step.event.type === 'setting.changed';
          const wrong = changed && areTypesDisabled(before) && before.systemUpdates !== draft.systemUpdates;
          before = draft;
          return wrong ? 'A disabled setting was changed.' : undefined;
        },
      };
    },
  },
  {
    'a draft that outlives its dialog': {
      seen: /kept its draft/,
      inject: (machine) => machine.provide({ actions: { discardDraft: () => {} } }),
    },
    'settings nobody applies': {
      seen: /not what is saved/,
      inject: (machine) => machine.provide({ actions: { notifyApplied: () => {} } }),
    },
    'a disabled setting that can be changed': {
      seen: /disabled setting/,
      inject: (machine) => machine.provide({ guards: { isOffered: () => true } }),
    },
    'a draft that is always dirty': {
      seen: /reported wrongly/,
      inject: (machine) => machine.provide({ guards: { isDirty: () => true } }),
    },
  },
);
