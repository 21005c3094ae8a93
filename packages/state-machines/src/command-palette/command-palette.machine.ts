import { type Command, rememberCommand } from '@mirror-studio/domain/commands';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, emit, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import type {
  CommandPaletteActors,
  CommandPaletteContext,
  CommandPaletteEmitted,
  CommandPaletteEvent,
  CommandPaletteInput,
} from './command-palette.types.ts';

const definition = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    emitted: {} as CommandPaletteEmitted,
    input: {} as CommandPaletteInput,
    tags: {} as 'open' | 'pending',
  },
  actors: {
    search: missing<{ readonly query: string; readonly commands: readonly Command[] }, readonly string[]>(
      'search',
    ),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    hasNoQuery: ({ context }) => context.query.trim() === '',
    isNothingFound: (_, { found }: { found: readonly string[] }) => found.length === 0,
    isCommand: ({ context }, { id }: { id: string }) => context.commands.some((command) => command.id === id),
  },
  actions: {
    reset: assign({ query: '', found: null }),
    keepQuery: assign((_, { query }: { query: string }) => ({ query })),
    keepFound: assign((_, { found }: { found: readonly string[] }) => ({ found })),
    forgetFound: assign({ found: null }),
    keepCommands: assign((_, { commands }: { commands: readonly Command[] }) => ({ commands })),
    remember: assign(({ context }, { id }: { id: string }) => ({
      recent: rememberCommand(context.recent, id),
    })),
    run: emit(({ context }, { id }: { id: string }) => ({ type: 'command.run', id, recent: context.recent })),
    wantHelp: emit({ type: 'help.wanted' }),
  },
});

/**
 * The command palette: what was used last, actions and pages; by typing everything. A later query cancels an earlier one,
 * and what was found before stays until the answer. What was shown stays while the palette is on its way out.
 */
export const commandPaletteMachine = definition.createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({ ...input, query: '', found: null }),
  initial: 'closed',
  on: { 'commands.changed': { actions: { type: 'keepCommands', params: ({ event }) => event } } },
  states: {
    closed: { on: { 'palette.opened': { target: 'open', actions: 'reset' } } },
    open: {
      tags: 'open',
      initial: 'read',
      on: {
        'palette.closed': { target: 'closed' },
        'query.changed': {
          target: '.read',
          actions: { type: 'keepQuery', params: ({ event }) => event },
        },
        'command.chosen': {
          guard: { type: 'isCommand', params: ({ event }) => event },
          target: 'closed',
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'run', params: ({ event }) => event },
          ],
        },
      },
      states: {
        read: { always: [{ guard: 'hasNoQuery', target: 'listed' }, { target: 'searching' }] },
        listed: { entry: 'forgetFound' },
        searching: {
          tags: 'pending',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { query, commands } }) => ({ query: query.trim(), commands }),
            onDone: [
              {
                guard: { type: 'isNothingFound', params: ({ event }) => ({ found: event.output }) },
                target: 'nothing',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
              {
                target: 'found',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: 'forgetFound' },
          },
          after: { answerTimeout: { target: 'failed', actions: 'forgetFound' } },
        },
        found: {},
        nothing: { on: { 'help.asked': { target: '#commandPalette.closed', actions: 'wantHelp' } } },
        failed: { on: { 'search.retried': { target: 'searching' } } },
      },
    },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provideCommandPalette(actors: CommandPaletteActors) {
  return commandPaletteMachine.provide({ actors: { search: promised(actors.search) } });
}
