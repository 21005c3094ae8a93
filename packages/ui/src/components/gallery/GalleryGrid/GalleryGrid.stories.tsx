import { pathOf } from '@mirror-studio/domain/access';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import {
  galleryItems,
  missingPicture,
  missingVideo,
  pictures,
  prompts,
} from '../../../testing/fixtures/index.ts';
import { GalleryGrid, type GalleryGridProps } from './index.ts';

const meta = {
  title: 'Components/GalleryGrid',
  component: GalleryGrid,
  parameters: { layout: 'fullscreen' },
  args: { items: galleryItems, shootHref: pathOf('photoShoot'), onReload: fn() },
} satisfies Meta<typeof GalleryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One list, newest first: Tab follows the order it was made in. */
export const Full: Story = {
  play: asWritten(async ({ canvas }) => {
    const shown = canvas.getAllByRole('button');
    await expect(shown).toHaveLength(galleryItems.length);
    await expect(shown[0]).toHaveAccessibleName(/^Open: A dancer/);
    await expect(canvas.getByText(gallery.allShown)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('8 images');
  }),
};

export const Playground: Story = playgroundOf(Full);

/** No column ends far below another, and nothing overlaps. */
export const Even: Story = {
  args: {
    items: Array.from({ length: 2 }, (_, round) =>
      galleryItems.map((item) => ({ ...item, id: `${item.id} ${round}` })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const columns = Map.groupBy(boxes, ({ left }) => Math.round(left));
    const ends = [...columns.values()].map((column) => Math.max(...column.map(({ bottom }) => bottom)));
    const width = boxes[0]?.width ?? 0;
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(width * 2);
    for (const column of columns.values()) {
      const sorted = column.toSorted((one, other) => one.top - other.top);
      for (const [index, box] of sorted.entries()) {
        await expect(box.top).toBeGreaterThanOrEqual(sorted[index - 1]?.bottom ?? 0);
      }
    }
  },
};

/** The picture of an address is shown also where it is none of those that have come yet. */
export const OpenedFromElsewhere: Story = {
  args: {
    items: galleryItems.slice(1),
    shownId: galleryItems[0]?.id ?? null,
    ...(galleryItems[0] && { shownElsewhere: galleryItems[0] }),
  },
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const viewer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(viewer).getByRole('img', { name: args.shownElsewhere?.prompt })).toBeVisible(),
    );
    await expect(within(viewer).queryByRole('button', { name: gallery.next })).not.toBeInTheDocument();
  },
};

/** Who turns the pictures does not come to an end while there are more. */
export const TurnedToMore: Story = {
  args: { onLoadMore: fn(), isAutomatic: true, shownId: galleryItems.at(-1)?.id ?? null },
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

/** Of 20,000 pictures those near the sight are in the document, and the one that has the focus. */
export const Many: Story = {
  parameters: { visual: { skip: true } },
  args: {
    items: Array.from({ length: 2_500 }, (_, round) =>
      galleryItems.map((item) => ({ ...item, id: `${item.id} ${round}` })),
    ).flat(),
  },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvas.getAllByRole('listitem');
    const scrollTo = async (top: number) => {
      canvasElement.ownerDocument.scrollingElement?.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    await waitFor(() => expect(drawn().length).toBeLessThan(60));
    const [first] = canvas.getAllByRole('button');
    first?.focus();
    await scrollTo(1_000_000);
    await expect(drawn().length).toBeLessThan(60);
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await scrollTo(Number.MAX_SAFE_INTEGER);
    await expect(drawn().at(-1)).toHaveAttribute('aria-posinset', '20000');
    await expect(drawn().at(-1)).toHaveAttribute('aria-setsize', '20000');
  },
};

/** Six places of the shapes to come (§2). */
export const Loading: Story = {
  args: { state: 'loading', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(gallery.loading);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Begin a shoot' })).toHaveAttribute(
      'href',
      pathOf('photoShoot'),
    );
  },
};

