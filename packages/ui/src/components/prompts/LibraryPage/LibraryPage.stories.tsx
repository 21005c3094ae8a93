import { library } from '@mirror-studio/domain/texts/en/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { comboBoxTester } from '../../../primitives/ComboBox/ComboBox.spec.tsx';
import { tagFieldTester } from '../../../primitives/TagField/TagField.spec.tsx';
import { manyLibraryPrompts } from '../../../testing/fixtures/library.ts';
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

/** More rows than these are never in the document. */
const mostRows = 60;
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

/** One alone can be published; its words are what is shown. */
export const Published: Story = {
  args: { onPublish: fn() },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await tester().select('Salt flats');
    await tester().publish();
    await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ id: 'salt' }));
    await tester().select('Mirrors within mirrors');
    await expect(screen.queryByRole('button', { name: library.publish })).toBeNull();
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

const tenThousand = manyLibraryPrompts(10_000);

/** Of ten thousand those near the sight are in the document, wherever the page is; the keys reach all of them. */
export const TenThousand: Story = {
  render: function Leaving(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</Button>
        {isOpen && <LibraryPage {...args} prompts={tenThousand} />}
      </main>
    );
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const last = /^10,?000\. /;
    const drawn = () => canvas.getAllByRole('row');
    const list = () => canvas.getByRole('grid', { name: library.list });
    await waitFor(() => expect(list()).toHaveAttribute('aria-rowcount', '10000'));
    await waitFor(() => expect(drawn().length).toBeGreaterThan(0));
    await expect(drawn().length).toBeLessThanOrEqual(mostRows);
    await expect(drawn()[0]).toHaveAttribute('aria-rowindex', '1');
    drawn()[0]?.focus();
    await userEvent.keyboard('{End}');
    const end = await canvas.findByRole('row', { name: last });
    await waitFor(() => expect(end).toHaveFocus());
    await waitFor(() => expect(end).toBeVisible());
    await expect(end).toHaveAttribute('aria-rowindex', '10000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^9999\. / })).toHaveFocus());
    await expect(drawn().length).toBeLessThanOrEqual(mostRows);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^1\. / })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await tester().delete();
    await expect(args.onDelete).toHaveBeenCalledWith([tenThousand[1]]);
  },
};

/** Whoever comes back to a place far down finds there what was there, though rows are of many heights. */
export const ComeBackTo: Story = {
  ...TenThousand,
  play: async ({ canvas }) => {
    const { scrollingElement: page } = document;
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inSight = () =>
      canvas
        .getAllByRole('row')
        .map((row) => ({ name: row.getAttribute('aria-label'), box: row.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0)
        .toSorted((one, other) => one.box.top - other.box.top)
        .map(({ name, box }) => [name, Math.round(box.top)])[0];
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(0));
    for (let at = 0; at < 40; at++) {
      page?.scrollBy(0, 400);
      await settled();
    }
    const top = page?.scrollTop ?? 0;
    const before = inSight();
    page?.scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await settled();
    page?.scrollTo(0, top);
    await settled();
    await expect(inSight()).toEqual(before);
    page?.scrollTo(0, 0);
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LibraryPage, libraryPageStates, 1);
