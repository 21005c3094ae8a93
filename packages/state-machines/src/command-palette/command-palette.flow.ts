import type { Command } from '@mirror-studio/domain/commands';
import { commandPalette } from '@mirror-studio/domain/texts/en/commandPalette';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, field, type Interactions, opener, system } from '../explore/interactions.ts';
import { commandPaletteMachine, provideCommandPalette } from './command-palette.machine.ts';

const gallery: Command = {
  id: 'page.gallery',
  kind: 'page',
  label: 'Gallery',
  hint: 'Studio',
  keys: ['G', 'G'],
};
const commands: readonly Command[] = [
  { id: 'shortcut.jobs', kind: 'action', label: 'Background Jobs', keys: ['Ctrl', 'J'] },
  { id: 'overlay.exchange', kind: 'action', label: 'Exchange Coins' },
  gallery,
  { id: 'page.profile', kind: 'page', label: 'Profile', hint: 'Community' },
  { id: 'help.gallery', kind: 'help', label: 'Using the gallery' },
  { id: 'job.1', kind: 'job', label: 'A lighthouse at dusk, long exposure', hint: 'Completed' },
];

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof commandPaletteMachine> = {
  'palette.opened': opener(shortcuts.openPalette),
  'palette.closed': closed,
  'query.changed': ({ query }) => field(commandPalette.search, query),
  'search.retried': button(errors.action_retry),
  'command.chosen': ({ id }) =>
    id === gallery.id
      ? {
          keyboard: [{ tab: ['textbox', commandPalette.search] }, { press: 'ArrowDown' }, { press: 'Enter' }],
          pointer: [{ click: ['option', /^Gallery/] }],
        }
      : { system: 'nobody: a command that is gone' },
  'help.asked': button(commandPalette.openHelp),
  'commands.changed': system('the jobs, the language and the profile'),
};

/** What an exploration of the palette sends, and what tells its states apart on screen. */
export const commandPaletteFlow = defineFlow({
  name: 'command-palette',
  about:
    'Every page, action, help topic and job by typing. A later query cancels an earlier one, what was used last comes first, and only what is still there can be run.',
  machine: commandPaletteMachine,
  provide: provideCommandPalette,
  inputs: {
    first: { commands, recent: [] },
    again: { commands, recent: ['help.gallery', 'overlay.exchange', 'page.removed'] },
  },
  events: [
    { type: 'palette.opened' },
    { type: 'palette.closed' },
    { type: 'query.changed', query: 'galery' },
    { type: 'query.changed', query: ' ' },
    { type: 'search.retried' },
    { type: 'command.chosen', id: gallery.id },
    { type: 'command.chosen', id: 'page.removed' },
    { type: 'help.asked' },
    { type: 'commands.changed', commands },
    done('search', ['page.gallery', 'help.gallery', 'job.1']),
    done('search', []),
    failed('search', new Error('The index could not be loaded')),
  ],
  variantOf: ({ context: { found, query, recent }, value }) => {
    if (value === 'closed') return [];
    if (query.trim() === '') return [recent.length === 0 ? '' : 'withRecent'];
    return [found === null ? '' : found.length === 0 ? 'afterNothing' : 'afterFound'];
  },
  hiddenClassOf: ({ context }) => [String(context.recent.length > 0)],
  interactions,
  inexactEvents: ['command.chosen'],
  window: { heightPx: 640 },
  shownBy: ['Components/CommandPalette'],
});