export const Failed: Story = {
  args: { state: 'failed', items: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(gallery.failed)).toBeVisible();
    await press(canvas.getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The flag `galleryUpgrade` is off (§8). */
export const Disabled: Story = { args: { state: 'disabled', items: [] } };

/** There are more than one page holds. */
export const More: Story = {
  args: { onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { onLoadMore: fn(), isLoadingMore: true } };

/** What is there stays when more does not come. */
export const MoreFailed: Story = {
  args: { onLoadMore: fn(), moreFailed: errors.network },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errors.network);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(galleryItems.length);
    await press(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Another failure than the server's says what it is, and offers what helps there. */
export const Offline: Story = {
  args: { state: 'failed', items: [], failure: { kind: 'network', onAction: { retry: fn(), reload: fn() } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(errors.network)).toBeVisible();
    await press(canvas.getByRole('button', { name: errors.action_retry }));
    await expect(args.failure?.onAction?.retry).toHaveBeenCalledOnce();
  },
};

/** A video says what it is; what does not come keeps its place. */
export const VideosAndMissing: Story = {
  args: {
    items: galleryItems.map((item, index) =>
      index === 0
        ? { ...item, type: 'video', url: missingVideo, thumbnailUrl: pictures.saltFlats.url }
        : index === 1
          ? { ...item, url: missingPicture }
          : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 images · 1 video');
    await waitFor(() => expect(canvas.getByText(ui.imageFailed)).toBeVisible());
  },
};

/** Its words come when it is pointed at, or reached by Tab. */
export const Reached: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/^A dancer in raw silk/)).toHaveStyle({ opacity: '1' }));
  },
};

/** Enter opens a picture, arrows turn to the next, Escape returns to where one was. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Halcyon' }));
    await waitFor(() => expect(dialog.getByText('1 of 8')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('2 of 8')).toBeVisible();
    await expect(dialog.getByText(prompts.stillLife)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveFocus());
  },
};

/** Selection as the page holds it. */
function Selecting(args: GalleryGridProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return <GalleryGrid {...args} selection={selection} onSelectionChange={setSelection} />;
}

const selectedIn = (canvas: { queryAllByRole: (role: string, options?: object) => HTMLElement[] }) =>
  canvas.queryAllByRole('checkbox', { checked: true, hidden: true }).length;

/** Space selects, arrows go on, Shift takes them along, Ctrl+A selects all that is there, Escape none. */
export const SelectedByKeyboard: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(selectedIn(canvas)).toBe(1);
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(selectedIn(canvas)).toBe(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selectedIn(canvas)).toBe(galleryItems.length);
    await userEvent.keyboard('{Escape}');
    await expect(selectedIn(canvas)).toBe(0);
    const from = canvas.getAllByRole('button')[3];
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(from).toHaveFocus();
    await userEvent.keyboard(' ');
  },
};

/** A mark selects; with Shift all up to it; from then on a press on a picture selects too, and does not open it. */
export const SelectedByPointer: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('checkbox', { hidden: true });
    const user = userEvent.setup();
    await user.click(marks[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(marks[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(selectedIn(canvas)).toBe(4);
    await user.click(canvas.getAllByRole('button')[6] as HTMLElement);
    await expect(selectedIn(canvas)).toBe(5);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Narrowed to nothing, with the way back. */
export const FilteredToNothing: Story = {
  args: { items: [], isFiltered: true, onClearFilters: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: gallery.clearFilters }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

/** More to a row. */
export const Compact: Story = { args: { density: 'compact' } };

/** What was deleted says when it goes. */
export const WithNotes: Story = { args: { density: 'compact', noteOf: () => 'Removed on 21 Dec' } };

export const Favourites: Story = {
  args: { items: galleryItems.map((item, at) => ({ ...item, favourite: at % 2 === 0 })) },
};

/** What others see says so in its corner. */
export const Published: Story = {
  args: { items: galleryItems.map((item, at) => (at % 2 === 0 ? { ...item, workId: `work-${at}` } : item)) },
  play: asWritten(async ({ canvas }) => {
    const published = canvas.getAllByRole('button', { name: RegExp(`, ${gallery.isPublished}$`) });
    await expect(published).toHaveLength(galleryItems.length / 2);
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { state: 'failed', items: [] } };
