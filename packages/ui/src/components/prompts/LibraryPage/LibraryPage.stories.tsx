import { library } from '@mirror-studio/domain/texts/en/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { comboBoxTester } from '../../../primitives/ComboBox/ComboBox.spec.tsx';
import { tagFieldTester } from '../../../primitives/TagField/TagField.spec.tsx';
import { LibraryPage } from './index.ts';
import { libraryPageStates, libraryPageTester } from './LibraryPage.spec.tsx';

const meta = {
  title: 'Components/LibraryPage',
  component: LibraryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(libraryPageStates.listed),
    hrefOf: (id: string) => `#editor/${id}`,
    onFilterChange: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onRestore: fn(),
    onLabel: fn(),
  },
  render: (args) => (
    <main>
      <LibraryPage {...args} />
    </main>
  ),
} satisfies Meta<typeof LibraryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };
const tester = () => libraryPageTester(tools);

/** A press on a row opens it; what is typed goes into the filter. */
export const Listed: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await tester().open('Salt flats');
    await expect(args.onOpen).toHaveBeenCalledWith('salt');
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...args.filter, q: 'x' });
    await userEvent.click(canvas.getByRole('radio', { name: library.place_trash }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...args.filter, place: 'trash' });
    await userEvent.tab();
    await userEvent.unhover(canvas.getByRole('radio', { name: library.place_trash }));
  }),
};

export const Playground: Story = playgroundOf(Listed);

/** What is selected is deleted in one go; by keyboard the rows are selected with Space. */
export const Selected: Story = {
  play: asWritten(async ({ args }) => {
    await tester().select('Salt flats');
    await userEvent.keyboard('{ArrowDown} ');
    await tester().delete();
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith([args.prompts[0], args.prompts[1]]));
    await expect(screen.queryByRole('toolbar')).toBeNull();
    await tester().select('Salt flats');
    await tester().select('Mirrors within mirrors');
    await expect(screen.getByRole('toolbar')).toBeVisible();
  }),
};

/** The tags that all share: one that is added goes to each, one that is taken away from each; others stay. */
export const Tagged: Story = {
  play: asWritten(async ({ args }) => {
    await tester().select('Salt flats');
    await tester().select('Mirrors within mirrors');
    await tester().tags();
    await screen.findByRole('dialog', { name: 'Tags that 2 prompts share' });
    const field = tagFieldTester(tools, library.tags);
    await expect(field.tags()).toEqual([]);
    await field.add('#Night');
    await expect(field.tags()).toEqual(['night']);
    // Its suggestions lie over the page until they are put away.
    await userEvent.keyboard('{Escape}');
    await tester().save();
    await expect(args.onLabel).toHaveBeenCalledWith([
      { id: 'salt', tags: ['salt', 'first light', 'dance', 'night'] },
      { id: 'fork', tags: ['mirror', 'portrait', 'night'] },
    ]);
    await tester().select('Salt flats');
    await tester().tags();
    await screen.findByRole('dialog', { name: 'Tags of this prompt' });
  }),
};

/** Into a collection that is there, or one that is named now; those that are in it already are left alone. */
export const Moved: Story = {
  play: asWritten(async ({ args }) => {
    await tester().select('Salt flats');
    await tester().select('The lighthouse keeper');
    await tester().move();
    await screen.findByRole('dialog', { name: 'Move 2 prompts' });
    await comboBoxTester(tools, library.collection).type('Halcyon');
    await userEvent.keyboard('{Escape}');
    await tester().save();
    await expect(args.onLabel).toHaveBeenCalledWith([{ id: 'plain', collection: 'Halcyon' }]);
    await tester().select('Salt flats');
    await tester().move();
    await screen.findByRole('dialog', { name: 'Move this prompt' });
  }),
};

export const Loading: Story = { args: shown(libraryPageStates.loading) };

export const Empty: Story = { args: shown(libraryPageStates.empty) };

export const Filtered: Story = { args: shown(libraryPageStates.filtered) };

export const FilteredToNothing: Story = { args: shown(libraryPageStates.filteredToNothing) };

/** What was deleted, with the way back. */
export const Trash: Story = {
  args: shown(libraryPageStates.trash),
  play: asWritten(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore: Salt flats' }));
    await expect(args.onRestore).toHaveBeenCalledWith([args.prompts[0]]);
    await userEvent.unhover(canvas.getByRole('button', { name: 'Restore: Salt flats' }));
  }),
};

export const TrashEmpty: Story = { args: shown(libraryPageStates.trashEmpty) };

export const FailedToLoad: Story = { args: shown(libraryPageStates.failedToLoad) };

export const MoreFailed: Story = { args: shown(libraryPageStates.moreFailed) };

export const LongAndStrange: Story = { args: shown(libraryPageStates.strange) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LibraryPage, libraryPageStates, 1);
