import { shortcutLimits } from '@mirror-studio/domain/constants/help';
import {
  isModifierKey,
  type KeyPress,
  matchKey,
  type Shortcut,
  shortcuts,
} from '@mirror-studio/domain/shortcuts';
import { assign, enqueueActions, setup } from 'xstate';
import type {
  ShortcutsContext,
  ShortcutsEmitted,
  ShortcutsEvent,
  ShortcutsInput,
} from './shortcuts.types.ts';

type Pressed = Extract<ShortcutsEvent, { type: 'key.pressed' }>;
type Chord = { readonly pressed: Pressed; readonly begun: boolean };

const outcomeOf = (context: ShortcutsContext, { pressed, begun }: Chord) =>
  matchKey(pressed.press, { ...context, typing: pressed.typing || pressed.overlayOpen }, begun);

const definition = setup({
  types: {
    context: {} as ShortcutsContext,
    events: {} as ShortcutsEvent,
    emitted: {} as ShortcutsEmitted,
    input: {} as ShortcutsInput,
  },
  delays: { chordWindow: shortcutLimits.chordMs },
  guards: {
    isShortcut: ({ context }, chord: Chord) => outcomeOf(context, chord).kind === 'run',
    /** A modifier on its way down is none yet. */
    isSecondKey: (_, { key }: KeyPress) => !isModifierKey(key),
    beginsChord: ({ context }, chord: Chord) => outcomeOf(context, chord).kind === 'chordBegun',
  },
  actions: {
    run: enqueueActions(({ context, enqueue }, chord: Chord) => {
      const outcome = outcomeOf(context, chord);
      if (outcome.kind === 'run') enqueue.emit({ type: 'shortcut.run', shortcut: outcome.shortcut });
    }),
    keepVisitor: assign((_, { isAdmin }: { isAdmin: boolean }) => ({ isAdmin })),
    keepShortcuts: assign((_, { shortcuts: table }: { shortcuts: readonly Shortcut[] }) => ({
      shortcuts: table,
    })),
  },
});

/** Keyboard shortcuts (§2, §9): combinations at once, chords within a second; nothing while typing or under an overlay. */
export const shortcutsMachine = definition.createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({ isAdmin: input.isAdmin, shortcuts: input.shortcuts ?? shortcuts }),
  initial: 'idle',
  on: {
    'visitor.changed': { actions: { type: 'keepVisitor', params: ({ event }) => event } },
    'shortcuts.changed': { actions: { type: 'keepShortcuts', params: ({ event }) => event } },
  },
  states: {
    idle: {
      on: {
        'key.pressed': [
          {
            guard: { type: 'isShortcut', params: ({ event }) => ({ pressed: event, begun: false }) },
            actions: { type: 'run', params: ({ event }) => ({ pressed: event, begun: false }) },
          },
          {
            guard: { type: 'beginsChord', params: ({ event }) => ({ pressed: event, begun: false }) },
            target: 'chordBegun',
          },
        ],
      },
    },
    chordBegun: {
      after: { chordWindow: { target: 'idle' } },
      on: {
        'window.blurred': { target: 'idle' },
        'key.pressed': {
          guard: { type: 'isSecondKey', params: ({ event }) => event.press },
          target: 'idle',
          actions: { type: 'run', params: ({ event }) => ({ pressed: event, begun: true }) },
        },
      },
    },
  },
});
