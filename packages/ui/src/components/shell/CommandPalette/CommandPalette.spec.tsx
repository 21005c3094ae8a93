import { commandPalette as texts } from '@mirror-studio/domain/texts/en/commandPalette';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import {
  byRole,
  callback,
  controlled,
  initial,
  overlayCases,
  state,
} from '../../../../test/composition/row.ts';
import { opened, stays } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ExchangeIcon, GalleryIcon, HelpIcon, JobsIcon, ProfileIcon, SunIcon } from '../../../icons/index.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { CommandPalette, type CommandPaletteProps, type PaletteCommand, type PaletteGroup } from './index.ts';

const gallery: PaletteCommand = {
  id: 'gallery',
  label: 'Gallery',
  hint: 'Studio',
  icon: <GalleryIcon size={18} />,
  keys: ['G', 'G'],
};
const jobs: PaletteCommand = {
  id: 'jobs',
  label: 'Background Jobs',
  icon: <JobsIcon size={18} />,
  keys: ['Ctrl', 'J'],
};
const exchange: PaletteCommand = {
  id: 'exchange',
  label: 'Exchange Coins',
  icon: <ExchangeIcon size={18} />,
};
const profile: PaletteCommand = {
  id: 'profile',
  label: 'Profile',
  hint: 'Community',
  icon: <ProfileIcon size={18} />,
};
const theme: PaletteCommand = { id: 'light', label: 'Theme: Light', icon: <SunIcon size={18} /> };
const topic: PaletteCommand = { id: 'help', label: 'Using the gallery', icon: <HelpIcon size={18} /> };
const job = (id: string, label: string): PaletteCommand => ({
  id,
  label,
  hint: 'Completed',
  icon: <JobsIcon size={18} />,
});

const group = (id: string, title: string, ...commands: PaletteCommand[]): PaletteGroup => ({
  id,
  title,
  commands,
});

const palette: CommandPaletteProps = {
  isOpen: true,
  onOpenChange: nothing,
  query: '',
  onQueryChange: nothing,
  groups: [
    group('recent', texts.group_recent, exchange),
    group('action', texts.group_action, jobs, theme),
    group('page', texts.group_page, gallery, profile),
  ],
  onChoose: nothing,
  onHelp: nothing,
};

/** `<CommandPalette {...commandPaletteStates.nothingFound} />` */
export const commandPaletteStates = statesOf<CommandPaletteProps>()({
  listed: palette,
  found: {
    ...palette,
    query: 'galery',
    groups: [
      group('page', texts.group_page, gallery),
      group('help', texts.group_help, topic),
      group('job', texts.group_job, job('1', prompts.usual)),
    ],
  },
  searching: { ...palette, query: 'galery', groups: [], isSearching: true },
  nothingFound: { ...palette, query: 'refund', groups: [] },
  failed: { ...palette, query: 'galery', groups: [], onRetry: nothing },
  longAndStrange: {
    ...palette,
    query: prompts.unbroken,
    groups: [
      group(
        'job',
        texts.group_job,
        ...[prompts.unbroken, prompts.markup, prompts.usual].flatMap((prompt, at) =>
          Array.from({ length: 8 }, (_, row) => job(`${at} ${row}`, prompt)),
        ),
      ),
    ],
  },
});

/** CommandPalette: types, reads what is offered, and chooses, once it is open. */
export function commandPaletteTester(tools: Tools) {
  const t = textsOf(tools, 'commandPalette', texts);
  const c = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay } = stepsOf(tools);
  const inside = () => overlay(t.title);
  const field = async () => (await inside()).getByRole('textbox', { name: t.search });
  return {
    type: async (query: string) => stepsOf(tools).fill(await field(), query),
    /** The labels and hints of what is offered, in order. */
    read: async () => (await inside()).queryAllByRole('option').map(({ textContent }) => textContent),
    choose: async (label: string) => {
      const rows = (await inside()).getAllByRole('option');
      const row = rows.find(({ textContent }) => textContent?.startsWith(label));
      if (!row) throw new Error(`"${label}" is not offered`);
      await tools.user.click(row);
    },
    showAll: async () => press(t.showAll, await inside()),
    askHelp: async () => press(t.openHelp, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

const groups = commandPaletteStates.listed.groups;
const held = (report: (what: string) => void) =>
  opened(<CommandPalette groups={groups} onChoose={(id) => report(id)} />);

export default {
  CommandPalette: (): Spec<CommandPaletteProps> => ({
    states: commandPaletteStates,
    tester: commandPaletteTester,
    uses: [
      {
        in: commandPaletteStates.listed,
        calls: 'onChoose',
        by: (tools) => commandPaletteTester(tools).choose('Gallery'),
      },
      {
        in: commandPaletteStates.nothingFound,
        calls: 'onHelp',
        by: (tools) => commandPaletteTester(tools).askHelp(),
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        query: controlled({
          by: 'defaultQuery',
          onChange: 'onQueryChange',
          first: '',
          last: 'photo',
          act: (tools) => commandPaletteTester(tools).type('photo'),
          read: ({ screen }) => screen.getByRole('textbox').getAttribute('value'),
        }),
        defaultQuery: initial,
        onQueryChange: callback,
        isSearching: state,
        onRetry: byRole('button', errorsTexts.action_retry, commandPaletteStates.failed),
        onHelp: byRole('button', texts.openHelp, commandPaletteStates.nothingFound),
      },
    },
    overlay: { is: 'dismissable', props: commandPaletteStates.listed, focusesAtOnce: true },
    keys: {
      draw: held,
      rows: [
        {
          keys: ['↓', '↑'],
          does: 'Goes through what is offered, round and round; the focus stays in the field.',
          first: '{Enter}',
          press: '{ArrowDown}{ArrowDown}{ArrowUp}',
          sees: ({ focused, find }) =>
            focused?.tagName === 'INPUT' &&
            find('[role="option"][data-focused]')?.textContent === exchange.label,
        },
        {
          keys: ['Enter'],
          does: 'Does what is marked.',
          first: '{Enter}{ArrowDown}{ArrowDown}',
          press: '{Enter}',
          sees: reported('jobs'),
        },
        stays('dialog'),
        {
          keys: ['Esc'],
          does: 'Closes it, whatever is typed; the focus goes back to where it was.',
          first: '{Enter}galery',
          press: '{Escape}',
          sees: ({ find, focused }) => find('[role="dialog"]') === null && focused?.textContent === 'Open',
        },
      ],
    },
  }),
};
