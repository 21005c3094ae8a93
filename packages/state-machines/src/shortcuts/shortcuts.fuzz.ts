import { shortcutLimits } from '@mirror-studio/domain/constants/help';
import { shortcutsFor } from '@mirror-studio/domain/shortcuts';
import { emit } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { shortcutsFlow } from './shortcuts.flow.ts';

const [help] = shortcutsFor(false).filter(({ id }) => id === 'help');
if (help === undefined) throw new Error('There is no shortcut for help.');

export const shortcutsFuzz = defineFuzz(
  {
    flow: shortcutsFlow,
    rules: () => {
      let begunMs: number | null = null;
      let run: string | null = null;
      return {
        emitted: (event, { nowMs }) => {
          run = String(Reflect.get(Reflect.get(event, 'shortcut') as object, 'id'));
          const late = begunMs === null || nowMs - begunMs >= shortcutLimits.chordMs;
          return run.startsWith('go.') && late ? `${run} ran without its first key.` : undefined;
        },
        after: ({ snapshot, nowMs }, step) => {
          const press = step?.do === 'send' && step.event.type === 'key.pressed' ? step.event : null;
          const held = press !== null && (press.typing || press.overlayOpen);
          const ran = run;
          run = null;
          if (!snapshot.matches('chordBegun')) begunMs = null;
          else if (press?.press.key === 'g') begunMs = nowMs;
          return held && ran !== null && !['jobs', 'sidebar', 'settings'].includes(ran)
            ? `${ran} ran while somebody typed.`
            : undefined;
        },
      };
    },
  },
  {
    'a shortcut that does not mind typing': {
      seen: /somebody typed/,
      inject: (machine) =>
        machine.provide({
          guards: { isShortcut: () => true },
          actions: { run: emit({ type: 'shortcut.run', shortcut: help }) },
        }),
    },
    'a chord without an end': {
      seen: /without its first key/,
      inject: (machine) => machine.provide({ delays: { chordWindow: 100_000 } }),
    },
  },
);
