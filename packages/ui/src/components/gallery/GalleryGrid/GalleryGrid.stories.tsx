import { pathOf } from '@mirror-studio/domain/access';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
import { GalleryGrid } from './index.ts';

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
    items: Array.from({ length: 5 }, (_, round) =>
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

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { state: 'failed', items: [] } };
